import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { describeCallFailure } from '#ui/admin/calls/describe-call-failure.ts';
import { paletteTexts } from './palette.texts.ts';
import type { PaletteState } from './use-palette-groups.ts';

/** What the search came to, also for those who hear it, and the keys. */
export function PaletteStatus({ state }: { state: PaletteState }) {
  const t = useTexts(paletteTexts);
  const { language } = useLanguage();
  const { groups, q, isSearching, isComplete, error } = state;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);

  function describe(): string {
    if (error) return describeCallFailure(error, language);
    if (q === '') return t('hint');
    if (isSearching) return t('searching');
    if (count === 0) return t('none', { q });
    return count === 1 ? t('countOne') : t('count', { count });
  }

  return (
    <footer>
      <p role="status">
        {describe()} {isComplete ? '' : t('incomplete')}
      </p>
      <p className="palette__keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('choose')}
        </span>
        <span>
          <kbd>↵</kbd> {t('follow')}
        </span>
        <span>
          <kbd>Ctrl</kbd> <kbd>↵</kbd> {t('newTab')}
        </span>
      </p>
    </footer>
  );
}
