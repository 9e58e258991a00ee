import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { detectedZone } from '../../slots/components/visitor-clock.ts';
import { readDraft, updateDraft } from './booking-draft.ts';

export type VisitorZone = { zone: string; isDetected: boolean; choose: (zone: string) => void };

function subscribeToNothing() {
  return () => {};
}

let found: string | null = null;

/** React reads it several times for each render, and Intl needs a millisecond for each answer. */
function visitorZone(): string {
  found ??= detectedZone();
  return found;
}

/** Returns the visitor's time zone, detected or chosen; null before hydration. */
export function useVisitorZone(): VisitorZone | null {
  // Deferred with the calendar, so that both are rendered together and in slices.
  const detected = useDeferredValue(
    useSyncExternalStore(subscribeToNothing, visitorZone, () => null),
  );
  const [chosen, setChosen] = useState(() => readDraft().zone);
  if (detected === null) return null;
  return {
    zone: chosen ?? detected,
    isDetected: chosen === null || chosen === detected,
    choose(zone) {
      updateDraft({ zone });
      setChosen(zone);
    },
  };
}
