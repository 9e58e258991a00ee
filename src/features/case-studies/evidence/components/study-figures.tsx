import { DayOrMonth } from '#i18n/day-or-month.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import type { Figure } from '../../case-studies.ts';
import { evidenceTexts } from '../evidence.texts.ts';
import { FigureValue } from './figure-value.tsx';
import './study-figures.css';

/** What changed for the client, in numbers that say where they come from. */
export function StudyFigures({ figures }: { figures: readonly Figure[] }) {
  const t = useTexts(evidenceTexts);
  return (
    <section className="wrap" aria-label={t('figures')}>
      <dl className="study-figures">
        {figures.map(({ before, after, date, source, ...figure }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the figures never changes
          <div key={index}>
            <dt>
              <Localized en={figure.label} pt={figure.labelPt} />
            </dt>
            <dd>
              <FigureValue figure={figure} />
            </dd>
            {before || after ? (
              <dd>
                {before ? <span>{t('before', { value: before })}</span> : null}
                {after ? <span>{t('after', { value: after })}</span> : null}
              </dd>
            ) : null}
            {source || date ? (
              <dd>
                {source ? <span>{source}</span> : null}
                {date ? <DayOrMonth date={date} /> : null}
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
