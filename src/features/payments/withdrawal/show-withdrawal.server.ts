import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import { orderIdOfToken } from '../ledger/order-links.server.ts';
import { getOrder, type Order } from '../ledger/orders.repository.server.ts';
import type { PlanPart } from '../ledger/plan-part.texts.ts';
import { getPlanPart } from '../ledger/plan-parts.repository.server.ts';
import { concludedAt, lastWithdrawalDay } from '../ledger/withdrawal-period.ts';
import { getWithdrawal, type Withdrawal } from '../ledger/withdrawals.repository.server.ts';
import type { ShownWithdrawal } from './withdrawal.schema.ts';
import { withdrawalState } from './withdrawal.ts';

/** Returns an order's withdrawal as its page shows it. */
export function describeWithdrawal(
  { order, part }: { order: Order; part: PlanPart | null },
  withdrawal: Withdrawal | null,
  now: Date,
): ShownWithdrawal {
  const receivedAt = withdrawal?.receivedAt ?? null;
  const concluded = concludedAt(order);
  return {
    state: withdrawalState(order, { receivedAt, now }),
    reference: order.reference,
    service: order.name,
    servicePt: order.namePt,
    quote: part?.quote ?? null,
    concludedOn: readClock(concluded, companyZone).day,
    lastDay: lastWithdrawalDay(concluded),
    receivedAt,
    name: withdrawal?.name ?? order.billingName ?? '',
    email: withdrawal?.email ?? order.billingEmail ?? '',
  };
}

/** Returns the withdrawal behind a link, or null if the link is not one of ours. */
export async function showWithdrawal(
  { database, clock }: Context,
  token: string,
): Promise<ShownWithdrawal | null> {
  return database.read(async (db) => {
    const orderId = await orderIdOfToken(db, token);
    const order = orderId && (await getOrder(db, orderId));
    if (!order) return null;
    const part = await getPlanPart(db, order.requestId);
    return describeWithdrawal({ order, part }, await getWithdrawal(db, order.id), clock());
  });
}
