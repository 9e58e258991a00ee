import { useTexts } from '#i18n/language-context.tsx';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { HelpTip } from '#ui/controls/tooltip.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { Reveal } from '#ui/layout/reveal.tsx';
import { servicesTexts } from '../services.texts.ts';
import type { Service } from '../services.ts';
import './service-card.css';

/** One service: picture, name with a help tooltip, and its three items. */
export function ServiceCard({ service }: { service: Service }) {
  const t = useTexts(servicesTexts);
  return (
    <Reveal as="article" className="svc">
      <ArtFrame src={`/art/svc-${service.id}.svg`} width={1200} height={800} eager />
      <div className="svc__title">
        <h2>{t(service.title)}</h2>
        <HelpTip label={t(service.helpLabel)} content={t(service.help)} />
      </div>
      <p>{t(service.summary)}</p>
      <ul>
        {service.items.map(({ title, text }) => (
          <li key={title}>
            <b>
              <IconCheck />
              {t(title)}
            </b>
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}
