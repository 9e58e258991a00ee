import { sitePaths } from '#core/site-paths.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { IconArrowRight } from '#ui/frame-icons.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton, SkeletonList } from '#ui/skeleton.tsx';
import { servicePackagesQuery } from '../catalog.queries.ts';
import { catalogTexts } from '../catalog.texts.ts';
import { PackageCard } from './package-card.tsx';
import { usePurchase } from './use-purchase.ts';
import './packages.css';
import '#ui/text-link.css';

const skeletons = 4;

function Packages() {
  const t = useTexts(catalogTexts);
  const { data, isPending } = useQuery(servicePackagesQuery());
  const { processing, failed, purchase } = usePurchase();
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
      <p className="plans__error" role="alert">
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
            processing={processing === pack.id}
            onPurchase={purchase}
          />
        ))}
      </div>
      {failed ? (
        <p className="plans__error plans__error--note">
          {t('paymentError')}: {t('paymentErrorDescription')}
        </p>
      ) : null}
    </>
  );
}

/** Packages with their prices, and the way to a quote for anything else. Anchor: `#pricing`. */
export function PackagesSection() {
  const t = useTexts(catalogTexts);
  return (
    <section className="section" id="pricing" aria-labelledby="pricing-heading">
      <div className="wrap">
        <div className="head">
          <h2 id="pricing-heading">{t('heading')}</h2>
          <p>{t('lead')}</p>
        </div>
        <Packages />
        <div className="custom">
          <p>
            <strong>{t('otherwise')}</strong> <span className="muted">{t('otherwiseLead')}</span>
          </p>
          <Link className="link" to={sitePaths.contact}>
            {t('customQuote')}
            <IconArrowRight />
          </Link>
        </div>
      </div>
    </section>
  );
}
