import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import type { Figure } from '../../case-studies.ts';
import { evidenceTexts } from '../evidence.texts.ts';
import { StudyDate } from './study-date.tsx';
import './study-figures.css';

/** A number and what follows it, such as "46 days", of which the number is the larger. */
function FigureValue({ value }: { value: string }) {
  const [, number = value, unit = ''] = /^(.*\d)(\D*)$/.exec(value) ?? [];
  return (
    <>
      {number}
      {unit ? <small>{unit}</small> : null}
    </>
  );
}

/** What changed for the client, in numbers that say where they come from. */
export function StudyFigures({ figures }: { figures: readonly Figure[] }) {
  const t = useTexts(evidenceTexts);
  return (
    <section className="wrap" aria-label={t('figures')}>
      <dl className="study-figures">
        {figures.map(({ label, labelPt, value, before, after, date, source }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the figures never changes
          <div key={index}>
            <dt>
              <Localized en={label} pt={labelPt} />
            </dt>
            <dd>
              <FigureValue value={value} />
            </dd>
            {before || after ? (
              <dd className="study-figures__note">
                {before ? <span>{t('before', { value: before })}</span> : null}
                {after ? <span>{t('after', { value: after })}</span> : null}
              </dd>
            ) : null}
            {source || date ? (
              <dd className="study-figures__note">
                {source ? <span>{source}</span> : null}
                {date ? <StudyDate date={date} /> : null}
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
