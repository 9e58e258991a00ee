import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { IconLanguage } from '#ui/icons/frame-icons.tsx';
import { layoutTexts } from './layout.texts.ts';
import { useTwinHref } from './use-twin-href.ts';

/** What stands in the bar for either way to the other language: the current one, EN or PT. */
export function useLanguageLook() {
  const { language } = useLanguage();
  const t = useTexts(layoutTexts);
  const children = (
    <>
      <IconLanguage />
      {language.toUpperCase()}
    </>
  );
  return { className: 'lang', 'aria-label': t('toggleLanguage'), children };
}

/** The same page in the other language, at its own address, where no script switches. */
export function LanguageLink() {
  const href = useTwinHref(useNavigation().address);
  return <a {...useLanguageLook()} href={href} />;
}
