import type { UnsavedValues } from './draft-state.ts';

/** Whose words they are, and of which record: nobody else who signs in here is offered them. */
export type UnsavedPlace = { person: string | number; kind: string; id: string };

const beginningOf = ({ person, kind, id }: UnsavedPlace) => `content:${person}:${kind}:${id}:`;

/** Returns a place in this browser for an editor that opens: two windows keep what is typed apart. */
export function newUnsavedKey(place: UnsavedPlace, now = Date.now()): string {
  return `${beginningOf(place)}${now}-${Math.random().toString(36).slice(2)}`;
}

/** Returns the keys of what editors of a record kept in this browser, of the last to open first. */
export function listUnsavedKeys(place: UnsavedPlace): string[] {
  try {
    const beginning = beginningOf(place);
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(beginning));
    return keys.sort().reverse();
  } catch {
    return [];
  }
}

/** Keeps values until they reach the server; null forgets them. Does nothing where storage is off. */
export function keepUnsaved(key: string, unsaved: UnsavedValues | null): void {
  try {
    if (unsaved === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(unsaved));
  } catch {
    // Full, or switched off: the server's copy is the only one.
  }
}

/** Forgets values that reached the server, unless more was typed since. */
export function dropUnsaved(key: string, saved: UnsavedValues): void {
  try {
    if (localStorage.getItem(key) === JSON.stringify(saved)) localStorage.removeItem(key);
  } catch {
    // Switched off: nothing was kept.
  }
}

/** Moves what another editor kept to this one's key; returns it, or null if it is gone. */
export function takeUnsaved(from: string, key: string): UnsavedValues | null {
  try {
    const text = localStorage.getItem(from);
    if (text === null) return null;
    const unsaved = JSON.parse(text) as UnsavedValues;
    localStorage.setItem(key, text);
    localStorage.removeItem(from);
    return unsaved;
  } catch {
    return null;
  }
}
