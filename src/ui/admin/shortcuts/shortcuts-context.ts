import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import type { Shortcut } from './shortcut-keys.ts';

export type Registered = { readonly current: readonly Shortcut[] };

export type ShortcutsState = {
  /** Adds shortcuts while a part is shown; returns a function that removes them. */
  register: (shortcuts: Registered) => () => void;
  /** Opens the list of all shortcuts. */
  showList: () => void;
  /** False where this browser's user switched off those of a single character. */
  areOn: boolean;
};

export const ShortcutsContext = createContext<ShortcutsState>({
  register: () => () => {},
  showList: () => {},
  areOn: true,
});

/** The keys of a part while it is shown. They act outside fields alone. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const { register } = useContext(ShortcutsContext);
  const latest = useRef(shortcuts);
  // Before the paint: a key pressed as soon as the part is seen acts on it.
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useLayoutEffect(() => register(latest), [register]);
}
