import type { Offer } from '#features/offers/offers.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { packageOfferTexts } from '../catalog.texts.ts';
import { displayPrice } from '../catalog.ts';
import './package-offer.css';

/** What an offer adds to a package, and the prices that its reduction must be shown with. */
export function PackageOffer({ offer }: { offer: Offer }) {
  const t = useTexts(packageOfferTexts);
  const { language } = useLanguage();
  const { adds, addsPt, fullPrice, lowestPrice } = offer;
  return (
    <div className="deal">
      {adds ? <Localized as="p" className="deal__adds" en={adds} pt={addsPt} /> : null}
      {fullPrice ? (
        <p>
          {t('instead')} <s>{displayPrice(fullPrice, language)}</s>
        </p>
      ) : null}
      {lowestPrice ? <p>{t('lowest', { price: displayPrice(lowestPrice, language) })}</p> : null}
    </div>
  );
}
