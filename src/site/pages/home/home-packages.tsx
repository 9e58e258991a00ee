import { PackagesSection } from '#features/catalog/components/packages-section.tsx';
import { usePurchase } from '#features/payments/checkout/components/use-purchase.ts';

/** The service packages, bought through the checkout. */
export function HomePackages() {
  return <PackagesSection {...usePurchase()} />;
}
