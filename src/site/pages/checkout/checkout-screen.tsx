import { useEffect, useState } from 'react';
import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { type Company, companyQuery } from '#features/company/company.ts';
import { OfferBanner } from '#features/offers/components/offer-banner.tsx';
import { checkoutTexts } from '#features/payments/checkout/checkout.texts.ts';
import { AskedCheckout, Checkout } from '#features/payments/checkout/components/checkout.tsx';
import { useFoundOrder } from '#features/payments/checkout/components/use-found-order.ts';
import { findOrder } from '#features/payments/checkout/find-order.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQuery } from '#query/use-query.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { PageHead } from '#ui/layout/page-head.tsx';

/** The checkout of the order that the address or the session names. */
function PackageCheckout({ company }: { company: Company | undefined }) {
  const { data: packages } = useQuery(servicePackagesQuery());
  const found = useFoundOrder();
  return <Checkout found={found} company={company} packages={packages} />;
}

/** Checkout: the current order, or what staff asked for, and the form that pays for it. */
export function Screen() {
  const t = useTexts(checkoutTexts);
  const { data: company } = useQuery(companyQuery());
  const token = new URLSearchParams(useNavigation().address.search).get('request');
  const seller = company?.legalName;
  return (
    <>
      <PageHead
        title={t('title')}
        lead={seller ? <Unbroken>{t('lead', { company: seller })}</Unbroken> : null}
      />
      {token === null ? (
        <PackageCheckout company={company} />
      ) : (
        <AskedCheckout token={token} company={company} />
      )}
    </>
  );
}

/** The offer in one line; without a link when it is about the package that is being paid for. */
export function Offer() {
  const [buying, setBuying] = useState<string>();
  useEffect(() => {
    if (new URLSearchParams(location.search).has('request')) return;
    const found = findOrder(location.search);
    if (typeof found === 'object') setBuying(found.id);
  }, []);
  return <OfferBanner line buying={buying} />;
}
