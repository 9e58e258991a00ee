import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { nextCallTexts } from './next-call.texts.ts';
import type { NextCall } from './next-call.ts';
import './next-call.css';

/**
 * "Next free call: Monday 09:00", with the visitor's time where it differs. Until the day is known, and
 * where it is not, it says only where to look.
 */
export function NextCallWords({ call }: { call: NextCall | null }) {
  const { language } = useLanguage();
  const t = useTexts(nextCallTexts);
  const words = call?.slot ? call.words[language] : null;
  return (
    <span className="next-call">
      <span>{t('nextCall')}</span>
      {words ? (
        <b className="next-call__when num" key={words.when}>
          {words.when}
        </b>
      ) : (
        <b className="next-call__when" key="unknown">
          {t(call === null ? 'unknown' : 'none')}
        </b>
      )}
      {words?.there ? (
        <span className="next-call__there num" key={words.there}>
          <span>{t('inLisbon')}</span>
          {words.there}
        </span>
      ) : null}
    </span>
  );
}
