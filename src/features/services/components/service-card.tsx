import { useId } from 'react';
import { hrefAbout } from '#core/page-path.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { twinText } from '#i18n/twin-texts.ts';
import { Unbroken } from '#i18n/unbroken.tsx';
import { bookConsultationPath } from '#paths.ts';
import { useArt } from '#ui/art/art-look.tsx';
import { Link } from '#ui/controls/link.tsx';
import { HelpTip } from '#ui/controls/tooltip.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import { Reveal } from '#ui/layout/reveal.tsx';
import type { Service, ServiceTextName } from '../services.ts';
import { servicesScreenTexts } from '../services-screen.texts.ts';
import './service-card.css';
import '#ui/controls/text-link.css';

const items = [
  ['item1', 'tooltip1'],
  ['item2', 'tooltip2'],
  ['item3', 'tooltip3'],
] as const;

/** One service: its picture in an arch, name with a help tooltip, and its three items. */
export function ServiceCard({ service }: { service: Service }) {
  const { language } = useLanguage();
  const heading = useId();
  const art = useArt();
  const words = useTexts(servicesScreenTexts);
  const t = (name: ServiceTextName) => twinText(service, language, name);
  return (
    <Reveal as="article" className="svc">
      <img src={art(`/art/svc-${service.id}.svg`)} alt="" width={1200} height={1350} />
      <div className="svc__text">
        <div className="svc__title">
          <h2 id={heading}>
            <Unbroken>{t('title')}</Unbroken>
          </h2>
          <HelpTip label={t('helpLabel')} content={t('help')} />
        </div>
        <p>
          <Unbroken>{t('lead')}</Unbroken>
        </p>
        <ul>
          {items.map(([title, text]) => (
            <li key={title}>
              <b>{t(title)}</b>
              <span>
                <Unbroken>{t(text)}</Unbroken>
              </span>
            </li>
          ))}
        </ul>
        <Link
          aria-describedby={heading}
          className="link"
          to={hrefAbout(bookConsultationPath.href(), 'service', service.id)}
        >
          {words('talk')}
          <IconArrowRight />
        </Link>
      </div>
    </Reveal>
  );
}
