import { useEffect, useState } from 'react';

/** What was loaded once is there at once the next time. */
const loadedParts = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Returns a part whose code is loaded when it is first needed; null until then, and after a failure
 * until it is needed again. `load` is the same function in every render.
 */
export function useLoaded<Part extends object>(
  isNeeded: boolean,
  load: () => Promise<Part>,
): Part | null {
  const [part, setPart] = useState(() => (loadedParts.get(load) as Part | undefined) ?? null);
  useEffect(() => {
    if (!isNeeded || part !== null) return;
    let isUnmounted = false;
    load().then(
      (loaded) => {
        loadedParts.set(load, loaded);
        if (!isUnmounted) setPart(() => loaded);
      },
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded, part, load]);
  return part;
}
