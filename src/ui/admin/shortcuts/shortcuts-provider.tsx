import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sharedStore } from '#core/browser-storage.ts';
import { useLoaded } from '../use-loaded.ts';
import {
  isCharacter,
  keyAfter,
  type Shortcut,
  shortcutOf,
  workingShortcuts,
} from './shortcut-keys.ts';
import { type Registered, ShortcutsContext } from './shortcuts-context.ts';

const loadDialog = () => import('./shortcuts-dialog.tsx').then((part) => part.ShortcutsDialog);

const storageKey = 'admin-shortcuts';

/** How long the second of two keys may take. */
const secondKeyMs = 1500;

/** Runs the shortcuts of what is shown; `?` lists them. The switch is kept in this browser. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const registered = useRef(new Set<Registered>());
  const [areOn, setAreOn] = useState(() => sharedStore.get(storageKey) !== 'off');
  const [listed, setListed] = useState<readonly Shortcut[]>([]);
  const [isOpen, setIsOpen] = useState(false);

  const dialog = useLoaded(isOpen, loadDialog);
  const { error, retry } = dialog;

  const register = useCallback((shortcuts: Registered) => {
    registered.current.add(shortcuts);
    return () => void registered.current.delete(shortcuts);
  }, []);
  const showList = useCallback(() => {
    setListed(workingShortcuts([...registered.current].flatMap(({ current }) => current)));
    setIsOpen(true);
    // A list that could not be loaded is asked for again by the next press.
    if (error !== null) retry();
  }, [error, retry]);

  useEffect(() => {
    /** The first of two keys, and when it was pressed. */
    let begun: { key: string; at: number } | null = null;
    function onKeyDown(event: KeyboardEvent): void {
      const pressed = shortcutOf(event);
      if (pressed === null || event.defaultPrevented || (isCharacter(pressed) && !areOn)) return;
      if (document.querySelector('dialog[open]')) return;
      const all = workingShortcuts([...registered.current].flatMap(({ current }) => current));
      const first = begun && event.timeStamp - begun.at < secondKeyMs ? begun.key : null;
      const key = keyAfter(first, pressed, all);
      begun = null;
      const run = key === '?' ? showList : all.find((one) => one.key === key)?.run;
      if (run) {
        event.preventDefault();
        run();
      } else if (all.some((one) => one.key.startsWith(`${key} `)))
        begun = { key, at: event.timeStamp };
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [areOn, showList]);

  function switchTo(next: boolean): void {
    setAreOn(next);
    sharedStore.set(storageKey, next ? 'on' : 'off');
  }

  const state = useMemo(() => ({ register, showList, areOn }), [register, showList, areOn]);
  return (
    <ShortcutsContext value={state}>
      {children}
      {dialog.part ? (
        <dialog.part
          shortcuts={listed}
          isOpen={isOpen}
          areOn={areOn}
          onSwitch={switchTo}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </ShortcutsContext>
  );
}
