import { toInstant } from '#core/clock.ts';
import { type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { InvoicingSoftware } from '#platform/invoicing/invoicing.server.ts';
import { delayAfter, leaseMilliseconds } from '#platform/outbox/retry-schedule.ts';
import { closeTask, openTask } from '../ledger/company-tasks.repository.server.ts';
import { getOrder } from '../ledger/orders.repository.server.ts';
import { buildInvoiceData } from './build-invoice-data.ts';
import { buildMessage } from './build-message.ts';
import {
  claimHandover,
  findHandovers,
  type Handover,
  recordAttempt,
} from './handovers.repository.server.ts';
import { findInvoiceSources } from './invoice-source.repository.server.ts';
import { handoverTask } from './invoices.ts';

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
