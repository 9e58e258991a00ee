import type { Company } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { contactScreenTexts } from '../contact-screen.texts.ts';
import { OutsideLink } from './outside-link.tsx';
import { googleMapsHref, openStreetMapHref } from './outside-links.ts';
import './office-map.css';

const mapPath = { en: '/map', pt: '/pt/map' } as const;

/** A map of this site's own, and the way to the big ones; no other host is asked for anything. */
export function OfficeMap({ company }: { company: Company }) {
  const { language } = useLanguage();
  const t = useTexts(contactScreenTexts);
  return (
    <div className="office-map">
      <iframe
        // A frame that changes its address adds a step to the history; a new one does not.
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
