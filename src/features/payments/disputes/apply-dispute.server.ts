import { toInstant } from '#core/clock.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type {
  ProviderDispute,
  ProviderPayment,
} from '#platform/payments/payment-provider.server.ts';
import { applyPaymentIn } from '../ledger/apply-payment.server.ts';
import { withBuyerName } from '../ledger/buyer-name.server.ts';
import { getCharge } from '../ledger/charges.repository.server.ts';
import { closeRepaid } from '../ledger/close-repaid.server.ts';
import { closeTask, openTask } from '../ledger/company-tasks.repository.server.ts';
import { evidenceDue, mergeDispute, needsEvidence } from '../ledger/dispute-states.ts';
import {
  type Dispute,
  findDisputes,
  getDispute,
  saveDispute,
} from '../ledger/disputes.repository.server.ts';
import { type Order, recordHistory } from '../ledger/orders.repository.server.ts';
import { disputeNotification } from './emails/dispute-notification.server.ts';

/** Notifies the company of a dispute that needs an answer or was decided. */
async function notifyOfDispute(
  { origin, clock }: Context,
  trx: Queryable,
  order: Order,
  dispute: Dispute,
): Promise<void> {
  const { status } = dispute;
  if (status === 'inquiry_review' || status === 'under_review') return;
  const sender = { origin, company: await requireCompany(trx) };
  const language = await ownerLanguage(trx, order.language);
  const named = await withBuyerName(trx, order);
  const mail = disputeNotification(named, { ...dispute, status }, { language, sender });
  await enqueueMail(trx, mail, toInstant(clock()));
}

const task = 'answer-dispute';

function formatMoney(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency}`;
}

async function recordSteps(
  trx: Queryable,
  { before, dispute, at }: { before: Dispute | null; dispute: Dispute; at: string },
): Promise<void> {
  const { orderId, paymentId, status, currency } = dispute;
  const add = (kind: string, note: string) =>
    recordHistory(trx, { orderId, at, kind, paymentId, note });
  if (before?.status !== status)
    await add(`dispute_${status}`, formatMoney(dispute.amountCents, currency));
  const moved = dispute.withdrawnCents - (before?.withdrawnCents ?? 0);
  if (moved > 0) await add('dispute_withdrawn', formatMoney(moved, currency));
  if (moved < 0) await add('dispute_returned', formatMoney(-moved, currency));
}

/** Opens the task to send evidence, or closes it when no dispute of the order needs any. */
async function updateTask(trx: Queryable, { orderId }: Dispute, at: string): Promise<void> {
  const waiting = (await findDisputes(trx, orderId)).filter(({ status }) => needsEvidence(status));
  const [dueAt] = waiting.map(evidenceDue).sort();
  if (dueAt === undefined) await closeTask(trx, { kind: task, orderId, at });
  else await openTask(trx, { kind: task, orderId, dueAt, createdAt: at });
}

/**
 * Updates the ledger from a dispute as the provider reports it, and from the payment it is about.
 * Safe to call in any order and more than once. Returns the order, or null if it belongs to none.
 */
export async function applyDisputeIn(
  context: Context,
  trx: Queryable,
  { dispute: reported, payment }: { dispute: ProviderDispute; payment: ProviderPayment },
): Promise<Order | null> {
  // The payment's order is locked, and its charge is recorded before the dispute about it.
  const order = await applyPaymentIn(context, trx, payment);
  const charge = order && (await getCharge(trx, payment.id));
  if (!order || charge?.orderId !== order.id) return null;
  const before = await getDispute(trx, reported.id);
  const state = before ? mergeDispute(before, reported) : reported;
  const isSame =
    before?.status === state.status &&
    before.withdrawnCents === state.withdrawnCents &&
    before.evidenceDueAt === state.evidenceDueAt;
  if (isSame) return order;
  const at = toInstant(context.clock());
  const { status, withdrawnCents, evidenceDueAt } = state;
  const dispute = { ...reported, status, withdrawnCents, evidenceDueAt };
  const row = { ...dispute, orderId: order.id, updatedAt: at };
  await saveDispute(trx, row);
  await recordSteps(trx, { before, dispute: row, at });
  if (before?.status !== status) {
    await updateTask(trx, row, at);
    await closeRepaid(trx, order, at);
    await notifyOfDispute(context, trx, order, row);
  }
  return order;
}
