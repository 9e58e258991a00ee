import { useCallback, useEffect, useState } from 'react';

/** What was loaded once is there at once the next time. */
const loadedParts = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads the code of a part, which `useLoaded` then has at once. `load` is the same function there. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  loadedParts.set(load, part);
  return part;
}

/** `part` is null until it is loaded; `error` says why it could not be, until `retry` is called. */
export type Loaded<Part> = { part: Part | null; error: unknown; retry: () => void };

/**
 * Loads the code of a part when it is first needed. A retry that fails reloads the page, because the
 * server no longer has the code of an earlier version. `load` is the same function in every render.
 */
export function useLoaded<Part extends object>(
  isNeeded: boolean,
  load: () => Promise<Part>,
): Loaded<Part> {
  const [part, setPart] = useState(() => (loadedParts.get(load) as Part | undefined) ?? null);
  const [error, setError] = useState<unknown>(null);
  const [retries, setRetries] = useState(0);
  useEffect(() => {
    if (!isNeeded || part !== null) return;
    let isUnmounted = false;
    loadPart(load).then(
      (loaded) => {
        if (!isUnmounted) setPart(() => loaded);
      },
      (failed: unknown) => {
        if (isUnmounted) return;
        if (retries > 0 && navigator.onLine) location.reload();
        else setError(failed);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded, part, load, retries]);
  const retry = useCallback(() => {
    setError(null);
    setRetries((count) => count + 1);
  }, []);
  return { part, error: part === null && isNeeded ? error : null, retry };
}
