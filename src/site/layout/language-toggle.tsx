import { useLanguage } from '#i18n/language-context.tsx';
import { LanguageLink, useLanguageLook } from './language-link.tsx';

/**
 * Shows the current language, EN or PT, and switches to the other in memory; the address stays. Without
 * scripts it is a link to the same page in the other language.
 */
export function LanguageToggle() {
  const { toggleLanguage } = useLanguage();
  return (
    <>
      <button type="button" {...useLanguageLook()} onClick={toggleLanguage} />
      <noscript>
        <LanguageLink />
      </noscript>
    </>
  );
}
