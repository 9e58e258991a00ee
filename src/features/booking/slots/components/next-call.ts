import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from '#i18n/language.ts';
import type { LinkedSlot } from './slot-link.ts';

/** When the next free call is, in words: Lisbon's time, and the visitor's where it differs. */
export type CallWords = { when: string; there: string | null };

/** The next free call; `slot` is null where there is none. */
export type NextCall = {
  slot: (LinkedSlot & { until: string }) | null;
  words: Record<Language, CallWords>;
};

const minute = 60_000;

// One answer for the hero and the contact menu. Written by the browser only.
let found: NextCall | null = null;
let isReading = false;
const listeners = new Set<() => void>();

function show(next: NextCall | null): void {
  found = next;
  for (const listener of listeners) listener();
}

function readNextCall(): void {
  if (isReading) return;
  isReading = true;
  import('./find-next-call.ts')
    .then(({ findNextCall }) => findNextCall())
    // Offline, or no answer: nothing is said, rather than what was true before.
    .catch(() => null)
    .then((next) => {
      isReading = false;
      show(next);
    });
}

function isPast(): boolean {
  return found?.slot != null && Date.parse(found.slot.until) <= Date.now();
}

/** Says nothing that the clock has made false. Nothing is read again by itself, as of the whole site. */
function keepTrue(): void {
  if (isPast()) show(null);
}

/** A page that comes back from the browser's memory may be hours old. */
function forgetRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) show(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const timer = setInterval(keepTrue, minute);
  const forget = () => show(null);
  document.addEventListener('visibilitychange', keepTrue);
  addEventListener('pageshow', forgetRestored);
  addEventListener('offline', forget);
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', keepTrue);
    removeEventListener('pageshow', forgetRestored);
    removeEventListener('offline', forget);
  };
}

/**
 * Returns the next free call once it is read, which begins when the page has loaded; null before, and
 * whenever it is not known for certain. Pages are stored, so the server never says it.
 */
export function useNextCall(isWanted: boolean): NextCall | null {
  useEffect(() => {
    if (!isWanted) return;
    if (document.readyState === 'complete') return readNextCall();
    addEventListener('load', readNextCall, { once: true });
    return () => removeEventListener('load', readNextCall);
  }, [isWanted]);
  return useSyncExternalStore(
    subscribe,
    () => found,
    () => null,
  );
}
