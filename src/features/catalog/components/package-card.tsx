import { useId } from 'react';
import { moneyOfPrice } from '#core/money.ts';
import { hrefAbout } from '#core/page-path.ts';
import { withPrefix } from '#core/site-address.ts';
import { companyQuery } from '#features/company/company.ts';
import type { Offer } from '#features/offers/offers.ts';
import { rateOf, splitPrice } from '#features/vat/vat.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { translate } from '#i18n/texts.ts';
import { bookConsultationPath, checkoutPath, contactPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { IconStar } from '#ui/icons/icons.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { Reveal } from '#ui/layout/reveal.tsx';
import { catalogTexts, periodTexts } from '../catalog.texts.ts';
import { displayPrice, isOneTime, orderFields, type ServicePackage } from '../catalog.ts';
import { PackageOffer } from './package-offer.tsx';

/** Whether a price includes VAT, and how it is split for a consumer on the mainland. */
export function PackageVat({ price }: { price: string }) {
  const { language } = useLanguage();
  const t = useTexts(catalogTexts);
  const { data: company } = useQuery(companyQuery());
  if (!company) return null;
  const { vatInPrices: prices } = company;
  const day = new Date().toISOString().slice(0, 10);
  const rate = rateOf('mainland', day);
  const full = moneyOfPrice(price);
  const lines = splitPrice(full.cents, { prices, rate, day });
  const money = (cents: number) => formatMoney({ ...full, cents }, language);
  return (
    <small className="plan__vat">
      <span>{t(prices === 'included' ? 'vatIncluded' : 'vatAdded')}</span>
      <span>{t('vatSplit', { net: money(lines.netCents), vat: money(lines.vatCents), rate })}</span>
    </small>
  );
}

type PackageCardProps = {
  pack: ServicePackage;
  /** The running offer about it. */
  offer: Offer | undefined;
  processing: boolean;
  onPurchase: (pack: ServicePackage) => void;
};

/** One package: price, what is in it, and the button that buys it. */
export function PackageCard({ pack, offer, processing, onPurchase }: PackageCardProps) {
  const { language } = useLanguage();
  const t = useTexts(catalogTexts);
  const heading = useId();
  const price = offer?.price ?? pack.price;
  const form = useId();
  const period = pack.interval as keyof typeof periodTexts.en;
  const isTranslated = language === 'pt' && pack.featuresPt !== undefined;
  const features = isTranslated ? pack.featuresPt : pack.features;
  return (
    <Reveal as="article" className={pack.popular ? 'plan plan--top' : 'plan'}>
      {pack.popular ? (
        <Badge variant="popular">
          <IconStar />
          {t('mostPopular')}
        </Badge>
      ) : null}
      <div>
        <h3 id={heading}>
          <Localized en={pack.name} pt={pack.namePt} />
        </h3>
        <Localized as="p" en={pack.description} pt={pack.descriptionPt} />
      </div>
      <div>
        <p className="plan__price num">
          {displayPrice(price, language)}
          {isOneTime(pack) ? null : (
            <small>{t('per', { period: translate(periodTexts, language, period) })}</small>
          )}
          <PackageVat price={price} />
        </p>
        {offer ? <PackageOffer offer={offer} /> : null}
      </div>
      <Button
        full
        variant={pack.popular ? 'primary' : 'line'}
        type="submit"
        form={form}
        formAction={withPrefix(prefixOf[language], checkoutPath.href())}
        aria-describedby={heading}
        busy={processing}
        busyLabel={t('processing')}
      >
        {isOneTime(pack) ? t('getStarted') : t('subscribe')}
      </Button>
      <div>
        <ul lang={language === 'pt' && !isTranslated ? 'en' : undefined}>
          {features?.map((feature) => (
            <li key={feature}>
              <IconCheck />
              {feature}
            </li>
          ))}
        </ul>
        <p>
          <Link to={hrefAbout(contactPath.href(), 'package', pack.id)} aria-describedby={heading}>
            {t('adaptQuote')}
          </Link>{' '}
          {t('or')}{' '}
          <Link
            to={hrefAbout(bookConsultationPath.href(), 'package', pack.id)}
            aria-describedby={heading}
          >
            {t('adaptCall')}
          </Link>
        </p>
      </div>
      {/* Without scripts it leads to the checkout, which reads the order from its address. */}
      <form
        id={form}
        hidden
        onSubmit={(event) => {
          event.preventDefault();
          onPurchase({ ...pack, price });
        }}
      >
        {Object.entries(orderFields({ ...pack, price }, language)).map(([name, value]) => (
          <input type="hidden" key={name} name={name} value={value} />
        ))}
      </form>
    </Reveal>
  );
}
