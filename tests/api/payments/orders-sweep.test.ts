import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepOrders } from '#features/payments/reconcile/sweep-orders.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import {
  ask,
  buy,
  cards,
  createOrderSite,
  historyOf,
  type OrderSite,
  pay,
  requireOrder,
  rows,
  startOfTests,
  waitingMails,
} from '../../factories/order-site.ts';

let site: OrderSite;
beforeAll(async () => {
  site = await createOrderSite();
});
afterEach(() => site.reset());
afterAll(() => site.close());

const minute = 60_000;
const day = 24 * 60 * minute;

function at(milliseconds: number): void {
  site.clock.now = new Date(new Date(startOfTests).getTime() + milliseconds);
}

function cut(): never {
  throw new ProviderError('cut', { code: 'connection', unreachable: true });
}

/** An order that is paid at the provider and whose webhooks were all dropped. */
async function payWithoutWebhook(packageId = 'company-setup'): Promise<string> {
  const { body } = await ask(site, { amount: 1, packageId });
  await site.sandbox.confirm(String(body.clientSecret), cards.good);
  return String(body.orderId);
}

describe('the sweep', () => {
  it('finds a payment whose webhook was dropped, after ten minutes', async () => {
    const orderId = await payWithoutWebhook();
    at(10 * minute);
    expect(await sweepOrders(site.context)).toMatchObject({ checked: 0 });
    expect((await requireOrder(site, orderId)).status).toBe('created');
    at(10 * minute + 1);
    expect(await sweepOrders(site.context)).toMatchObject({ checked: 1, settled: 1 });
    expect((await requireOrder(site, orderId)).status).toBe('paid');
    expect(await rows(site, 'charges')).toHaveLength(1);
    expect(await rows(site, 'companyTasks')).toHaveLength(1);
    expect(await sweepOrders(site.context)).toMatchObject({ checked: 0 });
  });

  it('does everything once when three processes sweep at the same moment', async () => {
    const orderId = await payWithoutWebhook();
    at(11 * minute);
    await Promise.all([
      sweepOrders(site.context),
      sweepOrders(site.context),
      sweepOrders(site.context),
    ]);
    expect(await historyOf(site, orderId)).toEqual(['created', 'charged', 'paid']);
    expect(await waitingMails(site)).toHaveLength(1);
  });

  it('checks a processing payment until it settles, days later', async () => {
    const { orderId } = await buy(site, { card: cards.slow });
    at(3 * day);
    await sweepOrders(site.context);
    expect((await requireOrder(site, orderId)).status).toBe('paid');
  });

  it('finds the payment of an order whose process died before recording it', async () => {
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
    at(11 * minute);
    expect(await sweepOrders(site.context)).toMatchObject({ settled: 1 });
    expect((await requireOrder(site, String(order?.id))).status).toBe('paid');
    expect(await rows(site, 'charges')).toHaveLength(1);
  });

  it('creates no payment for an order that the provider does not know, and cancels it', async () => {
    site.overrides.calls = { startPayment: async () => cut() };
    await ask(site);
    site.overrides.calls = {};
    at(day - minute);
    await sweepOrders(site.context);
    expect(await rows(site, 'orders')).toMatchObject([{ status: 'created', paymentId: null }]);
    at(day + minute);
    expect(await sweepOrders(site.context)).toMatchObject({ cancelled: 1 });
    expect(await rows(site, 'orders')).toMatchObject([{ status: 'cancelled', paymentId: null }]);
  });

  it.each(['company-setup', 'store-care'])(
    'cancels an order of %s that was not paid within a day, so that it cannot be paid',
    async (packageId) => {
      const { body } = await ask(site, { amount: 1, packageId });
      expect(body.orderId).toBeDefined();
      at(day - minute);
      await sweepOrders(site.context);
      expect(await rows(site, 'orders')).toMatchObject([{ status: 'created' }]);
      at(day + minute);
      expect(await sweepOrders(site.context)).toMatchObject({ cancelled: 1 });
      expect(await rows(site, 'orders')).toMatchObject([{ status: 'cancelled' }]);
      expect((await pay(site, body.clientSecret)).body.status).toBe('declined');
      expect(await waitingMails(site)).toEqual([]);
    },
  );

  it('does not cancel an order whose payment is processing', async () => {
    const { orderId } = await buy(site, { card: cards.slow });
    site.overrides.calls = {
      async getPayment(id) {
        const payment = await site.sandbox.getPayment(id);
        return payment && { ...payment, status: 'processing', paidAt: null };
      },
    };
    at(5 * day);
    expect(await sweepOrders(site.context)).toMatchObject({ cancelled: 0 });
    expect((await requireOrder(site, orderId)).status).toBe('pending');
  });

  it('checks the other orders when one cannot be processed', async () => {
    const first = await payWithoutWebhook();
    const second = await payWithoutWebhook();
    const { paymentId } = await requireOrder(site, first);
    site.overrides.calls = {
      async getPayment(id) {
        if (id === paymentId) throw new RangeError('a payment that makes no sense');
        return site.sandbox.getPayment(id);
      },
    };
    at(11 * minute);
    expect(await sweepOrders(site.context)).toMatchObject({ settled: 1, failed: 1 });
    expect((await requireOrder(site, second)).status).toBe('paid');
    expect(site.log.join('')).toContain('checking an order failed');
  });

  it('does not check orders of another card provider', async () => {
    await payWithoutWebhook();
    await payWithoutWebhook('store-care');
    await site.database.transaction((trx) =>
      trx.updateTable('orders').set({ provider: 'stripe', subscriptionStatus: 'active' }).execute(),
    );
    at(2 * day);
    expect(await sweepOrders(site.context)).toMatchObject({ checked: 0 });
  });

  it('checks the other orders when the provider does not respond for one', async () => {
    const first = await payWithoutWebhook();
    const second = await payWithoutWebhook();
    const { paymentId } = await requireOrder(site, first);
    site.overrides.calls = {
      getPayment: async (id) => (id === paymentId ? cut() : site.sandbox.getPayment(id)),
    };
    at(11 * minute);
    expect(await sweepOrders(site.context)).toMatchObject({ checked: 2, settled: 1, failed: 1 });
    expect((await requireOrder(site, second)).status).toBe('paid');
    site.overrides.calls = {};
    await sweepOrders(site.context);
    expect((await requireOrder(site, first)).status).toBe('paid');
  });
});
