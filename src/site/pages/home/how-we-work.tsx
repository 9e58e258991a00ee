import { Reveal } from '#ui/layout/reveal.tsx';
import { useHomeTexts } from './use-home-texts.ts';
import './how-we-work.css';
import '#ui/layout/card.css';

const steps = [
  ['step1', 'step1Text'],
  ['step2', 'step2Text'],
  ['step3', 'step3Text'],
  ['step4', 'step4Text'],
] as const;

/** How the work runs, in four steps. */
export function HowWeWork() {
  const t = useHomeTexts();
  if (!t) return null;
  return (
    <section className="section section--surface" aria-labelledby="steps-heading">
      <div className="wrap">
        <div className="head">
          <h2 id="steps-heading">{t('stepsTitle')}</h2>
          <p>{t('stepsLead')}</p>
        </div>
        <Reveal>
          <ol className="grout steps">
            {steps.map(([title, text]) => (
              <li key={title}>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </li>
            ))}
          </ol>
        </Reveal>
      </div>
    </section>
  );
}
