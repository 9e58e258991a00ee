import { useState, useSyncExternalStore } from 'react';
import { readDraft, updateDraft } from '../../book/components/booking-draft.ts';
import { detectedZone } from './visitor-clock.ts';

export type VisitorZone = { zone: string; isDetected: boolean; choose: (zone: string) => void };

function subscribeToNothing() {
  return () => {};
}

/** Returns the visitor's time zone, detected or chosen; null before hydration. */
export function useVisitorZone(): VisitorZone | null {
  const detected = useSyncExternalStore(subscribeToNothing, detectedZone, () => null);
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
