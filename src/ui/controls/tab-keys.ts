/**
 * Returns the index that a key leads to from one of `count` tabs: arrow keys wrap around, Home and
 * End lead to the ends. Null for any other key.
 */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns the tab that a key press leads to from `current`, if any. Ignores keys with a modifier. */
export function tabAfterKey<Tab>(
  event: KeyPress,
  tabs: readonly Tab[],
  current: Tab,
): Tab | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  return tabs[indexAfterKey(event.key, tabs.indexOf(current), tabs.length) ?? -1];
}
