import { formatLookCode } from '#core/look/look-code.ts';
import type { LookColours } from '#core/look/look-colours.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { lookTexts } from './look.texts.ts';

function Sample({ theme }: { theme: 'light' | 'dark' }) {
  const t = useTexts(lookTexts);
  return (
    <figure className={`look-sample look-sample--${theme}`}>
      <figcaption>{t(theme)}</figcaption>
      <div className="look-sample__wall">
        <b>{t('sampleTitle')}</b>
        <p>{t('sampleText')}</p>
        <span className="look-sample__on-wall">{t('sampleBook')}</span>
      </div>
      <div className="look-sample__page">
        <p>
          {t('sampleBody')} <span className="look-sample__link">{t('sampleLink')}</span>.
        </p>
        <span className="look-sample__button">{t('sampleButton')}</span>
        <span className="look-sample__offer">{t('sampleOffer')}</span>
      </div>
    </figure>
  );
}

/** What two colours make of a page, in both themes, by a sheet of their own. A picture: nothing in it can be pressed. */
export function LookSample({ colours }: { colours: LookColours }) {
  return (
    <div className="look-samples">
      <link rel="stylesheet" href={`/look/sample/${formatLookCode(colours)}.css`} />
      <Sample theme="light" />
      <Sample theme="dark" />
    </div>
  );
}
