import type { UnsavedValues } from './draft-state.ts';

/** Whose words they are, and of which record: nobody else who signs in here is offered them. */
export type UnsavedPlace = { person: string | number; kind: string; id: string };

const keyOf = ({ person, kind, id }: UnsavedPlace) => `content:${person}:${kind}:${id}`;

/** Returns the values that this browser kept when they did not reach the server, or null. */
export function readUnsaved(place: UnsavedPlace): UnsavedValues | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as UnsavedValues | null;
  } catch {
    return null;
  }
}

/** Keeps values until they reach the server; null forgets them. Does nothing where storage is off. */
export function keepUnsaved(place: UnsavedPlace, unsaved: UnsavedValues | null): void {
  try {
    if (unsaved === null) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify(unsaved));
  } catch {
    // Full, or switched off: the server's copy is the only one.
  }
}
