import { toInstant } from '#core/clock.ts';
import { mailboxKey } from '#core/email-address.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { cancelMeetings } from '#features/booking/meetings/cancel-meetings.server.ts';
import { readOfficeTime } from '#features/booking/rules/read-office-time.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { keptCents } from '../ledger/close-repaid.server.ts';
import { addTask, closeTask } from '../ledger/company-tasks.repository.server.ts';
import { orderIdOfToken } from '../ledger/order-links.server.ts';
import { isSettled } from '../ledger/order-states.ts';
import {
  getOrder,
  lockOrder,
  type Order,
  recordHistory,
} from '../ledger/orders.repository.server.ts';
import { promiseCall } from '../ledger/promised-calls.repository.server.ts';
import { concludedAt, repayDue } from '../ledger/withdrawal-period.ts';
import {
  getWithdrawal,
  insertWithdrawal,
  type Withdrawal,
} from '../ledger/withdrawals.repository.server.ts';
import { keepPromise } from '../refunds/keep-promises.server.ts';
import { withdrawalNotification } from './emails/withdrawal-notification.server.ts';
import { withdrawalReceipt } from './emails/withdrawal-receipt.server.ts';
import { describeWithdrawal } from './show-withdrawal.server.ts';
import { writeStatement } from './statement.ts';
import type { WithdrawInput } from './withdrawal.input.ts';
import type { ShownWithdrawal } from './withdrawal.schema.ts';
import { withdrawalState } from './withdrawal.ts';

type Received = { order: Order; withdrawal: Withdrawal; call: string | null };

export type WithdrawRefusal = 'not_found' | 'over' | 'business' | 'unpaid';

async function mailBoth(
  { origin, database }: Context,
  trx: Queryable,
  { order, withdrawal, repayBy }: { order: Order; withdrawal: Withdrawal; repayBy: string },
): Promise<void> {
  const sender = { origin, company: await requireCompany(trx) };
  const { email, receivedAt } = withdrawal;
  // The limit of the mails needs a lock of their recipient.
  await database.lock(trx, `withdrawals:${mailboxKey(email)}`);
  await enqueueMail(trx, withdrawalReceipt(order, withdrawal, sender), receivedAt);
  const language = await ownerLanguage(trx, order.language);
  const notification = withdrawalNotification(order, withdrawal, { language, repayBy, ...sender });
  await enqueueMail(trx, notification, receivedAt);
}

async function store(
  context: Context,
  trx: Queryable,
  { order, input }: { order: Order; input: WithdrawInput },
): Promise<Withdrawal> {
  const now = context.clock();
  const receivedAt = toInstant(now);
  const { name, email, locale: language } = input;
  const day = readClock(concludedAt(order), companyZone).day;
  const statement = writeStatement(language, { ...order, day });
  const withdrawal = { orderId: order.id, name, email, language, statement, receivedAt };
  await insertWithdrawal(trx, withdrawal);
  const entry = { orderId: order.id, at: receivedAt, paymentId: null, note: null };
  await recordHistory(trx, { ...entry, kind: 'withdrawn' });
  const dueAt = repayDue(receivedAt, await readOfficeTime(trx, receivedAt));
  const isRepaid = isSettled(order.status) && (await keptCents(trx, order.id)) <= 0;
  const task = { kind: 'withdrawal', orderId: order.id, dueAt, createdAt: receivedAt };
  if (!isRepaid) await addTask(trx, task);
  // Work on a withdrawn order must not begin: what is left to do is to repay it.
  await closeTask(trx, { kind: 'contact-client', orderId: order.id, at: receivedAt });
  await cancelMeetings(context, trx, order.id);
  await mailBoth(context, trx, { order, withdrawal, repayBy: dueAt });
  return withdrawal;
}

/**
 * Promises that nothing more is charged: a subscription ends, a payment that is not made yet cannot be
 * made any more. Returns the id of the promised call; null if nothing is left to charge.
 */
async function promiseEnd(context: Context, trx: Queryable, order: Order): Promise<string | null> {
  const { id: orderId, subscriptionId, subscriptionStatus, paymentId, status } = order;
  if (subscriptionId !== null)
    return subscriptionStatus === 'cancelled'
      ? null
      : promiseCall(context, trx, { kind: 'end_subscription', orderId, about: subscriptionId });
  if (paymentId === null || isSettled(status)) return null;
  return promiseCall(context, trx, { kind: 'cancel_payment', orderId, about: paymentId });
}

/** Makes the promised call at once; if the provider fails, a job makes it, and a task says so. */
async function endNow(context: Context, call: string): Promise<void> {
  try {
    await keepPromise(context, call);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}

/**
 * Receives a consumer's withdrawal: stores the statement, mails its confirmation and the company, adds
 * the task to repay, and ends what would still be charged, however long the provider is away. A repeated
 * call returns the first statement.
 */
export async function withdrawOrder(
  context: Context,
  input: WithdrawInput,
): Promise<Result<ShownWithdrawal, WithdrawRefusal>> {
  const { database, clock } = context;
  const now = clock();
  const received = await transact<Result<Received, WithdrawRefusal>>(context, async (trx) => {
    const orderId = await orderIdOfToken(trx, input.token);
    if (orderId === null) return refuse('not_found');
    await lockOrder(database, trx, orderId);
    const order = await getOrder(trx, orderId);
    if (!order) return refuse('not_found');
    const known = await getWithdrawal(trx, orderId);
    if (known) return accept({ order, withdrawal: known, call: null });
    const state = withdrawalState(order, { receivedAt: null, now });
    if (state !== 'open') return refuse(state === 'received' ? 'over' : state);
    const withdrawal = await store(context, trx, { order, input });
    return accept({ order, withdrawal, call: await promiseEnd(context, trx, order) });
  });
  if (!received.ok) return received;
  const { order, withdrawal, call } = received.value;
  if (call !== null) await endNow(context, call);
  return accept(describeWithdrawal(order, withdrawal, now));
}
