import { toInstant } from '#core/clock.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { subscriberUrl } from '../ledger/order-links.server.ts';
import { lockBuyerMails } from '../ledger/order-mails.server.ts';
import {
  getOrder,
  hasHistory,
  lockOrder,
  type Order,
  recordHistory,
} from '../ledger/orders.repository.server.ts';
import {
  endUnpaidRenewals,
  findDueRenewals,
  getRenewal,
  saveRenewal,
  type UnpaidRenewal,
} from '../ledger/unpaid-renewals.repository.server.ts';
import { paymentDue } from './emails/payment-due.server.ts';

const day = 24 * 3_600_000;

/** Days after a renewal failed on which its buyer is mailed; Stripe tries the card for two weeks. */
export const mailDays = [0, 3, 7, 12] as const;

/** Returns when the next mail about a failed renewal is due after so many; null after the last. */
export function nextRenewalMail(since: string, mailed: number): string | null {
  const days = mailDays[mailed];
  return days === undefined ? null : new Date(Date.parse(since) + days * day).toISOString();
}

/** Why the buyer has to pay a renewal; `returned`: the bank returned the direct debit for it. */
export type DueReason = UnpaidRenewal['kind'] | 'returned';

/** The entry of an order's history about a renewal whose direct debit the bank returned. */
const returnedEntry = 'renewal_returned';

export async function dueReasonOf(
  db: Queryable,
  { orderId, paymentId, kind }: UnpaidRenewal,
): Promise<DueReason> {
  const isReturned = await hasHistory(db, { orderId, paymentId, kind: returnedEntry });
  return isReturned ? 'returned' : kind;
}

/** Writes the next mail about a failed renewal, if an address is known, and says when another is due. */
async function mailUnpaidRenewal(
  context: Context,
  trx: Queryable,
  order: Order,
  renewal: UnpaidRenewal,
): Promise<void> {
  const { billingEmail } = order;
  const { since, mailed } = renewal;
  const manageUrl = await subscriberUrl(context, trx, order);
  if (billingEmail !== null && manageUrl !== null) {
    await lockBuyerMails(context.database, trx, billingEmail);
    const sender = { origin: context.origin, company: await requireCompany(trx), manageUrl };
    const reason = await dueReasonOf(trx, renewal);
    const now = toInstant(context.clock());
    const { retriesAt: known } = renewal;
    const retriesAt = known !== null && known > now ? known : null;
    const mail = paymentDue({ ...order, billingEmail }, { ...renewal, reason, retriesAt }, sender);
    await enqueueMail(trx, mail, now);
  }
  const mailDueAt = nextRenewalMail(since, mailed + 1);
  await saveRenewal(trx, { ...renewal, mailed: mailed + 1, mailDueAt });
}

/** Returns why the buyer has to do something about a renewal, or null. */
function kindOf({ status, failureMessage }: ProviderPayment): UnpaidRenewal['kind'] | null {
  if (status === 'action_required') return 'authentication';
  return status === 'open' && failureMessage !== null ? 'declined' : null;
}

/**
 * Mails the buyer when a renewal fails or needs the bank's confirmation, and stops when it is paid
 * or cancelled. The order must be locked.
 */
export async function followRenewal(
  context: Context,
  trx: Queryable,
  { order, payment }: { order: Order; payment: ProviderPayment },
): Promise<void> {
  if (payment.status === 'paid' || payment.status === 'cancelled')
    return endUnpaidRenewals(context, trx, order.id, payment.id);
  const kind = kindOf(payment);
  if (kind === null || order.subscriptionStatus === 'cancelled') return;
  const { retriesAt } = payment;
  const known = await getRenewal(trx, payment.id);
  if (known) {
    if (known.retriesAt !== retriesAt) await saveRenewal(trx, { ...known, retriesAt });
    return;
  }
  const since = toInstant(context.clock());
  const paymentId = payment.id;
  const told = kind === 'authentication' ? 'renewal_action_required' : returnedEntry;
  if (kind === 'authentication' || payment.isReturnedDebit)
    await recordHistory(trx, { orderId: order.id, at: since, kind: told, paymentId, note: null });
  const renewal = { paymentId, orderId: order.id, kind, since, retriesAt, endedAt: null };
  await mailUnpaidRenewal(context, trx, order, { ...renewal, mailed: 0, mailDueAt: since });
}

/** Mails the buyers of failed renewals again, on the days of the schedule, until they are paid or ended. */
export async function remindOfRenewals(context: Context): Promise<void> {
  const now = toInstant(context.clock());
  for (const { paymentId, orderId } of await context.database.read((db) =>
    findDueRenewals(db, now),
  ))
    await transact(context, async (trx) => {
      await lockOrder(context.database, trx, orderId);
      const order = await getOrder(trx, orderId);
      const renewal = await getRenewal(trx, paymentId);
      if (!order || !renewal?.mailDueAt || renewal.mailDueAt > now) return;
      await mailUnpaidRenewal(context, trx, order, renewal);
    });
}
