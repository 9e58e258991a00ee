import type { UnsavedValues } from './draft-state.ts';

/** Of this page alone: two tabs with the same record keep what is typed apart. */
const tab = crypto.randomUUID();

const beginningOf = (kind: string, id: string) => `content:${kind}:${id}:`;

/**
 * Returns the values that this browser kept when they did not reach the server, or null. What a tab
 * left is this page's from then on; what others left stays for the next time.
 */
export function takeUnsaved(kind: string, id: string): UnsavedValues | null {
  try {
    const beginning = beginningOf(kind, id);
    const own = beginning + tab;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(beginning));
    const found = keys.includes(own) ? own : keys[0];
    const text = found === undefined ? null : localStorage.getItem(found);
    if (found === undefined || text === null) return null;
    localStorage.setItem(own, text);
    if (found !== own) localStorage.removeItem(found);
    return JSON.parse(text) as UnsavedValues;
  } catch {
    return null;
  }
}

/** Keeps values until they reach the server; null forgets them. Does nothing where storage is off. */
export function keepUnsaved(kind: string, id: string, unsaved: UnsavedValues | null): void {
  try {
    const key = beginningOf(kind, id) + tab;
    if (unsaved === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(unsaved));
  } catch {
    // Full, or switched off: the server's copy is the only one.
  }
}
