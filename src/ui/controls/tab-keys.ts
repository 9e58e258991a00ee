/**
 * The place that a key leads to from one of `count` tabs: arrows go round, Home and End to the
 * ends. Null for any other key.
 */
export function placeAfterKey(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
