import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sharedStore } from '#core/browser-storage.ts';
import { useLoaded } from '../use-loaded.ts';
import { isCharacter, type Shortcut, shortcutOf } from './shortcut-keys.ts';
import { type Registered, ShortcutsContext } from './shortcuts-context.ts';

const loadDialog = () => import('./shortcuts-dialog.tsx').then((part) => part.ShortcutsDialog);

const storageKey = 'admin-shortcuts';

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
    setListed([...registered.current].flatMap(({ current }) => current));
    setIsOpen(true);
    // A list that could not be loaded is asked for again by the next press.
    if (error !== null) retry();
  }, [error, retry]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const key = shortcutOf(event);
      if (key === null || event.defaultPrevented || (isCharacter(key) && !areOn)) return;
      if (document.querySelector('dialog[open]')) return;
      const all = [...registered.current].flatMap(({ current }) => current);
      const run = key === '?' ? showList : all.find((one) => one.key === key)?.run;
      if (!run) return;
      event.preventDefault();
      run();
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
