import { useTexts } from '#i18n/language-context.tsx';
import { layoutTexts } from './layout.texts.ts';

/** The first link of every page. */
export function SkipLink() {
  const t = useTexts(layoutTexts);
  return (
    <a className="skip" href="#main">
      {t('skip')}
    </a>
  );
}
