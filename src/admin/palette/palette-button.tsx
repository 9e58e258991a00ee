import { useTexts } from '#i18n/language-context.tsx';
import { IconSearch } from '#ui/icons/icons.tsx';
import { paletteTexts } from './palette.texts.ts';
import { useOpenPalette } from './palette-context.ts';
import '#ui/admin/shortcuts/keys.css';
import './palette-button.css';

/** Opens the palette: with its words in the rail, as an icon in the bar of a phone. */
export function PaletteButton({ iconOnly = false }: { iconOnly?: boolean }) {
  const t = useTexts(paletteTexts);
  const open = useOpenPalette();
  if (iconOnly)
    return (
      <button type="button" className="obar__button" aria-label={t('open')} onClick={open}>
        <IconSearch />
      </button>
    );
  return (
    <button
      type="button"
      className="rail__find"
      aria-label={t('open')}
      aria-keyshortcuts="/ Control+K"
      onClick={open}
    >
      <IconSearch />
      {t('open')}
      <kbd>/</kbd>
    </button>
  );
}
