import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { InvoicingSoftware } from '#platform/invoicing/invoicing.server.ts';
import { delayAfter, leaseMilliseconds } from '#platform/outbox/retry-schedule.ts';
import { closeTask, openTask } from '../ledger/company-tasks.repository.server.ts';
import { getOrder, getOrderBy, lockOrder, type Order } from '../ledger/orders.repository.server.ts';
import {
  claimHandover,
  findHandovers,
  type Handover,
  insertHandover,
  recordAttempt,
  restartHandovers,
} from './handovers.repository.server.ts';
import {
  buildInvoiceData,
  buildMessage,
  chargeId,
  failedRefundId,
  refundId,
} from './invoice-data.ts';
import { findInvoiceSources } from './invoice-source.repository.server.ts';
import { handoverTask } from './invoices.ts';

type Changed = {
  order: Order;
  paymentId: string;
  refundedCents: number;
  refundFailedCents: number;
};

/**
 * Records, in the transaction of a charge or refund, that the invoicing software has to learn of it,
 * where there is any. The same entry again adds nothing.
 */
async function addHandover(
  { invoicing, clock }: Context,
  trx: Queryable,
  entry: { id: string; orderId: string; paymentId: string },
): Promise<void> {
  if (invoicing !== null) await insertHandover(trx, entry, toInstant(clock()));
}

export async function handOverCharge(
  context: Context,
  trx: Queryable,
  { order, paymentId }: Pick<Changed, 'order' | 'paymentId'>,
): Promise<void> {
  await addHandover(context, trx, { id: chargeId(paymentId), orderId: order.id, paymentId });
}

export async function handOverRefund(
  context: Context,
  trx: Queryable,
  { order, paymentId, refundedCents, refundFailedCents }: Changed,
): Promise<void> {
  const id = refundId(paymentId, refundedCents + refundFailedCents);
  await addHandover(context, trx, { id, orderId: order.id, paymentId });
}

export async function handOverFailedRefund(
  context: Context,
  trx: Queryable,
  { order, paymentId, refundFailedCents }: Changed,
): Promise<void> {
  const id = failedRefundId(paymentId, refundFailedCents);
  await addHandover(context, trx, { id, orderId: order.id, paymentId });
}

/** The name of the job that delivers what is due. */
export const handoversJob = 'invoice-handovers';

async function readMessage({ database }: Context, { id, orderId }: Handover) {
  return database.read(async (db) => {
    const order = await getOrder(db, orderId);
    const references = order ? [order.reference] : [];
    const period = { from: null, to: null };
    const [source] = order ? await findInvoiceSources(db, { ...period, references }, 1) : [];
    return source ? buildMessage(id, buildInvoiceData(source)) : null;
  });
}

async function deliver(
  context: Context,
  invoicing: InvoicingSoftware,
  handover: Handover,
): Promise<Result<null, string>> {
  const body = await readMessage(context, handover);
  if (body === null) return refuse('unknown_entry');
  return invoicing.deliver({ id: handover.id, body, at: context.clock() });
}

async function recordDelivered(context: Context, handover: Handover): Promise<void> {
  const at = toInstant(context.clock());
  const { orderId } = handover;
  await transact(context, async (trx) => {
    const result = { state: 'delivered', deliveredAt: at, lastError: null } as const;
    if (!(await recordAttempt(trx, handover, result))) return;
    const all = await findHandovers(trx, orderId);
    if (all.some(({ state }) => state === 'given_up')) return;
    await closeTask(trx, { kind: handoverTask, orderId, at });
  });
}

async function recordFailure(context: Context, handover: Handover, code: string): Promise<void> {
  const { id, attempts, orderId } = handover;
  const now = context.clock();
  const at = toInstant(now);
  const delay = delayAfter(attempts, Math.random);
  await transact(context, async (trx) => {
    if (delay !== null) {
      const nextAttemptAt = toInstant(new Date(now.getTime() + delay));
      await recordAttempt(trx, handover, { nextAttemptAt, lastError: code });
    } else if (await recordAttempt(trx, handover, { state: 'given_up', lastError: code }))
      await openTask(trx, { kind: handoverTask, orderId, dueAt: at, createdAt: at });
  });
  const fields = { handover: id, attempt: attempts, code };
  if (delay === null) context.logger.error(fields, 'an order could not be handed over');
  else context.logger.warn(fields, 'an order was not handed over, will be retried');
}

/**
 * Hands what is due over to the invoicing software, one after the other, until one fails. A process
 * that dies during a delivery leaves its claim, which ends after a minute: the receiver may then get
 * the same id again. Returns how many were delivered.
 */
export async function deliverHandovers(context: Context): Promise<number> {
  const { database, invoicing, clock } = context;
  if (invoicing === null) return 0;
  for (let delivered = 0; ; delivered += 1) {
    const now = clock();
    const until = toInstant(new Date(now.getTime() + leaseMilliseconds));
    const claim = { now: toInstant(now), until };
    const handover = await transact(context, (trx) => claimHandover(trx, database.engine, claim));
    if (handover === null) return delivered;
    const outcome = await deliver(context, invoicing, handover);
    if (!outcome.ok) {
      await recordFailure(context, handover, outcome.refusal);
      return delivered;
    }
    await recordDelivered(context, handover);
  }
}

type SendRefusal = 'unknown_order' | 'no_invoicing' | 'not_paid';

/**
 * Hands every charge and refund of an order over once more, also those from before the software was
 * set up. The receiver ignores the ids that it knows. Returns how many.
 */
export async function sendHandovers(
  context: Context,
  reference: string,
): Promise<Result<number, SendRefusal>> {
  const { database, invoicing, clock } = context;
  if (invoicing === null) return refuse('no_invoicing');
  const at = toInstant(clock());
  const outcome = await transact(context, async (trx) => {
    const order = await getOrderBy(trx, 'reference', reference);
    if (!order) return refuse('unknown_order' as const);
    await lockOrder(database, trx, order.id);
    const chosen = { from: null, to: null, references: [reference] };
    const [source] = await findInvoiceSources(trx, chosen, 1);
    const { entries } = source ? buildInvoiceData(source) : { entries: [] };
    if (entries.length === 0) return refuse('not_paid' as const);
    for (const { id, paymentId } of entries)
      await insertHandover(trx, { id, orderId: order.id, paymentId }, at);
    await restartHandovers(trx, order.id, at);
    await recordChange(context, trx, {
      action: 'order.hand-over',
      subject: { kind: 'order', id: reference },
      after: { entries: entries.length },
    });
    return accept(entries.length);
  });
  if (outcome.ok) context.wakeJob(handoversJob);
  return outcome;
}
