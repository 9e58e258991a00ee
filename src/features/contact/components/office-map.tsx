import type { Company } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { contactScreenTexts } from '../contact-screen.texts.ts';
import { OutsideLink } from './outside-link.tsx';
import { googleMapsHref, openStreetMapHref } from './outside-links.ts';
import './office-map.css';

const mapPath = { en: '/map', pt: '/pt/map' } as const;

/** A self-hosted map with links to map services; nothing is loaded from another host. */
export function OfficeMap({ company }: { company: Company }) {
  const { language } = useLanguage();
  const t = useTexts(contactScreenTexts);
  return (
    <div className="office-map">
      <iframe
        // Changing the `src` of a frame adds a history entry; a new frame does not.
        key={language}
        className="office-map__frame"
        src={mapPath[language]}
        title={t('mapTitle')}
        width="1280"
        height="400"
        loading="lazy"
      />
      <div className="office-map__card">
        <b>{t('mapPlace', { brand: company.brand })}</b>
        <p className="muted">{company.street}</p>
        <p className="office-map__links">
          <OutsideLink href={openStreetMapHref(company)}>{t('mapOsm')}</OutsideLink>
          <OutsideLink href={googleMapsHref(company)}>{t('mapGoogle')}</OutsideLink>
        </p>
      </div>
    </div>
  );
}
