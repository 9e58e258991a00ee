import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useShortcuts } from '#ui/admin/shortcuts/shortcuts-context.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { openPaletteTexts } from './open-palette.texts.ts';
import type { PaletteProps } from './palette.tsx';
import { PaletteContext } from './palette-context.ts';

/** Calls `open` for the shortcut `/`, and for Control or Command with K anywhere. */
function usePaletteKeys(open: () => void): void {
  const t = useTexts(openPaletteTexts);
  useShortcuts([{ key: '/', label: t('open'), run: open }]);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return;
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);
}

/**
 * Hands on what is typed from now on, while the palette, which will have the focus, is being loaded. Returns
 * what ends it.
 */
function collectKeys(change: (typed: (text: string) => string) => void): () => void {
  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key.length === 1) change((text) => text + key);
    else if (key === 'Backspace') change((text) => text.slice(0, -1));
    else return;
    event.preventDefault();
    // It is no shortcut of the screen behind.
    event.stopPropagation();
  }
  addEventListener('keydown', onKeyDown, true);
  return () => removeEventListener('keydown', onKeyDown, true);
}

type PaletteHostProps = { user: AuthUser; children: ReactNode };

/** Gives `useOpenPalette` to what it contains; loads the palette when it is first opened. */
export function PaletteHost({ user, children }: PaletteHostProps) {
  const t = useTexts(openPaletteTexts);
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> } | null>(null);
  const [given, setGiven] = useState('');
  const endCollecting = useRef(() => {});
  const open = useCallback(
    (text = '') => {
      setGiven(text);
      setOpen(true);
      if (loaded) return;
      // At once: the next letter may come before anything is drawn.
      endCollecting.current();
      endCollecting.current = collectKeys(setGiven);
      import('./palette.tsx').then(setLoaded, () => {
        endCollecting.current();
        setOpen(false);
        showToast({ title: t('notLoaded'), variant: 'destructive' });
      });
    },
    [loaded, showToast, t],
  );
  // After the effects of the palette, which then has the focus.
  useEffect(() => {
    if (loaded) endCollecting.current();
  }, [loaded]);
  const close = useCallback(() => setOpen(false), []);
  usePaletteKeys(open);
  return (
    <PaletteContext value={open}>
      {children}
      {loaded ? <loaded.Palette user={user} given={given} isOpen={isOpen} onClose={close} /> : null}
    </PaletteContext>
  );
}
