import { homeQuery } from '#features/home/home.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQuery } from '#query/use-query.tsx';
import { CostPerOrder } from './cost-per-order.tsx';
import { FilingYear } from './filing-year.tsx';
import { SharedHours } from './shared-hours.tsx';
import { useHomeTexts } from './use-home-texts.ts';
import { whyTexts } from './why-choose-us.texts.ts';
import './why-choose-us.css';

/** Three reasons: the filing year over the whole width, and two with a chart each. */
export function WhyChooseUs() {
  const t = useTexts(whyTexts);
  const own = useHomeTexts();
  const { data: home } = useQuery(homeQuery());
  if (!own || !home) return null;
  return (
    <section className="section" aria-labelledby="why-heading">
      <div className="wrap">
        <div className="head">
          <h2 id="why-heading">
            <Unbroken>{own('why')}</Unbroken>
          </h2>
          <p>{own('whyLead')}</p>
        </div>
        <ul className="why">
          <li className="why__year">
            <div>
              <h3>{own('reason1')}</h3>
              <p>
                <Unbroken>{own('reason1Text')}</Unbroken>
              </p>
            </div>
            <FilingYear home={home} />
          </li>
          <li>
            <div>
              <h3>{own('reason2')}</h3>
              <p>
                <Unbroken>{own('reason2Text')}</Unbroken>
              </p>
            </div>
            {home.officeHours && (
              <figure>
                <SharedHours opensAt={home.officeHours.opens} />
                {/* The chart has the same text as its accessible name. */}
                <figcaption aria-hidden="true">{t('locationDiagram')}</figcaption>
              </figure>
            )}
          </li>
          <li>
            <div>
              <h3>{own('reason3')}</h3>
              <p>
                <Unbroken>{own('reason3Text')}</Unbroken>
              </p>
            </div>
            {home.costs?.length ? (
              <figure>
                <CostPerOrder />
                <figcaption aria-hidden="true">{own('costsCaption')}</figcaption>
              </figure>
            ) : null}
          </li>
        </ul>
      </div>
    </section>
  );
}
