import type { ComponentType } from 'react';
import { sitePaths } from '#core/site-paths.ts';
import type { ServicePackage } from '#features/catalog/catalog.ts';
import type { Company } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import type { CurrentOrder } from '../checkout.ts';
import { LeaveLink } from './leave-link.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useFoundOrder } from './use-found-order.ts';
import { useFullLoadLinks } from './use-full-load-links.ts';
import '#ui/card.css';
import './checkout.css';

/** What stands where the visitor pays. `order` is null until it has been read, after the mount. */
export type PaymentSlotProps = { order: CurrentOrder | null; company: Company | undefined };

type CheckoutProps = {
  Payment: ComponentType<PaymentSlotProps>;
  company: Company | undefined;
  packages: readonly ServicePackage[] | undefined;
};

function NoOrder({ why }: { why: 'missing' | 'unparseable' }) {
  const t = useTexts(checkoutTexts);
  const missing = why === 'missing';
  return (
    <div className="wrap checkout checkout--none">
      <StatePanel
        kind="error"
        headingLevel={2}
        title={missing ? t('missingTitle') : t('errorTitle')}
        action={
          <LeaveLink
            to={missing ? sitePaths.services : sitePaths.packages}
            className={buttonClass({ variant: 'line' })}
          >
            {missing ? t('toServices') : t('toPackages')}
          </LeaveLink>
        }
      >
        {missing ? t('missingText') : t('errorText')}
        <br />
        {missing ? t('missingMore') : t('errorMore')}
      </StatePanel>
    </div>
  );
}

/** The way to pay and the order beside it; without an order, why there is none and where to go. */
export function Checkout({ Payment, company, packages }: CheckoutProps) {
  const found = useFoundOrder();
  useFullLoadLinks();
  if (found === 'missing' || found === 'unparseable') return <NoOrder why={found} />;
  return (
    <div className="wrap checkout checkout--order">
      <Payment order={found} company={company} />
      <OrderSummary order={found} packages={packages} />
    </div>
  );
}
