import { type TouchEvent, useRef } from 'react';

/** How far a finger goes, in CSS pixels, before its move is a swipe. */
const leastDistance = 56;

type Swipe = {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
};

/**
 * Handlers of what is turned by a finger: -1 to what lies before, as the finger goes to the right, 1 to what
 * comes after. A move that is not clearly sideways scrolls, and two fingers zoom.
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void): Swipe {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }) {
      const finger = touches[0];
      start.current =
        finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }) {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!finger || !from) return;
      const [across, along] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(across) < leastDistance || Math.abs(across) < 2 * Math.abs(along)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}
