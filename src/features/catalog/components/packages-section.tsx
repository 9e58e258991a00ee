import { withPrefix } from '#core/site-address.ts';
import { findOffer, runningOffersQuery } from '#features/offers/offers.ts';
import { usePageWords } from '#features/page-words/page-words.ts';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { checkoutPath, contactPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import { catalogTexts } from '../catalog.texts.ts';
import { orderFields, type ServicePackage, servicePackagesQuery } from '../catalog.ts';
import { PackageCard } from './package-card.tsx';
import './packages.css';
import '#ui/controls/text-link.css';

const skeletons = 4;

/** A purchase that could not begin. `payable` has its checkout's address: only the browser's storage refused it. */
export type PurchaseFailure = { payable: ServicePackage | null };

/** State and action of a purchase, provided by the payments feature. */
export type Purchase = {
  /** Id of the package that is being bought, if any. */
  processing: string | null;
  failure: PurchaseFailure | null;
  purchase: (pack: ServicePackage) => void;
};

/** What keeps an order from being stored, and its checkout with the order in the address. */
function BlockedStorage({ pack }: { pack: ServicePackage }) {
  const { language } = useLanguage();
  const t = useTexts(catalogTexts);
  const order = orderFields(pack, language);
  const checkout = withPrefix(prefixOf[language], checkoutPath.href());
  return (
    <div className="plans__error--note">
      <p className="list-error">{t('notKept')}</p>
      <p>
        <a className="link" href={`${checkout}?${new URLSearchParams(order)}`}>
          {t('continueTo', { name: order.packageName })}
          <IconArrowRight />
        </a>
      </p>
    </div>
  );
}

function Packages({ processing, failure, purchase }: Purchase) {
  const t = useTexts(catalogTexts);
  const { data, isPending } = useQuery(servicePackagesQuery());
  const { data: offers } = useQuery(runningOffersQuery());
  if (isPending)
    return (
      <SkeletonList className="plans plans--loading" count={skeletons} label={t('loading')}>
        <Skeleton shape="short-title" />
        <Skeleton />
        <Skeleton shape="title" />
        <Skeleton shape="button" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="meta" />
      </SkeletonList>
    );
  if (!Array.isArray(data))
    return (
      <p className="list-error" role="alert">
        {t('errorLoadingPackages')}
      </p>
    );
  return (
    <>
      <div className="plans">
        {data.map((pack) => (
          <PackageCard
            key={pack.id}
            pack={pack}
            offer={findOffer(offers, pack.id)}
            processing={processing === pack.id}
            onPurchase={purchase}
          />
        ))}
      </div>
      {failure?.payable ? <BlockedStorage pack={failure.payable} /> : null}
      {failure?.payable === null ? (
        <p className="list-error plans__error--note">
          {t('paymentError')}: {t('paymentErrorDescription')}
        </p>
      ) : null}
    </>
  );
}

/** Packages with their prices, if there are any, and a link to request a custom quote. Anchor: `#pricing`. */
export function PackagesSection(props: Purchase) {
  const t = useTexts(catalogTexts);
  const words = usePageWords('home');
  const { data } = useQuery(servicePackagesQuery());
  const hasNone = data?.length === 0;
  return (
    <section className="section section--surface" id="pricing" aria-labelledby="pricing-heading">
      <div className="wrap">
        <div className="head">
          <h2 id="pricing-heading">{t('heading')}</h2>
          {hasNone ? null : <p>{words('packagesLead')}</p>}
        </div>
        <Packages {...props} />
        <div className="custom">
          <p>
            <strong>{t(hasNone ? 'anything' : 'otherwise')}</strong>{' '}
            <span className="muted">{words('quoteLead')}</span>
          </p>
          <Link className="link" to={contactPath.href()}>
            {t('customQuote')}
            <IconArrowRight />
          </Link>
        </div>
      </div>
    </section>
  );
}
