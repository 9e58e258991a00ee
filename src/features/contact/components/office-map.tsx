import type { Company } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { contactScreenTexts } from '../contact-screen.texts.ts';
import { isInBaixa } from '../known-place.ts';
import { OutsideLink } from './outside-link.tsx';
import { googleMapsHref, openStreetMapHref } from './outside-links.ts';
import './office-map.css';

const mapPath = { en: '/map', pt: '/pt/map' } as const;

/**
 * Where the company is, with links to map services; nothing is loaded from another host. Our drawing
 * is of one quarter: a company elsewhere has its address in the place of the drawing, as high.
 */
export function OfficeMap({ company }: { company: Company }) {
  const { language } = useLanguage();
  const t = useTexts(contactScreenTexts);
  const isDrawn = isInBaixa(company);
  const { brand, city } = company;
  return (
    <div className={isDrawn ? 'office-map' : 'office-map office-map--elsewhere'}>
      {isDrawn ? (
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
      ) : null}
      <div className="office-map__card">
        <b>{isDrawn ? t('mapPlace', { brand }) : t('mapElsewhere', { brand, city })}</b>
        <p className="muted" translate="no">
          {company.street}
          {isDrawn ? null : `, ${company.postalCode} ${city}`}
        </p>
        <p className="office-map__links">
          <OutsideLink href={openStreetMapHref(company)}>{t('mapOsm')}</OutsideLink>
          <OutsideLink href={googleMapsHref(company)}>{t('mapGoogle')}</OutsideLink>
        </p>
      </div>
    </div>
  );
}
