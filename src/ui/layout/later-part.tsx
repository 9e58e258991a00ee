import { type ComponentType, Suspense, use, useEffect, useLayoutEffect, useRef } from 'react';

/** A part of a screen whose code is loaded after the rest of the screen is alive. */
export type LaterPart = ComponentType & {
  /** Loads the code. The server, and a navigation, do so before they show the screen. */
  load: () => Promise<void>;
};

/** What a visitor does before a part could be missed. */
const signsOfVisitor = [
  'pointerdown',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
  'click',
  'focusin',
] as const;

/** How far below the window the part may begin when its code is loaded; a fraction of its height. */
const margin = '50%';

/** Milliseconds after which it is loaded in any case: a screen reader may send no sign of a visitor. */
const longestWait = 2000;

/**
 * Calls `load` when the place comes near, after `longestWait`, and at each sign of a visitor until it
 * is stopped.
 */
function watch(place: Element, load: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    },
    { rootMargin: `0px 0px ${margin}` },
  );
  observer.observe(place);
  const timer = setTimeout(load, longestWait);
  for (const type of signsOfVisitor) addEventListener(type, load, { passive: true, capture: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of signsOfVisitor) removeEventListener(type, load, { capture: true });
  };
}

/**
 * Defines a part far down a screen: the server renders it with the rest, and it is loaded and
 * hydrated when it comes near, the visitor acts or two seconds pass. `data-later` marks it until then, so that presses
 * on it are kept (`src/site/early-presses.ts`).
 */
export function defineLaterPart(importPart: () => Promise<{ Part: ComponentType }>): LaterPart {
  let Loaded: ComponentType | null = null;
  let loading: Promise<void> | null = null;
  const loaded = Promise.withResolvers<void>();

  function load(): Promise<void> {
    loading ??= importPart().then(
      ({ Part }) => {
        Loaded = Part;
        loaded.resolve();
      },
      (error) => {
        // The next sign of a visitor loads it again.
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function AlivePart({ onAlive }: { onAlive: () => void }) {
    useLayoutEffect(onAlive, [onAlive]);
    return Loaded ? <Loaded /> : null;
  }

  // No hook may follow `use`: React repeats the render that waited, and by then `use` is left out.
  function LoadedPart(props: { onAlive: () => void }) {
    if (!Loaded) use(loaded.promise);
    return <AlivePart {...props} />;
  }

  function Later() {
    const place = useRef<HTMLDivElement>(null);
    const stop = useRef<() => void>(undefined);
    const come = useRef(() => {
      stop.current?.();
      place.current?.removeAttribute('data-later');
      dispatchEvent(new Event('alive'));
    });
    useEffect(() => {
      if (Loaded || !place.current) return;
      stop.current = watch(place.current, () => void load().catch(() => {}));
      return () => stop.current?.();
    }, []);
    return (
      <div ref={place} data-later="">
        <Suspense>
          <LoadedPart onAlive={come.current} />
        </Suspense>
      </div>
    );
  }
  return Object.assign(Later, { load });
}
