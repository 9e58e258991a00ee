import type { UnsavedValues } from './draft-state.ts';

const keyOf = (kind: string, id: string) => `content:${kind}:${id}`;

/** Returns the values that this browser kept when they did not reach the server, or null. */
export function readUnsaved(kind: string, id: string): UnsavedValues | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(kind, id)) ?? 'null') as UnsavedValues | null;
  } catch {
    return null;
  }
}

/** Keeps values until they reach the server; null forgets them. Does nothing where storage is off. */
export function keepUnsaved(kind: string, id: string, unsaved: UnsavedValues | null): void {
  try {
    if (unsaved === null) localStorage.removeItem(keyOf(kind, id));
    else localStorage.setItem(keyOf(kind, id), JSON.stringify(unsaved));
  } catch {
    // Full, or switched off: the server's copy is the only one.
  }
}
