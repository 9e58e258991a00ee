import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HttpError } from '#core/http-error.ts';
import { formatAddress } from '#core/site-address.ts';
import { writeHref } from '#features/people/people.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { isTestProvider } from '#platform/payments/provider-name.ts';
import { useQuery, useQueryClient } from '#query/use-query.tsx';
import { Initials } from '#ui/admin/initials.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import { LoadFailure, LoadingRows, PartFailure } from '#ui/admin/list/list-states.tsx';
import { Note } from '#ui/admin/note.tsx';
import { useLoaded } from '#ui/admin/use-loaded.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { narrowWindow, useMedia } from '#ui/controls/use-media.ts';
import { IconMail } from '#ui/icons/frame-icons.tsx';
import { IconChevronLeft } from '#ui/icons/icons.tsx';
import { IconRefund } from '../../admin/order-icons.tsx';
import { isContinuing } from '../../payments.ts';
import { RecordsNote } from '../../reconcile/admin/records-note.tsx';
import { orderRecordsQuery } from '../../reconcile/reconcile.queries.ts';
import { OrderTerms } from '../../withdrawal/admin/order-terms.tsx';
import { orderQuery } from '../orders.queries.ts';
import type { OrderDetail } from '../orders-admin.schema.ts';
import { orderRecordTexts } from './order-record.texts.ts';
import { OrderState } from './order-state.tsx';
import { OrderInvoice, OrderSums } from './order-sums.tsx';
import { OrderTasks } from './order-tasks.tsx';
import { ordersTexts } from './orders-admin.texts.ts';
import type { OrdersAllowed } from './orders-heading.tsx';

/** Whom an order is named by. */
function useBuyerName(): (order: OrderDetail) => string {
  const t = useTexts(ordersTexts);
  return (order) => order.buyer ?? order.billingEmail ?? t('noName');
}

function Buyer({ order, personHref }: { order: OrderDetail; personHref: (id: string) => string }) {
  const t = useTexts(orderRecordTexts);
  const name = useBuyerName()(order);
  const said = [order.contactName, order.contactPhone, order.billingCompany, order.billingEmail];
  const rest = said.filter((one) => one !== name);
  return (
    <div className="record__who">
      <Initials name={name} />
      <div>
        <small>{rest.filter(Boolean).join(', ')}</small>
      </div>
      {order.personId === null ? null : (
        <Link className={buttonClass({ variant: 'text' })} to={personHref(order.personId)}>
          {t('person')}
        </Link>
      )}
    </div>
  );
}

type Opened = 'refund' | 'end' | null;

const loadHistory = () => import('./order-history.tsx').then((part) => part.OrderHistory);
const loadDisputes = () =>
  import('../../disputes/admin/order-disputes.tsx').then((part) => part.OrderDisputes);
const loadWaiting = () =>
  import('../../waiting/admin/order-waiting.tsx').then((part) => part.OrderWaiting);
const loadRefund = () =>
  import('../../refunds/admin/refund-dialog.tsx').then((part) => part.RefundDialog);
const loadInvoices = () =>
  import('../../invoices/admin/order-invoices.tsx').then((part) => part.OrderInvoices);
const loadMeetings = () =>
  import('../../meetings/admin/order-meetings.tsx').then((part) => part.OrderMeetings);
const loadEnd = () =>
  import('../../subscriptions/admin/end-subscription-dialog.tsx').then(
    (part) => part.EndSubscriptionDialog,
  );

/** Whether something is left to refund; what the bank has taken back for a dispute is not ours. */
function mayRefund(order: OrderDetail): boolean {
  const disputedCents = order.disputes.reduce((sum, one) => sum + one.withdrawnCents, 0);
  return order.chargedCents > order.refundedCents + disputedCents;
}

function Actions({
  order,
  allowed,
  onOpen,
}: {
  order: OrderDetail;
  allowed: OrdersAllowed;
  onOpen: (what: Opened) => void;
}) {
  const t = useTexts(orderRecordTexts);
  const may = {
    refund: allowed.refund && mayRefund(order),
    end: allowed.refund && isContinuing(order),
  };
  const mayWrite = allowed.write && order.billingEmail !== null;
  if (!may.refund && !may.end && !mayWrite) return null;
  return (
    <div className="row">
      {mayWrite && order.billingEmail ? (
        <Link
          className={buttonClass({ variant: 'soft' })}
          to={writeHref({ personId: order.personId, email: order.billingEmail })}
        >
          <IconMail />
          {t('write')}
        </Link>
      ) : null}
      {may.refund ? (
        <Button variant="redline" onClick={() => onOpen('refund')}>
          <IconRefund />
          {t('refund')}
        </Button>
      ) : null}
      {may.end ? (
        <Button variant="redline" onClick={() => onOpen('end')}>
          {t('end')}
        </Button>
      ) : null}
    </div>
  );
}

