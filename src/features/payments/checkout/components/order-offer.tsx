import { PackageOffer } from '#features/catalog/components/package-offer.tsx';
import { runningOffersQuery } from '#features/offers/offers.queries.ts';
import { findOffer } from '#features/offers/offers.ts';
import { useQuery } from '#query/use-query.tsx';

/** The running offer about the package of an order; nothing without one. */
export function OrderOffer({ packageId }: { packageId: string }) {
  const { data: offers } = useQuery(runningOffersQuery());
  const offer = findOffer(offers, packageId);
  return offer ? <PackageOffer offer={offer} /> : null;
}
