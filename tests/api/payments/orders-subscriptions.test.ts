import { describe, expect } from 'vitest';
import { applySubscription } from '#features/payments/ledger/apply-subscription.server.ts';
import { sweepOrders } from '#features/payments/reconcile/sweep-orders.server.ts';
import { endSubscription } from '#features/payments/subscriptions/end-subscription.server.ts';
import {
  ask,
  type Bought,
  buy,
  cards,
  historyOf,
  look,
  type OrderSite,
  pay,
  requireOrder,
  rows,
  send,
  waitingMails,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

const day = 24 * 3_600_000;
const month = 32 * day;

function subscribe(
  site: OrderSite,
  card: string = cards.good,
  language: 'en' | 'pt' = 'en',
): Promise<Bought> {
  return buy(site, { packageId: 'store-care', card, language });
}

async function giveAddress(site: OrderSite, { orderId, clientSecret }: Bought): Promise<void> {
  const body = { clientSecret, email: 'noor@tessera.example' };
  await send(site, `/api/orders/${orderId}/billing`, { method: 'PUT', body });
}

async function mailKinds(site: OrderSite): Promise<string[]> {
  return (await waitingMails(site)).map(({ kind }) => kind).sort();
}

describe('a subscription', () => {
  it('is granted when its first invoice is paid, not before', async ({ site }) => {
    const { body } = await ask(site, { amount: 99, packageId: 'store-care' });
    expect(body).toMatchObject({ interval: 'month' });
    const order = await requireOrder(site, String(body.orderId));
    expect(order).toMatchObject({ status: 'created', subscriptionStatus: 'waiting' });
    await pay(site, body.clientSecret, cards.declined);
    expect(await requireOrder(site, order.id)).toMatchObject({
      status: 'failed',
      subscriptionStatus: 'waiting',
    });
    await pay(site, body.clientSecret);
    expect(await requireOrder(site, order.id)).toMatchObject({
      status: 'paid',
      subscriptionStatus: 'active',
      subscriptionId: order.subscriptionId,
    });
    expect(await rows(site, 'charges')).toMatchObject([
      { subscriptionId: order.subscriptionId, invoiceId: expect.any(String) },
    ]);
  });

  it('does not wait again because of what was read before it was paid', async ({ site }) => {
    const bought = await subscribe(site);
    const { subscriptionId } = await requireOrder(site, bought.orderId);
    const now = await site.sandbox.getSubscription(String(subscriptionId));
    if (!now) throw new Error('The sandbox has lost the subscription');
    await applySubscription(site.context, { ...now, status: 'waiting', payments: [] });
    expect(await requireOrder(site, bought.orderId)).toMatchObject({
      subscriptionStatus: 'active',
    });
  });

  it.for([
    ['week', 7],
    ['quarter', 93],
  ] as const)(
    'sold by the %s is charged again after %i days',
    async ([interval, days], { site }) => {
      const sell = (sold: string) =>
        site.database.transaction((trx) =>
          trx
            .updateTable('servicePackages')
            .set({ interval: sold })
            .where('id', '=', 'store-care')
            .execute(),
        );
      await sell(interval);
      const { orderId } = await subscribe(site).finally(() => sell('month'));
      expect(await requireOrder(site, orderId)).toMatchObject({ interval, status: 'paid' });
      await site.pass((days - 5) * day);
      expect(await rows(site, 'charges')).toHaveLength(1);
      await site.pass(5 * day);
      expect(await rows(site, 'charges')).toHaveLength(2);
    },
  );

  it('is charged each month within one order, with a receipt each time and one task', async ({
    site,
  }) => {
    const bought = await subscribe(site);
    await giveAddress(site, bought);
    await site.pass(month);
    await site.pass(month);
    const charges = await rows(site, 'charges');
    expect(charges).toHaveLength(3);
    expect(new Set(charges.map(({ orderId }) => orderId))).toEqual(new Set([bought.orderId]));
    expect(new Set(charges.map(({ paymentId }) => paymentId)).size).toBe(3);
    expect(await requireOrder(site, bought.orderId)).toMatchObject({
      status: 'paid',
      paymentId: bought.payment,
    });
    expect(await rows(site, 'companyTasks')).toHaveLength(1);
    expect(await mailKinds(site)).toEqual([
      'order-paid',
      'order-receipt',
      'order-receipt',
      'order-receipt',
      // The first payment alone starts the work.
      'project-begun',
    ]);
    expect(await historyOf(site, bought.orderId)).toEqual([
      'created',
      'charged',
      'paid',
      'renewed',
      'renewed',
    ]);
    expect((await look(site, bought)).body.status).toBe('paid');
  });

  it('begins once when Pay is pressed twelve times at the same moment', async ({ site }) => {
    const { body } = await ask(site, { amount: 1, packageId: 'store-care' });
    await Promise.all(Array.from({ length: 12 }, () => pay(site, body.clientSecret)));
    const periods = await site.database.read((db) =>
      db.selectFrom('sandboxSubscriptions').select('periodEndsAt').execute(),
    );
    expect(periods).toEqual([{ periodEndsAt: '2026-12-23T08:30:00.000Z' }]);
    const events = await rows(site, 'paymentEvents');
    expect(events.filter(({ type }) => type === 'payment_intent.succeeded')).toHaveLength(1);
  });

  it('catches up with renewals whose webhooks were dropped', async ({ site }) => {
    const { orderId } = await subscribe(site);
    site.clock.now = new Date(site.clock.now.getTime() + 2 * month);
    await site.sandbox.processDue();
    expect(await rows(site, 'charges')).toHaveLength(1);
    await sweepOrders(site.context);
    expect(await rows(site, 'charges')).toHaveLength(3);
    expect(await sweepOrders(site.context)).toMatchObject({ checked: 0 });
    expect((await requireOrder(site, orderId)).subscriptionStatus).toBe('active');
  });

  it('notifies the company of a declined renewal once, and is cancelled when it stays unpaid', async ({
    site,
  }) => {
    const { orderId } = await subscribe(site, cards.noRenewal);
    await site.pass(month);
    expect(await requireOrder(site, orderId)).toMatchObject({
      status: 'paid',
      subscriptionStatus: 'past_due',
    });
    await sweepOrders(site.context);
    const [failed] = (await waitingMails(site)).filter(({ kind }) => /renewal/.test(kind));
    expect(failed?.text).toContain('Your card was declined.');
    expect(failed?.text).toMatch(/Open the order:\s+\S+\/admin\/orders\/EN-/);
    const failures = (await historyOf(site, orderId)).filter((kind) => kind === 'renewal_failed');
    expect(failures).toHaveLength(1);
    await site.pass(month);
    expect(await requireOrder(site, orderId)).toMatchObject({
      status: 'paid',
      subscriptionStatus: 'cancelled',
    });
    expect(await rows(site, 'charges')).toHaveLength(1);
    expect(await mailKinds(site)).toEqual([
      'order-paid',
      'order-renewal-failed',
      'order-subscription-ended',
    ]);
  });

  it('gives a Portuguese company the reason of a declined renewal in its language', async ({
    site,
  }) => {
    await subscribe(site, cards.noRenewal, 'pt');
    await site.pass(month);
    const [failed] = (await waitingMails(site)).filter(({ kind }) => /renewal/.test(kind));
    expect(failed?.text.replace(/\s+/g, ' ')).toContain(
      'Resposta do prestador de pagamentos: O cartão foi recusado.',
    );
    expect(failed?.text).not.toContain('declined');
  });

  it('continues when a declined renewal is paid with another card', async ({ site }) => {
    const { orderId } = await subscribe(site, cards.noRenewal);
    await site.pass(month);
    const payments = await site.database.read((db) =>
      db
        .selectFrom('sandboxPayments')
        .select('clientSecret')
        .where('status', '=', 'open')
        .execute(),
    );
    await pay(site, payments[0]?.clientSecret);
    expect(await requireOrder(site, orderId)).toMatchObject({ subscriptionStatus: 'active' });
    expect(await rows(site, 'charges')).toHaveLength(2);
  });

  it('is cancelled once, is not charged again, and never becomes active again', async ({
    site,
  }) => {
    const bought = await subscribe(site);
    const { orderId } = bought;
    await giveAddress(site, bought);
    const { reference } = await requireOrder(site, orderId);
    for (const _ of [1, 2])
      expect(await endSubscription(site.context, reference)).toMatchObject({ ok: true });
    await site.pass(3 * month);
    expect(await requireOrder(site, orderId)).toMatchObject({
      status: 'paid',
      subscriptionStatus: 'cancelled',
    });
    expect(await rows(site, 'charges')).toHaveLength(1);
    expect(await mailKinds(site)).toEqual([
      'order-ended',
      'order-paid',
      'order-receipt',
      'order-subscription-ended',
      'project-begun',
    ]);
    expect(await endSubscription(site.context, 'EN-UNKNOWN')).toEqual({
      ok: false,
      refusal: 'unknown_order',
    });
    const once = await buy(site);
    expect(
      await endSubscription(site.context, (await requireOrder(site, once.orderId)).reference),
    ).toEqual({ ok: false, refusal: 'no_subscription' });
  });
});
