import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { IconLanguage } from '#ui/icons/frame-icons.tsx';
import { layoutTexts } from './layout.texts.ts';

/** Shows the current language, EN or PT, and switches to the other in memory; the address stays. */
export function LanguageToggle() {
  const { language, toggleLanguage } = useLanguage();
  const t = useTexts(layoutTexts);
  return (
    <button
      type="button"
      className="lang"
      aria-label={t('toggleLanguage')}
      onClick={toggleLanguage}
    >
      <IconLanguage />
      {language.toUpperCase()}
    </button>
  );
}
