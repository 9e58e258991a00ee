import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { IconLanguage } from '#ui/icons/frame-icons.tsx';
import { layoutTexts } from './layout.texts.ts';
import { useTwinHref } from './use-twin-href.ts';

/**
 * Shows the current language, EN or PT, and switches to the other in memory; the address stays. Without
 * scripts it is a link to the same page in the other language.
 */
export function LanguageToggle() {
  const { language, toggleLanguage } = useLanguage();
  const t = useTexts(layoutTexts);
  const href = useTwinHref(useNavigation().address);
  const look = { className: 'lang', 'aria-label': t('toggleLanguage') };
  const shown = (
    <>
      <IconLanguage />
      {language.toUpperCase()}
    </>
  );
  return (
    <>
      <button type="button" {...look} onClick={toggleLanguage}>
        {shown}
      </button>
      <noscript>
        <a {...look} href={href}>
          {shown}
        </a>
      </noscript>
    </>
  );
}
