import { useEffect } from 'react';
import type { ServicePackage } from '#features/catalog/catalog.ts';
import type { Company } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { packagesHref, servicesPath } from '#paths.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { LeaveLink } from '../../components/leave-link.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import type { CurrentOrder } from '../checkout.ts';
import type { FoundOrder } from '../find-order.ts';
import { correctOrder } from '../price-correction.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { usePaymentIntent } from './use-payment-intent.ts';
import '#ui/layout/card.css';
import './checkout.css';

/**
 * Reloads a page restored from the back-forward cache: its button may be busy and its order already
 * paid.
 */
function useFreshPage(): void {
  useEffect(() => {
    function reload({ persisted }: PageTransitionEvent): void {
      if (persisted) location.reload();
    }
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
}

type Offer = { company: Company | undefined; packages: readonly ServicePackage[] | undefined };

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
            to={missing ? servicesPath.href() : packagesHref}
            className={buttonClass({ variant: 'line' })}
          >
            {missing ? t('toServices') : t('toPackages')}
          </LeaveLink>
        }
      >
        {missing ? `${t('missingText')}.` : t('errorText')}
        <br />
        {missing ? t('missingMore') : t('errorMore')}
      </StatePanel>
    </div>
  );
}

/** Requests the payment of the order, and shows the price that will be charged. */
function OpenCheckout({ order, company, packages }: Offer & { order: CurrentOrder | null }) {
  const { state, retry, renew, reprice } = usePaymentIntent(order);
  const intent = state.status === 'ready' ? state.intent : null;
  const charged = order && intent ? correctOrder(order, intent) : null;
  return (
    <div className="wrap checkout checkout--order toasts-above">
      <OrderSummary
        order={charged ?? order}
        intent={intent}
        failed={state.status === 'failed'}
        packages={packages}
      />
      <PaymentPanel
        state={state}
        charged={charged}
        company={company}
        retry={retry}
        renew={renew}
        reprice={reprice}
        shown={order}
      />
    </div>
  );
}

/** The payment form and the order summary; without an order, the reason and a link onwards. */
export function Checkout({ found, company, packages }: Offer & { found: FoundOrder | null }) {
  useFreshPage();
  if (found === 'missing' || found === 'unparseable') return <NoOrder why={found} />;
  return <OpenCheckout order={found} company={company} packages={packages} />;
}
