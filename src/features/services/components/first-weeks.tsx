import { useTexts } from '#i18n/language-context.tsx';
import { packagesHref } from '#site/pages/home/home.path.ts';
import { startPath } from '#site/pages/start/start.path.ts';
import { Link } from '#ui/controls/link.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import { servicesScreenTexts } from '../services-screen.texts.ts';
import '#ui/layout/card.css';
import '#ui/controls/text-link.css';
import './first-weeks.css';

const steps = [
  { id: 'call', when: 'callWhen', text: 'callText' },
  { id: 'plan', when: 'planWhen', text: 'planText' },
  { id: 'setUp', when: 'setUpWhen', text: 'setUpText' },
  { id: 'open', when: 'openWhen', text: 'openText' },
] as const;

/** How a client's first weeks run, and what that costs. */
export function FirstWeeks() {
  const t = useTexts(servicesScreenTexts);
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{t('weeksTitle')}</h2>
          <p>{t('weeksLead')}</p>
        </div>
        <ol className="grout weeks">
          {steps.map(({ id, when, text }) => (
            <li key={id}>
              <p className="weeks__when">{t(when)}</p>
              <h3>{t(id)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
        <p className="weeks-packages">
          {t('packagesText')}
          <Link className="link" to={packagesHref}>
            {t('packages')}
            <IconArrowRight />
          </Link>
        </p>
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
