import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { applyPayment } from '../orders/apply-payment.server.ts';
import { isOpen } from '../orders/order-states.ts';
import {
  findOpenOrders,
  findUnheardSubscriptions,
  type Order,
  updateOrder,
} from '../orders/orders.repository.server.ts';
import { abandonedAfter, openTooLong, subscriptionUnheard } from '../payments.ts';
import { applySubscription } from '../subscriptions/apply-subscription.server.ts';
import { findLostPayments } from './find-lost-payments.server.ts';

/**
 * What a sweep did: orders asked about, those that got paid and those that ended, and how many the
 * provider did not answer for, or could not be followed.
 */
export type Sweep = { asked: number; settled: number; ended: number; unanswered: number };

/** Asks for one order that has a payment; one that nobody has paid for in time is ended. */
async function askAboutOrder(
  context: Context,
  order: Order,
  abandoned: string,
): Promise<Order | null> {
  const { payments } = context;
  const payment = order.paymentId === null ? null : await payments.getPayment(order.paymentId);
  if (!payment) return order;
  const applied = await applyPayment(context, payment);
  const waits = payment.status === 'open' || payment.status === 'action_required';
  if (!waits || order.createdAt >= abandoned) return applied;
  if (order.subscriptionId === null)
    return applyPayment(context, await payments.cancelPayment(payment.id));
  return applySubscription(context, await payments.cancelSubscription(order.subscriptionId));
}

async function askAboutSubscription(context: Context, order: Order): Promise<Order | null> {
  const subscription = await context.payments.getSubscription(order.subscriptionId ?? '');
  return subscription && applySubscription(context, subscription);
}

async function noteAsked(context: Context, { id }: Order): Promise<void> {
  const checkedAt = toInstant(context.clock());
  await transact(context, (trx) => updateOrder(trx, id, { checkedAt }));
}

/** One order that cannot be followed must not keep the others from being asked about. */
function noteFailure({ logger }: Context, error: unknown, order: Order | null): void {
  const code = error instanceof ProviderError ? error.code : null;
  if (code === null) logger.error({ err: error, order: order?.id }, 'an order cannot be followed');
  else logger.warn({ code, order: order?.id }, 'the card provider gave no answer');
}

function countEnd(sweep: Sweep, before: Order, after: Order | null): void {
  if (after === null || !isOpen(before.status) || isOpen(after.status)) return;
  if (after.status === 'cancelled') sweep.ended += 1;
  else sweep.settled += 1;
}

/**
 * Asks the provider for every order that is still open ten minutes after its creation, and for
 * every subscription unheard of for long, so that a lost webhook changes nothing in the end.
 */
export async function sweepOrders(context: Context): Promise<Sweep> {
  const { name: provider } = context.payments;
  const ago = (milliseconds: number) =>
    toInstant(new Date(context.clock().getTime() - milliseconds));
  const abandoned = ago(abandonedAfter);
  const open = await context.database.read((db) =>
    findOpenOrders(db, { provider, at: ago(openTooLong) }),
  );
  const unheard = await context.database.read((db) =>
    findUnheardSubscriptions(db, { provider, at: ago(subscriptionUnheard) }),
  );
  const sweep: Sweep = { asked: open.length + unheard.length, settled: 0, ended: 0, unanswered: 0 };
  async function ask(order: Order, question: () => Promise<Order | null>): Promise<void> {
    try {
      countEnd(sweep, order, await question());
      await noteAsked(context, order);
    } catch (error) {
      sweep.unanswered += 1;
      noteFailure(context, error, order);
    }
  }
  const lost = open.filter(({ paymentId }) => paymentId === null);
  for (const order of open)
    if (order.paymentId !== null) await ask(order, () => askAboutOrder(context, order, abandoned));
  for (const order of unheard) await ask(order, () => askAboutSubscription(context, order));
  try {
    const { settled, ended } = await findLostPayments(context, lost, abandoned);
    sweep.settled += settled;
    sweep.ended += ended;
  } catch (error) {
    sweep.unanswered += lost.length;
    noteFailure(context, error, null);
  }
  return sweep;
}
