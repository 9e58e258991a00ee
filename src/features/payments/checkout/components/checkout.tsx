import { useEffect, useMemo, useState } from 'react';
import type { ServicePackage } from '#features/catalog/catalog.ts';
import type { Company } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { contactPath, packagesHref, servicesPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { LeaveLink } from '../../components/leave-link.tsx';
import { askedPaymentQuery } from '../../requests/requests.queries.ts';
import { type AskedPayment, splitRequestToken } from '../../requests/requests.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import type { CurrentOrder } from '../checkout.ts';
import type { FoundOrder } from '../find-order.ts';
import { formatAmount } from '../format-order.ts';
import { isClosed } from '../payment-intent.ts';
import { correctOrder } from '../price-correction.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { useInSight } from './use-in-sight.ts';
import { type IntentState, usePaymentIntent } from './use-payment-intent.ts';
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

type OpenCheckoutProps = Offer & {
  order: CurrentOrder | null;
  asked?: AskedPayment | undefined;
  /** Reads again what staff asked for. */
  readAsked?: () => Promise<void>;
};

/**
 * Returns the order as its page has shown it: what staff asked for costs what its first payment says, by
 * the invoice details that are known.
 */
function useShown(order: CurrentOrder | null, amount: number | null): CurrentOrder | null {
  const [first, setFirst] = useState(amount);
  if (first === null && amount !== null) setFirst(amount);
  return order?.asked && first !== null ? { ...order, price: first } : order;
}

/**
 * Reads what staff asked for again once the answer about its payment differs from it: it was changed, taken
 * back or paid meanwhile, or is taxed by who buys, and a bank transfer is of that amount.
 */
function useAskedAgain(
  state: IntentState,
  asked: AskedPayment | undefined,
  readAsked: (() => Promise<void>) | undefined,
): void {
  const amount = state.status === 'ready' ? state.intent.amount : null;
  const isOver = state.status === 'failed' && isClosed(state.cause);
  const transfer = asked?.transfer?.amount;
  const isOther = amount !== null && transfer !== undefined && amount !== transfer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whatever is then read
  useEffect(() => {
    if (isOther || isOver) void readAsked?.();
  }, [amount, isOver]);
}

/** Requests the payment of the order, and shows the price that will be charged. */
function OpenCheckout({ order, asked, readAsked, company, packages }: OpenCheckoutProps) {
  const { state, retry, renew, reprice } = usePaymentIntent(order);
  useAskedAgain(state, asked, readAsked);
  const intent = state.status === 'ready' ? state.intent : null;
  const shown = useShown(order, intent?.amount ?? null);
  const charged = order && intent ? correctOrder(order, intent) : null;
  return (
    <div className="wrap checkout checkout--order toasts-above">
      <OrderSummary
        order={charged ?? order}
        intent={intent ?? (asked ? { ...asked, vatTreatment: 'mainland' } : null)}
        asked={asked}
        failed={state.status === 'failed'}
        packages={packages}
      />
      <PaymentPanel
        state={state}
        charged={charged}
        company={company}
        asked={asked}
        retry={retry}
        renew={renew}
        reprice={reprice}
        shown={shown}
      />
    </div>
  );
}

const closed = {
  paid: ['askedPaid', 'askedPaidText'],
  cancelled: ['askedCancelled', 'askedCancelledText'],
} as const;

/** What says instead of the form that nothing is to be paid. */
function NothingToPay({ title, children }: { title: string; children: string }) {
  const t = useTexts(checkoutTexts);
  const said = useInSight<HTMLDivElement>();
  return (
    <div className="wrap checkout checkout--none" ref={said}>
      <StatePanel
        kind="empty"
        headingLevel={2}
        title={title}
        action={
          <LeaveLink to={contactPath.href()} className={buttonClass({ variant: 'line' })}>
            {t('contactSupport')}
          </LeaveLink>
        }
      >
        {children}
      </StatePanel>
    </div>
  );
}

type AskedCheckoutProps = { token: string; company: Company | undefined };

/** The checkout of what staff asked for: the form, or that it is paid, cancelled or unknown. */
export function AskedCheckout({ token, company }: AskedCheckoutProps) {
  useFreshPage();
  const t = useTexts(checkoutTexts);
  const { language } = useLanguage();
  const { data: asked, isError, refetch } = useQuery(askedPaymentQuery(token));
  const title = asked && localize(language, asked.title, asked.titlePt || null).text;
  const isOpen = asked?.state === 'open';
  // What the page said first: a change since is said beside it, and keeps the form.
  const [price, setPrice] = useState(asked?.amount);
  if (price === undefined && asked) setPrice(asked.amount);
  const order = useMemo(() => {
    const part = splitRequestToken(token);
    if (!isOpen || !part || title === undefined || price === undefined) return null;
    const { id: requestId, key } = part;
    return { id: `request ${requestId}`, name: title, price, asked: { requestId, key } };
  }, [isOpen, price, title, token]);
  if (isError && !asked)
    return <NothingToPay title={t('askedUnknown')}>{t('askedUnknownText')}</NothingToPay>;
  if (asked && asked.state !== 'open') {
    const [heading, text] = closed[asked.state];
    const amount = formatAmount({ price: asked.amount, currency: asked.currency }, language);
    return (
      <NothingToPay title={t(heading)}>{t(text, { title: title ?? '', amount })}</NothingToPay>
    );
  }
  return (
    <OpenCheckout
      order={order}
      asked={asked}
      readAsked={refetch}
      company={company}
      packages={undefined}
    />
  );
}

/** The payment form and the order summary; without an order, the reason and a link onwards. */
export function Checkout({ found, company, packages }: Offer & { found: FoundOrder | null }) {
  useFreshPage();
  if (found === 'missing' || found === 'unparseable') return <NoOrder why={found} />;
  return <OpenCheckout order={found} company={company} packages={packages} />;
}
