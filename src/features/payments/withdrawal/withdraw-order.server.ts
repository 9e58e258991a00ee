import { toInstant } from '#core/clock.ts';
import { mailboxKey } from '#core/email-address.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { cancelMeetings } from '#features/booking/meetings/cancel-meetings.server.ts';
import { readOfficeTime } from '#features/booking/rules/read-office-time.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { MailSender } from '#mail/mail-builder.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { raise } from '#platform/context/events.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { keptCents } from '../ledger/close-repaid.server.ts';
import { addTask, closeTask } from '../ledger/company-tasks.repository.server.ts';
import { contractEnded } from '../ledger/ledger-events.server.ts';
import { isPayable, isSettled } from '../ledger/order-states.ts';
import { type Order, recordHistory } from '../ledger/orders.repository.server.ts';
import { promiseCall } from '../ledger/promised-calls.repository.server.ts';
import { transitionOrder } from '../ledger/settle-order.server.ts';
import { concludedAt, repayDue } from '../ledger/withdrawal-period.ts';
import {
  insertQuoteWithdrawal,
  insertWithdrawal,
  type Statement,
} from '../ledger/withdrawals.repository.server.ts';
import { keepPromise } from '../refunds/keep-promises.server.ts';
import { cancelOpenRequests } from '../requests/requests.repository.server.ts';
import { type ContractToEnd, getStatement, lockContract } from './contract-of-order.server.ts';
import {
  type EndedQuote,
  quoteWithdrawalNotification,
  quoteWithdrawalReceipt,
} from './emails/quote-withdrawal.server.ts';
import { withdrawalNotification } from './emails/withdrawal-notification.server.ts';
import { withdrawalReceipt } from './emails/withdrawal-receipt.server.ts';
import { describeWithdrawal } from './show-withdrawal.server.ts';
import { writeStatement } from './statement.ts';
import type { WithdrawInput } from './withdrawal.input.ts';
import type { ShownWithdrawal } from './withdrawal.schema.ts';
import { withdrawalState } from './withdrawal.ts';

type Received = {
  contract: ContractToEnd;
  withdrawal: Statement;
  /** The promised calls to the provider. */
  calls: string[];
};

export type WithdrawRefusal = 'not_found' | 'over' | 'business' | 'unpaid';

type Stored = { contract: ContractToEnd; withdrawal: Statement; cancelled: number };

/** Mails the client and the owner about a quote of which nothing was paid. */
async function mailOfQuote(trx: Queryable, ended: EndedQuote, sender: MailSender): Promise<void> {
  const { receivedAt } = ended.statement;
  await enqueueMail(trx, quoteWithdrawalReceipt(ended, sender), receivedAt);
  const language = await ownerLanguage(trx, ended.quote.language);
  await enqueueMail(trx, quoteWithdrawalNotification(ended, language, sender), receivedAt);
}

async function mailBoth(
  { origin, database }: Context,
  trx: Queryable,
  { contract, withdrawal, cancelled, repayBy }: Stored & { repayBy: string },
): Promise<void> {
  const sender = { origin, company: await requireCompany(trx) };
  const { email, receivedAt } = withdrawal;
  const { order, quote, others } = contract;
  // The limit of the mails needs a lock of their recipient.
  await database.lock(trx, `withdrawals:${mailboxKey(email)}`);
  if (order === null) {
    if (quote) await mailOfQuote(trx, { quote, statement: withdrawal, cancelled }, sender);
    return;
  }
  const begun = others.filter(({ status, paidAt }) => paidAt !== null || status === 'pending');
  const covered = quote && { orders: [order, ...begun], cancelled };
  await enqueueMail(trx, withdrawalReceipt(order, withdrawal, { ...sender, covered }), receivedAt);
  const language = await ownerLanguage(trx, order.language);
  const setting = { language, repayBy, covered, ...sender };
  await enqueueMail(trx, withdrawalNotification(order, withdrawal, setting), receivedAt);
}

