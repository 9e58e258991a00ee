import type { Queryable } from '#platform/database/database.server.ts';
import { isContinuing } from '../payments.ts';
import { findCharges } from './charges.repository.server.ts';
import { closeTask } from './company-tasks.repository.server.ts';
import { findDisputes } from './disputes.repository.server.ts';
import type { Order } from './orders.repository.server.ts';

/**
 * Returns what the company still has of an order, in cents: what was charged, less what was refunded
 * and what a bank took back in a dispute that is lost.
 */
export async function keptCents(trx: Queryable, orderId: string): Promise<number> {
  const charges = await findCharges(trx, orderId);
  const lost = (await findDisputes(trx, orderId)).filter(({ status }) => status === 'lost');
  const kept = charges.reduce((sum, charge) => sum + charge.amountCents - charge.refundedCents, 0);
  return kept - lost.reduce((sum, { withdrawnCents }) => sum + withdrawnCents, 0);
}

/**
 * Closes the tasks of an order whose money has gone back: to repay late money once all of it is
 * refunded; to repay a withdrawal once nothing is kept; and once all was refunded, unless a subscription
 * goes on, to call the client and to ask about a purchase made twice. The order must be locked.
 */
export async function closeRepaid(trx: Queryable, order: Order, at: string): Promise<void> {
  const { id: orderId } = order;
  const charges = await findCharges(trx, orderId);
  const isLateBack = charges
    .filter(({ late }) => late !== null)
    .every(({ amountCents, refundedCents }) => refundedCents >= amountCents);
  if (isLateBack) await closeTask(trx, { kind: 'paid-late', orderId, at });
  if ((await keptCents(trx, orderId)) <= 0)
    await closeTask(trx, { kind: 'withdrawal', orderId, at });
  const isBack =
    charges.length > 0 &&
    charges.every(({ amountCents, refundedCents }) => refundedCents >= amountCents);
  if (isContinuing(order) || !isBack) return;
  for (const kind of ['contact-client', 'bought-twice'])
    await closeTask(trx, { kind, orderId, at });
}
