import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import type { Step } from '../../case-studies.ts';
import { evidenceTexts } from '../evidence.texts.ts';
import { StudyDate } from './study-date.tsx';
import './study-steps.css';

/** What happened when. The last step is drawn as a door. */
export function StudySteps({ steps }: { steps: readonly Step[] }) {
  const t = useTexts(evidenceTexts);
  return (
    <section className="study__part">
      <h2>{t('steps')}</h2>
      <ol className="study-steps">
        {steps.map(({ date, text, textPt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the steps never changes
          <li key={index}>
            <StudyDate date={date} />
            <Localized en={text} pt={textPt} />
          </li>
        ))}
      </ol>
    </section>
  );
}
