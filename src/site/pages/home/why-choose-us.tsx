import { useTexts } from '#i18n/language-context.tsx';
import { Reveal } from '#ui/layout/reveal.tsx';
import { CostPerOrder } from './cost-per-order.tsx';
import { FilingYear } from './filing-year.tsx';
import { SharedHours } from './shared-hours.tsx';
import { useHomeTexts } from './use-home-texts.ts';
import { whyTexts } from './why-choose-us.texts.ts';
import './why-choose-us.css';
import '#ui/layout/card.css';

const reasons = [
  { name: 'reason1', text: 'reason1Text', caption: 'legalDiagram', Diagram: FilingYear },
  { name: 'reason2', text: 'reason2Text', caption: 'locationDiagram', Diagram: SharedHours },
  { name: 'reason3', text: 'reason3Text', caption: null, Diagram: CostPerOrder },
] as const;

/** Three reasons, each with a diagram. */
export function WhyChooseUs() {
  const t = useTexts(whyTexts);
  const own = useHomeTexts();
  if (!own) return null;
  return (
    <section className="section" aria-labelledby="why-heading">
      <div className="wrap">
        <div className="head">
          <h2 id="why-heading">{own('why')}</h2>
          <p>{own('whyLead')}</p>
        </div>
        <Reveal>
          <ul className="grout why">
            {reasons.map(({ name, text, caption, Diagram }) => (
              <li key={name}>
                <figure>
                  <Diagram />
                  {/* The diagram has the same text as its accessible name. */}
                  <figcaption aria-hidden="true">
                    {caption ? t(caption) : own('costsCaption')}
                  </figcaption>
                </figure>
                <div>
                  <h3>{own(name)}</h3>
                  <p>{own(text)}</p>
                </div>
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  );
}
