import { describe, expect } from 'vitest';
import { sweepOrders } from '#features/payments/reconcile/sweep-orders.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import {
  ask,
  buy,
  cards,
  historyOf,
  type OrderSite,
  pay,
  requireOrder,
  rows,
  startOfTests,
  waitingMails,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

function at(site: OrderSite, milliseconds: number): void {
  site.clock.now = new Date(new Date(startOfTests).getTime() + milliseconds);
}

function cut(): never {
  throw new ProviderError('cut', { code: 'connection', unreachable: true });
}

/** An order that is paid at the provider and whose webhooks were all dropped. */
async function payWithoutWebhook(site: OrderSite, packageId = 'company-setup'): Promise<string> {
  const { body } = await ask(site, { amount: 1, packageId });
  await site.sandbox.confirm(String(body.clientSecret), cards.good);
  return String(body.orderId);
}

describe('the sweep', () => {
  it('finds a payment whose webhook was dropped, after ten minutes', async ({ site }) => {
    const orderId = await payWithoutWebhook(site);
    at(site, 10 * minute);
    expect(await sweepOrders(site.context)).toMatchObject({ checked: 0 });
    expect((await requireOrder(site, orderId)).status).toBe('created');
    at(site, 10 * minute + 1);
    expect(await sweepOrders(site.context)).toMatchObject({ checked: 1, settled: 1 });
    expect((await requireOrder(site, orderId)).status).toBe('paid');
    expect(await rows(site, 'charges')).toHaveLength(1);
    expect(await rows(site, 'companyTasks')).toHaveLength(1);
    expect(await sweepOrders(site.context)).toMatchObject({ checked: 0 });
  });

  it('does everything once when three processes sweep at the same moment', async ({ site }) => {
    const orderId = await payWithoutWebhook(site);
    at(site, 11 * minute);
    await Promise.all([
      sweepOrders(site.context),
      sweepOrders(site.context),
      sweepOrders(site.context),
    ]);
    expect(await historyOf(site, orderId)).toEqual(['created', 'charged', 'paid']);
    expect(await waitingMails(site)).toHaveLength(1);
  });

  it('checks a processing payment until it settles, days later', async ({ site }) => {
    const { orderId } = await buy(site, { card: cards.slow });
    at(site, 3 * day);
    await sweepOrders(site.context);
    expect((await requireOrder(site, orderId)).status).toBe('paid');
  });

  it('finds the payment of an order whose process died before recording it', async ({ site }) => {
    site.overrides.calls = {
      async startPayment(charge) {
        const payment = await site.sandbox.startPayment(charge);
        await site.sandbox.confirm(payment.clientSecret, cards.good);
        return cut();
      },
    };
    await ask(site);
    const [order] = await rows(site, 'orders');
    expect(order).toMatchObject({ status: 'created', paymentId: null });
    at(site, 11 * minute);
    expect(await sweepOrders(site.context)).toMatchObject({ settled: 1 });
    expect((await requireOrder(site, String(order?.id))).status).toBe('paid');
    expect(await rows(site, 'charges')).toHaveLength(1);
  });

  it('creates no payment for an order that the provider does not know, and cancels it', async ({
    site,
  }) => {
    site.overrides.calls = { startPayment: async () => cut() };
    await ask(site);
    site.overrides.calls = {};
    at(site, day - minute);
    await sweepOrders(site.context);
    expect(await rows(site, 'orders')).toMatchObject([{ status: 'created', paymentId: null }]);
    at(site, day + minute);
    expect(await sweepOrders(site.context)).toMatchObject({ cancelled: 1 });
    expect(await rows(site, 'orders')).toMatchObject([{ status: 'cancelled', paymentId: null }]);
  });

  it.for(['company-setup', 'store-care'])(
    'cancels an order of %s that was not paid within a day, so that it cannot be paid',
    async (packageId, { site }) => {
      const { body } = await ask(site, { amount: 1, packageId });
      expect(body.orderId).toBeDefined();
      at(site, day - minute);
      await sweepOrders(site.context);
      expect(await rows(site, 'orders')).toMatchObject([{ status: 'created' }]);
      at(site, day + minute);
      expect(await sweepOrders(site.context)).toMatchObject({ cancelled: 1 });
      expect(await rows(site, 'orders')).toMatchObject([{ status: 'cancelled' }]);
      expect((await pay(site, body.clientSecret)).body.status).toBe('cancelled');
      expect(await waitingMails(site)).toEqual([]);
    },
  );

  it('does not cancel an order whose payment is processing', async ({ site }) => {
    const { orderId } = await buy(site, { card: cards.slow });
    site.overrides.calls = {
      async getPayment(id) {
        const payment = await site.sandbox.getPayment(id);
        return payment && { ...payment, status: 'processing', paidAt: null };
      },
      // Its list says the same.
      async *listPayments() {},
    };
    at(site, 5 * day);
    expect(await sweepOrders(site.context)).toMatchObject({ cancelled: 0 });
    expect((await requireOrder(site, orderId)).status).toBe('pending');
  });

  it('checks the other orders when one cannot be processed', async ({ site }) => {
    const first = await payWithoutWebhook(site);
    const second = await payWithoutWebhook(site);
    const { paymentId } = await requireOrder(site, first);
    site.overrides.calls = {
      async getPayment(id) {
        if (id === paymentId) throw new RangeError('a payment that makes no sense');
        return site.sandbox.getPayment(id);
      },
    };
    at(site, 11 * minute);
    expect(await sweepOrders(site.context)).toMatchObject({ settled: 1, failed: 1 });
    expect((await requireOrder(site, second)).status).toBe('paid');
    expect(site.log.join('')).toContain('checking an order failed');
  });

  it('does not check orders of another card provider', async ({ site }) => {
    await payWithoutWebhook(site);
    await payWithoutWebhook(site, 'store-care');
    await site.database.transaction((trx) =>
      trx.updateTable('orders').set({ provider: 'stripe', subscriptionStatus: 'active' }).execute(),
    );
    at(site, 2 * day);
    expect(await sweepOrders(site.context)).toMatchObject({ checked: 0 });
  });

  it('checks the other orders when the provider does not respond for one', async ({ site }) => {
    const first = await payWithoutWebhook(site);
    const second = await payWithoutWebhook(site);
    const { paymentId } = await requireOrder(site, first);
    site.overrides.calls = {
      getPayment: async (id) => (id === paymentId ? cut() : site.sandbox.getPayment(id)),
    };
    at(site, 11 * minute);
    expect(await sweepOrders(site.context)).toMatchObject({ checked: 2, settled: 1, failed: 1 });
    expect((await requireOrder(site, second)).status).toBe('paid');
    site.overrides.calls = {};
    await sweepOrders(site.context);
    expect((await requireOrder(site, first)).status).toBe('paid');
  });
});