type OrderRecordProps = {
  reference: string;
  allowed: OrdersAllowed;
  backHref: string;
  personHref: (id: string) => string;
  /** What is said of the buyer. */
  renderNote: (order: OrderDetail) => ReactNode;
  /** Reads the list again. */
  onChanged: () => Promise<void>;
};

/** One order: who, how much, what can be done, whether the records agree, and what happened. */
export function OrderRecord(props: OrderRecordProps) {
  const { reference, allowed, backHref, personHref, renderNote, onChanged } = props;
  const t = useTexts(orderRecordTexts);
  const client = useQueryClient();
  const isNarrow = useMedia(narrowWindow);
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(reference));
  const [opened, setOpened] = useState<Opened>(null);
  const { address, navigate } = useNavigation();
  const isRefundAsked = new URLSearchParams(address.search).get('do') === 'refund';
  useEffect(() => {
    // The address of the palette: it opens once, and leaves the address of the order.
    if (!isRefundAsked || !order) return;
    if (allowed.refund && mayRefund(order)) setOpened('refund');
    const query = new URLSearchParams(address.search);
    query.delete('do');
    const search = query.size > 0 ? `?${query}` : '';
    navigate(formatAddress({ ...address, search, hash: '' }), { replace: true });
  }, [isRefundAsked, order, allowed.refund, address, navigate]);
  const history = useLoaded(true, loadHistory);
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = isNarrow ? 'h1' : 'h2';
  const nameOf = useBuyerName();

  useEffect(() => {
    // A record that was opened by a press takes the focus; one that the screen began with does not.
    if (document.activeElement === document.body) return;
    heading.current?.focus({ preventScroll: true });
    if (matchMedia(narrowWindow).matches) scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  async function readAgain(): Promise<void> {
    await Promise.all([refetch(), client.refetchQuery(orderRecordsQuery(reference)), onChanged()]);
  }

  const close = () => setOpened(null);
  const isGone = error instanceof HttpError && error.status === 404;
  return (
    <section className="split__record" aria-labelledby="record-heading record-reference">
      {isNarrow ? (
        <Link className="record__back" to={backHref}>
          <IconChevronLeft />
          {t('back')}
        </Link>
      ) : null}
      <div className="record__head">
        <div>
          <Heading id="record-heading" ref={heading} tabIndex={-1}>
            {isGone ? t('gone') : order ? nameOf(order) : t('order')}
          </Heading>
          {order ? (
            <span className="quiet">
              <span id="record-reference">{reference}</span>, <Instant at={order.createdAt} />
            </span>
          ) : null}
        </div>
        {order ? <OrderState order={order} /> : null}
      </div>
      {isGone ? <p>{t('goneText')}</p> : null}
      {error && !isGone && !order && !isFetching ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : null}
      {!order && !isGone && (isFetching || !error) ? <LoadingRows /> : null}
      {order ? (
        <>
          <Buyer order={order} personHref={personHref} />
          {renderNote(order)}
          <OrderSums order={order} />
          {isTestProvider(order.provider) ? <Note tone="info" title={t('testMode')} /> : null}
          <LatePart load={loadDisputes} of={{ order }} isNeeded={order.disputes.length > 0} />
          <Actions order={order} allowed={allowed} onOpen={setOpened} />
          <RecordsNote order={order} />
          <LatePart
            load={loadWaiting}
            of={{ waiting: order.waiting }}
            isNeeded={order.waiting !== null}
          />
          <OrderTasks tasks={order.tasks} mayChange={allowed.tasks} onChanged={readAgain} />
          <LatePart
            load={loadMeetings}
            of={{ order, mayChange: allowed.tasks, onChanged: readAgain }}
            isNeeded={order.meetings.meetings > 0}
          />
          <OrderTerms order={order} />
          <OrderInvoice order={order} />
          <LatePart
            load={loadInvoices}
            of={{ order, mayChange: allowed.export, onChanged: readAgain }}
            isNeeded={order.chargeCount > 0}
          />
          <PartFailure of={history} />
          {history.part ? <history.part entries={order.entries} /> : null}
          <LatePart
            load={loadRefund}
            of={{ order, isOpen: opened === 'refund', onClose: close, onChanged: readAgain }}
            isNeeded={opened === 'refund'}
          />
          <LatePart
            load={loadEnd}
            of={{ order, isOpen: opened === 'end', onClose: close, onChanged: readAgain }}
            isNeeded={opened === 'end'}
          />
        </>
      ) : null}
    </section>
  );
}
