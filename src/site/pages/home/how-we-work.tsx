import { ThirtyDays } from '#features/home/components/thirty-days.tsx';
import { homeQuery } from '#features/home/home.ts';
import { useQuery } from '#query/use-query.tsx';
import { useHomeTexts } from './use-home-texts.ts';
import './how-we-work.css';

/** How the work runs: thirty working days by whose turn it is, and four steps. */
export function HowWeWork() {
  const own = useHomeTexts();
  const { data: home } = useQuery(homeQuery());
  if (!own || !home) return null;
  return (
    <section className="section" aria-labelledby="steps-heading">
      <div className="wrap">
        <div className="say">
          <h2 id="steps-heading">{own('stepsTitle')}</h2>
          <p>
            {own('stepsLead')} <em>{own('stepsNeed')}</em>
          </p>
        </div>
        <ThirtyDays work={home} />
      </div>
    </section>
  );
}
