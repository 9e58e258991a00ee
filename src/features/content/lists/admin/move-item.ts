/** Returns a list with one item moved to another place, 0 being the first; others keep their order. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const moved = items.slice(from, from + 1);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), ...moved, ...rest.slice(place)];
}