/** Keeps the statement for one order of the contract, with the task to repay it. */
async function keepStatement(
  context: Context,
  trx: Queryable,
  { order, withdrawal, dueAt }: { order: Order; withdrawal: Statement; dueAt: string },
): Promise<void> {
  const { id: orderId, status } = order;
  const { receivedAt: at } = withdrawal;
  await insertWithdrawal(trx, { ...withdrawal, orderId });
  await recordHistory(trx, { orderId, at, paymentId: null, note: null, kind: 'withdrawn' });
  const isRepaid = isSettled(status) && (await keptCents(trx, orderId)) <= 0;
  if (!isRepaid) await addTask(trx, { kind: 'withdrawal', orderId, dueAt, createdAt: at });
  // Work on a withdrawn order must not begin: what is left to do is to repay it.
  await closeTask(trx, { kind: 'contact-client', orderId, at });
  await cancelMeetings(context, trx, orderId);
}

/** Stores the statement for all that the contract has, and ends what is open of it. */
async function store(
  context: Context,
  trx: Queryable,
  { contract, input }: { contract: ContractToEnd; input: WithdrawInput },
): Promise<Received> {
  const { subject, order, quote, others, requestIds } = contract;
  const now = context.clock();
  const receivedAt = toInstant(now);
  const { name, email, locale: language } = input;
  const day = readClock(concludedAt(subject), companyZone).day;
  const about = { ...subject, day, quote: quote?.reference ?? null };
  const statement = writeStatement(language, about);
  const withdrawal = { name, email, language, statement, receivedAt };
  if (quote) await insertQuoteWithdrawal(trx, { ...withdrawal, quoteId: quote.id });
  const dueAt = repayDue(receivedAt, await readOfficeTime(trx, receivedAt));
  const calls: string[] = [];
  for (const one of order ? [order, ...others] : others) {
    // One that nothing was paid for, and nothing can be any more, leaves nothing to end.
    if (one.id !== order?.id && one.status === 'cancelled') continue;
    await keepStatement(context, trx, { order: one, withdrawal, dueAt });
    const call = await promiseEnd(context, trx, one);
    if (call !== null) calls.push(call);
    else if (isPayable(one.status))
      await transitionOrder(context, trx, one, { status: 'cancelled', paymentId: null });
  }
  const cancelled = await cancelOpenRequests(trx, requestIds, receivedAt);
  await raise(context, trx, contractEnded, {
    orderIds: (order ? [order, ...others] : others).map(({ id }) => id),
    quoteProjectId: quote?.projectId ?? null,
  });
  await mailBoth(context, trx, { contract, withdrawal, cancelled, repayBy: dueAt });
  return { contract, withdrawal, calls };
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
 * the task to repay, and ends what would still be charged, however long the provider is away. Of a quote,
 * or of a part of it, one statement ends all parts: what was paid is repaid, what is open is cancelled. A
 * repeated call returns the first statement.
 */
export async function withdrawOrder(
  context: Context,
  input: WithdrawInput,
): Promise<Result<ShownWithdrawal, WithdrawRefusal>> {
  const now = context.clock();
  const received = await transact<Result<Received, WithdrawRefusal>>(context, async (trx) => {
    const contract = await lockContract(context, trx, input.token);
    if (contract === null) return refuse('not_found');
    const known = await getStatement(trx, contract);
    if (known) return accept({ contract, withdrawal: known, calls: [] });
    const state = withdrawalState(contract.subject, { receivedAt: null, now });
    if (state !== 'open') return refuse(state === 'received' ? 'over' : state);
    return accept(await store(context, trx, { contract, input }));
  });
  if (!received.ok) return received;
  const { contract, withdrawal, calls } = received.value;
  for (const call of calls) await endNow(context, call);
  return accept(describeWithdrawal(contract, withdrawal, now));
}
