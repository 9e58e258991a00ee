import { toInstant } from '#core/clock.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { applyPayment } from './apply-payment.server.ts';
import { applySubscription } from './apply-subscription.server.ts';
import { isOpen } from './order-states.ts';
import {
  findOpenOrders,
  findUnheardSubscriptions,
  getOrder,
  lockOrder,
  type Order,
  updateOrder,
} from './orders.repository.server.ts';
import { abandonedAfter, openTooLong, subscriptionUnheard } from './orders.ts';
import type { OrdersDeps } from './orders-deps.server.ts';
import { moveTo } from './settle-order.server.ts';

/** What a sweep looked at, and how many questions the provider did not answer. */
export type Sweep = { asked: number; settled: number; ended: number; unanswered: number };

function before(now: Date, milliseconds: number): string {
  return toInstant(new Date(now.getTime() - milliseconds));
}

async function noteAsked(deps: OrdersDeps, { id }: Order): Promise<void> {
  const checkedAt = toInstant(deps.clock());
  await deps.database.transaction((trx) => updateOrder(trx, id, { checkedAt }));
}

/** Nobody can pay an order whose payment we never heard of: the buyer never got its secret. */
async function endOrder(deps: OrdersDeps, id: string): Promise<Order | null> {
  return deps.database.transaction(async (trx) => {
    await lockOrder(deps.database, trx, id);
    const order = await getOrder(trx, id);
    if (!order || order.paymentId !== null) return order;
    return moveTo(deps, trx, order, { status: 'cancelled', paymentId: null });
  });
}

/** Asks for one order that has a payment; one that nobody has paid for in time is ended. */
async function askAbout(deps: OrdersDeps, order: Order, isAbandoned: boolean) {
  const { payments } = deps;
  const payment = order.paymentId === null ? null : await payments.getPayment(order.paymentId);
  if (!payment) return order;
  const applied = await applyPayment(deps, payment);
  const waits = payment.status === 'open' || payment.status === 'action_required';
  if (!waits || !isAbandoned) return applied;
  if (order.subscriptionId === null)
    return applyPayment(deps, await payments.cancelPayment(payment.id));
  return applySubscription(deps, await payments.cancelSubscription(order.subscriptionId));
}

/**
 * Finds the payments of orders whose process died between the provider's answer and our note of it,
 * by the order's id. What is not found in time is ended.
 */
async function findLost(deps: OrdersDeps, lost: Order[], abandoned: string): Promise<Sweep> {
  const sweep = { asked: lost.length, settled: 0, ended: 0, unanswered: 0 };
  const oldest = lost.reduce(
    (first, { createdAt }) => (createdAt < first ? createdAt : first),
    '9',
  );
  const missing = new Map(lost.map((order) => [order.id, order]));
  if (missing.size === 0) return sweep;
  for await (const payment of deps.payments.listPayments(before(new Date(oldest), openTooLong))) {
    if (payment.orderId === null || !missing.has(payment.orderId)) continue;
    const order = await applyPayment(deps, payment);
    if (order && !isOpen(order.status)) sweep.settled += 1;
    missing.delete(payment.orderId);
  }
  for (const { id, createdAt } of missing.values())
    if (createdAt < abandoned && (await endOrder(deps, id))?.status === 'cancelled')
      sweep.ended += 1;
  return sweep;
}

/**
 * Asks the provider for every order that is still open ten minutes after its creation, and for
 * every subscription unheard of for long, so that a lost webhook changes nothing in the end.
 */
export async function sweepOrders(deps: OrdersDeps): Promise<Sweep> {
  const now = deps.clock();
  const abandoned = before(now, abandonedAfter);
  const { name: provider } = deps.payments;
  const open = await deps.database.read((db) =>
    findOpenOrders(db, { provider, at: before(now, openTooLong) }),
  );
  const unheard = await deps.database.read((db) =>
    findUnheardSubscriptions(db, { provider, at: before(now, subscriptionUnheard) }),
  );
  const sweep: Sweep = { asked: 0, settled: 0, ended: 0, unanswered: 0 };
  async function ask(order: Order, question: () => Promise<Order | null>): Promise<void> {
    sweep.asked += 1;
    try {
      const after = await question();
      await noteAsked(deps, order);
      if (after?.status === 'cancelled' && order.status !== 'cancelled') sweep.ended += 1;
      else if (after && isOpen(order.status) && !isOpen(after.status)) sweep.settled += 1;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      sweep.unanswered += 1;
    }
  }
  for (const order of open.filter(({ paymentId }) => paymentId !== null))
    await ask(order, () => askAbout(deps, order, order.createdAt < abandoned));
  for (const order of unheard)
    await ask(order, async () => {
      const subscription = await deps.payments.getSubscription(order.subscriptionId ?? '');
      return subscription && applySubscription(deps, subscription);
    });
  const lost = open.filter(({ paymentId }) => paymentId === null);
  try {
    const found = await findLost(deps, lost, abandoned);
    sweep.asked += found.asked;
    sweep.settled += found.settled;
    sweep.ended += found.ended;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    sweep.unanswered += lost.length;
  }
  if (sweep.unanswered > 0) deps.logger.warn(sweep, 'the card provider left orders unanswered');
  return sweep;
}
