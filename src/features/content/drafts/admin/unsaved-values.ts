import { sharedStore } from '#core/browser-storage.ts';
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
  const beginning = beginningOf(place);
  const keys = sharedStore.keys().filter((key) => key.startsWith(beginning));
  return keys.sort().reverse();
}

/** Keeps values until they reach the server; null forgets them. */
export function keepUnsaved(key: string, unsaved: UnsavedValues | null): void {
  if (unsaved === null) sharedStore.remove(key);
  else sharedStore.set(key, JSON.stringify(unsaved));
}

/** Forgets values that reached the server, unless more was typed since. */
export function dropUnsaved(key: string, saved: UnsavedValues): void {
  if (sharedStore.get(key) === JSON.stringify(saved)) sharedStore.remove(key);
}

/** Moves what another editor kept to this one's key; returns it, or null if it is gone. */
export function takeUnsaved(from: string, key: string): UnsavedValues | null {
  const text = sharedStore.get(from);
  if (text === null) return null;
  try {
    const unsaved = JSON.parse(text) as UnsavedValues;
    sharedStore.set(key, text);
    sharedStore.remove(from);
    return unsaved;
  } catch {
    return null;
  }
}
