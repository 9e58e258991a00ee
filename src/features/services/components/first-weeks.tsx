import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { homeStepsQuery } from '#features/home/home.ts';
import { usePageWords } from '#features/page-words/page-words.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { twinText } from '#i18n/twin-texts.ts';
import { Unbroken } from '#i18n/unbroken.tsx';
import { packagesHref, startPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import { servicesScreenTexts } from '../services-screen.texts.ts';
import '#ui/layout/card.css';
import '#ui/controls/text-link.css';
import './first-weeks.css';

const steps = ['step1', 'step2', 'step3', 'step4'] as const;
type StepWord = `${(typeof steps)[number]}${'' | 'Days' | 'Text'}`;

/** How a client's first weeks run, and what that costs where there are packages. */
export function FirstWeeks() {
  const t = useTexts(servicesScreenTexts);
  const words = usePageWords('services');
  const { language } = useLanguage();
  const { data } = useQuery(homeStepsQuery());
  const { data: packages } = useQuery(servicePackagesQuery());
  const own = (name: StepWord) => (data ? twinText(data, language, name) : '');
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{t('weeksTitle')}</h2>
          <p>{words('weeksLead')}</p>
        </div>
        {data ? (
          <ol className="grout weeks">
            {steps.map((step) => (
              <li key={step}>
                <p className="weeks__when">{own(`${step}Days`)}</p>
                <h3>{own(step)}</h3>
                <p>
                  <Unbroken>{own(`${step}Text`)}</Unbroken>
                </p>
              </li>
            ))}
          </ol>
        ) : null}
        {packages?.length === 0 ? null : (
          <p className="weeks-packages">
            {words('feesNote')}
            <Link className="link" to={packagesHref}>
              {t('packages')}
              <IconArrowRight />
            </Link>
          </p>
        )}
        <p className="weeks-packages">
          <Link className="link" to={startPath.href()}>
            {t('guide')}
            <IconArrowRight />
          </Link>
        </p>
      </div>
    </section>
  );
}
