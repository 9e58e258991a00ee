import { useEffect } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { useShortcuts } from '#ui/admin/shortcuts/shortcuts-context.ts';
import { openPaletteTexts } from './open-palette.texts.ts';

/** Calls `open` for the shortcut `/`, and for Control or Command with K anywhere. */
export function usePaletteKeys(open: () => void): void {
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
