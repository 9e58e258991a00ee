import { DayOrMonth } from '#i18n/day-or-month.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import type { Step } from '../../case-studies.ts';
import { evidenceTexts } from '../evidence.texts.ts';
import '#ui/layout/dated-steps.css';
import './study-steps.css';

function markOf({ isClient, isMistake }: Step): string | undefined {
  if (isMistake) return 'is-mistake';
  return isClient ? 'is-client' : undefined;
}

/** What happened when. The last step is drawn as a door, the client's in ochre, a mistake in terracotta. */
export function StudySteps({ steps }: { steps: readonly Step[] }) {
  const t = useTexts(evidenceTexts);
  return (
    <section>
      <h2>{t('steps')}</h2>
      <ol className="dated-steps">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the steps never changes
          <li key={index} className={markOf(step)}>
            <DayOrMonth date={step.date} />
            <b>
              <Localized en={step.text} pt={step.textPt} />
            </b>
            {step.note ? <Localized as="p" en={step.note} pt={step.notePt} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
