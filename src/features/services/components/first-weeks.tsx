import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { ThirtyDays } from '#features/home/components/thirty-days.tsx';
import { homeStepsQuery } from '#features/home/home.ts';
import { usePageWords } from '#features/page-words/page-words.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { packagesHref, startPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import { servicesScreenTexts } from '../services-screen.texts.ts';
import '#ui/controls/text-link.css';
import './first-weeks.css';

/** How a client's first weeks run, and what that costs where there are packages. */
export function FirstWeeks() {
  const t = useTexts(servicesScreenTexts);
  const words = usePageWords('services');
  const { data } = useQuery(homeStepsQuery());
  const { data: packages } = useQuery(servicePackagesQuery());
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{t('weeksTitle')}</h2>
          <p>{words('weeksLead')}</p>
        </div>
        {data ? <ThirtyDays work={data} /> : null}
        <div className="weeks-ways">
          {packages?.length === 0 ? null : (
            <p>
              {words('feesNote')}{' '}
              <Link className="link" to={packagesHref}>
                {t('packages')}
                <IconArrowRight />
              </Link>
            </p>
          )}
          <p>
            {t('guideLead')}{' '}
            <Link className="link" to={startPath.href()}>
              {t('guide')}
              <IconArrowRight />
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
