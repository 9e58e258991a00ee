import { useTexts } from '#i18n/language-context.tsx';
import { Reveal } from '#ui/layout/reveal.tsx';
import { CostPerOrder } from './cost-per-order.tsx';
import { FilingYear } from './filing-year.tsx';
import { SharedHours } from './shared-hours.tsx';
import { whyTexts } from './why-choose-us.texts.ts';
import './why-choose-us.css';
import '#ui/layout/card.css';

const reasons = [
  { name: 'legal', text: 'legalText', caption: 'legalDiagram', Diagram: FilingYear },
  { name: 'location', text: 'locationText', caption: 'locationDiagram', Diagram: SharedHours },
  { name: 'data', text: 'dataText', caption: 'dataDiagram', Diagram: CostPerOrder },
] as const;

/** Three reasons, each with a diagram. */
export function WhyChooseUs() {
  const t = useTexts(whyTexts);
  return (
    <section className="section" aria-labelledby="why-heading">
      <div className="wrap">
        <div className="head">
          <h2 id="why-heading">{t('heading')}</h2>
          <p>{t('lead')}</p>
        </div>
        <Reveal>
          <ul className="grout why">
            {reasons.map(({ name, text, caption, Diagram }) => (
              <li key={name}>
                <figure>
                  <Diagram />
                  {/* The diagram has the same text as its accessible name. */}
                  <figcaption aria-hidden="true">{t(caption)}</figcaption>
                </figure>
                <div>
                  <h3>{t(name)}</h3>
                  <p>{t(text)}</p>
                </div>
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  );
}
