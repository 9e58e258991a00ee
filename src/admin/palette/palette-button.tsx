import { useContext } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { ShortcutsContext } from '#ui/admin/shortcuts/shortcuts-context.ts';
import { IconSearch } from '#ui/icons/icons.tsx';
import { openPaletteTexts } from './open-palette.texts.ts';
import { useOpenPalette } from './palette-context.ts';
import '#ui/admin/shortcuts/keys.css';
import './palette-button.css';

/** Opens the palette: with its words in the rail, as an icon in the bar of a phone. */
export function PaletteButton({ iconOnly = false }: { iconOnly?: boolean }) {
  const t = useTexts(openPaletteTexts);
  const open = useOpenPalette();
  const { areOn } = useContext(ShortcutsContext);
  if (iconOnly)
    return (
      <button type="button" className="obar__button" aria-label={t('open')} onClick={() => open()}>
        <IconSearch />
      </button>
    );
  return (
    <button
      type="button"
      className="rail__find"
      aria-label={t('open')}
      aria-keyshortcuts={areOn ? '/ Control+K' : 'Control+K'}
      onClick={() => open()}
    >
      <IconSearch />
      {t('open')}
      {areOn ? <kbd>/</kbd> : null}
    </button>
  );
}
