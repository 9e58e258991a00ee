import { describe, expect } from 'vitest';
import { applyPayment } from '#features/payments/ledger/apply-payment.server.ts';
import { findNamedOrders } from '#features/payments/ledger/buyer-name.server.ts';
import { findReferences } from '#features/payments/ledger/orders.repository.server.ts';
import { reconcilePayments } from '#features/payments/reconcile/reconcile-payments.server.ts';
import { refundOrder } from '#features/payments/refunds/refund-order.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import {
  ask,
  buy,
  cards,
  dump,
  historyOf,
  look,
  type OrderSite,
  requireOrder,
  rows,
  send,
  startOfTests,
  waitingMails,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

const month = 32 * 24 * 3_600_000;

async function bought(site: OrderSite, packageId?: string) {
  const order = await buy(site, packageId ? { packageId } : {});
  const { reference } = await requireOrder(site, order.orderId);
  return { ...order, reference };
}

async function refundedAtProvider(site: OrderSite): Promise<number> {
  const refunds = await site.database.read((db) =>
    db.selectFrom('sandboxRefunds').select('amountCents').execute(),
  );
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

async function openTasks(site: OrderSite): Promise<string[]> {
  const tasks = await rows(site, 'companyTasks');
  return tasks.filter(({ doneAt }) => doneAt === null).map(({ kind }) => kind);
}

describe('a refund', () => {
  it('refunds the whole order, once', async ({ site }) => {
    const { orderId, reference, ...named } = await bought(site);
    const whole = { reference, totalCents: null };
    expect(await refundOrder(site.context, whole)).toMatchObject({
      ok: true,
      value: { refundedNowCents: 145000, chargedCents: 145000, refundedCents: 145000 },
    });
    expect(await refundOrder(site.context, whole)).toMatchObject({
      ok: true,
      value: { refundedNowCents: 0 },
    });
    expect(await refundedAtProvider(site)).toBe(145000);
    expect((await requireOrder(site, orderId)).status).toBe('refunded');
    expect((await look(site, { ...named })).body.status).toBe('refunded');
    expect(await historyOf(site, orderId)).toEqual([
      'created',
      'charged',
      'paid',
      'given_back',
      'refunded',
    ]);
  });

  it('refunds a part, then more, up to the given total', async ({ site }) => {
    const { orderId, reference } = await bought(site);
    for (const totalCents of [50000, 50000, 80000])
      await refundOrder(site.context, { reference, totalCents });
    expect(await refundedAtProvider(site)).toBe(80000);
    expect((await requireOrder(site, orderId)).status).toBe('partly_refunded');
    expect(await rows(site, 'charges')).toMatchObject([{ refundedCents: 80000 }]);
    // Who has a part of it back is still called.
    expect(await openTasks(site)).toEqual(['contact-client']);
    await refundOrder(site.context, { reference, totalCents: 145000 });
    expect((await requireOrder(site, orderId)).status).toBe('refunded');
    expect(await openTasks(site)).toEqual([]);
  });

  it('happens once when the response is lost and the command is repeated', async ({ site }) => {
    const { reference } = await bought(site);
    site.overrides.calls = {
      async refund(id, refund) {
        await site.sandbox.refund(id, refund);
        throw new ProviderError('cut', { code: 'connection', unreachable: true });
      },
    };
    const part = { reference, totalCents: 50000 };
    await expect(refundOrder(site.context, part)).rejects.toThrow('cut');
    site.overrides.calls = {};
    expect(await refundOrder(site.context, part)).toMatchObject({
      ok: true,
      value: { refundedNowCents: 0 },
    });
    expect(await refundedAtProvider(site)).toBe(50000);
    expect(await rows(site, 'charges')).toMatchObject([{ refundedCents: 50000 }]);
  });

  it('happens once when two commands run at the same moment', async ({ site }) => {
    const { reference } = await bought(site);
    const part = { reference, totalCents: 50000 };
    await Promise.allSettled([refundOrder(site.context, part), refundOrder(site.context, part)]);
    const other = refundOrder(site.context, { reference, totalCents: 60000 });
    await Promise.allSettled([other, refundOrder(site.context, { reference, totalCents: 70000 })]);
    expect([60000, 70000]).toContain(await refundedAtProvider(site));
  });

  it('made at the provider is applied to the order', async ({ site }) => {
    const { orderId, payment } = await bought(site);
    await site.sandbox.refund(payment, { amountCents: 100, key: 'by hand' });
    await site.pass(0);
    expect((await requireOrder(site, orderId)).status).toBe('partly_refunded');
  });

  it('is mailed to the buyer, once for each step', async ({ site }) => {
    const { orderId, clientSecret, reference } = await bought(site);
    const billing = { clientSecret, email: 'noor@tessera.example' };
    await send(site, `/api/orders/${orderId}/billing`, { method: 'PUT', body: billing });
    for (const totalCents of [5000, 5000, 145000])
      await refundOrder(site.context, { reference, totalCents });
    await site.pass(0);
    const mails = (await waitingMails(site)).filter(({ kind }) => kind === 'order-refunded');
    const subjects = ['€1,400.00', '€50.00'].map(
      (amount) => `Refund: ${amount} for Company Setup (${reference})`,
    );
    expect(mails.map(({ subject }) => subject).sort()).toEqual(subjects);
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['noor@tessera.example']));
    expect(mails.filter(({ text }) => text.includes('€1,450.00'))).toHaveLength(1);
  });

  it('of a subscription takes the newest payment first, and needs an amount', async ({ site }) => {
    const { orderId, reference } = await bought(site, 'store-care');
    await site.pass(month);
    const { amountCents } = await requireOrder(site, orderId);
    expect(await refundOrder(site.context, { reference, totalCents: null })).toEqual({
      ok: false,
      refusal: { code: 'amount_needed' },
    });
    await refundOrder(site.context, { reference, totalCents: amountCents + 100 });
    const charges = await rows(site, 'charges');
    charges.sort((one, other) => one.paidAt.localeCompare(other.paidAt));
    expect(charges.map(({ refundedCents }) => refundedCents)).toEqual([100, amountCents]);
    expect((await requireOrder(site, orderId)).status).toBe('partly_refunded');
    await site.pass(month);
    expect((await requireOrder(site, orderId)).status).toBe('partly_refunded');
  });

  it('is refused beyond what was paid, for an unknown order and for an unpaid one', async ({
    site,
  }) => {
    const { reference } = await bought(site);
    expect(await refundOrder(site.context, { reference, totalCents: 145001 })).toEqual({
      ok: false,
      refusal: { code: 'too_much', chargedCents: 145000, currency: 'EUR' },
    });
    expect(await refundOrder(site.context, { reference: 'EN-UNKNOWN', totalCents: 1 })).toEqual({
      ok: false,
      refusal: { code: 'unknown_order' },
    });
    const { body } = await ask(site);
    const open = await requireOrder(site, String(body.orderId));
    expect(await refundOrder(site.context, { reference: open.reference, totalCents: 1 })).toEqual({
      ok: false,
      refusal: { code: 'not_paid' },
    });
    expect(await refundedAtProvider(site)).toBe(0);
  });
});

describe('the comparison with the provider', () => {
  const reconcile = (site: OrderSite) => reconcilePayments(site.context, startOfTests);

  it('names the orders of more differences than a statement takes parameters', async ({ site }) => {
    const { orderId, reference } = await bought(site);
    const ids = [...Array.from({ length: 70_000 }, (_, at) => `none-${at}`), orderId];
    await site.database.read(async (db) => {
      expect([...(await findNamedOrders(db, ids)).keys()]).toEqual([orderId]);
      expect([...(await findReferences(db, ids))]).toEqual([[orderId, reference]]);
    });
  });

  it('finds nothing if nothing differs, and changes nothing', async ({ site }) => {
    await bought(site);
    await bought(site, 'store-care');
    await ask(site);
    const before = await dump(site);
    const report = await reconcile(site);
    expect(report).toMatchObject({ repaired: [], differences: [], provider: { payments: 2 } });
    expect(report.ledger).toEqual(report.provider);
    expect(await dump(site)).toBe(before);
  });

  it('adds a payment and a refund whose webhooks never came', async ({ site }) => {
    const { payment } = await bought(site);
    await site.sandbox.refund(payment, { amountCents: 100, key: 'by hand' });
    const { body } = await ask(site);
    await site.sandbox.confirm(String(body.clientSecret), cards.good);
    const report = await reconcile(site);
    expect(report.repaired.map(({ kind }) => kind).sort()).toEqual([
      'charge_differs',
      'charge_missing',
    ]);
    expect(report.differences).toEqual([]);
    expect(report.ledger).toEqual(report.provider);
    expect((await requireOrder(site, String(body.orderId))).status).toBe('paid');
    expect((await reconcile(site)).repaired).toEqual([]);
  });

  it('shows a charge of another amount, which does not pay the order', async ({ site }) => {
    const { body } = await ask(site);
    const orderId = String(body.orderId);
    await site.sandbox.confirm(String(body.clientSecret), cards.good);
    const { paymentId } = await requireOrder(site, orderId);
    const payment = await site.sandbox.getPayment(String(paymentId));
    if (!payment) throw new Error('The sandbox has lost the payment');
    site.overrides.calls = { getPayment: async () => ({ ...payment, amountCents: 1 }) };
    const named = { payment: payment.id, clientSecret: payment.clientSecret };
    expect((await look(site, named)).body.status).toBe('pending');
    expect(await requireOrder(site, orderId)).toMatchObject({ status: 'created', paidAt: null });
    expect(await historyOf(site, orderId)).toEqual(['created', 'charged', 'amount_differs']);
    expect(await waitingMails(site)).toEqual([]);
    expect(site.log.join('')).toContain('another amount was charged');
    const { differences } = await reconcile(site);
    expect(differences.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['charge_differs', 'amount_differs']),
    );
  });

  it('shows a payment that belongs to no order', async ({ site }) => {
    const { payment } = await bought(site);
    await site.database.transaction((trx) =>
      trx.updateTable('sandboxPayments').set({ orderId: 'elsewhere' }).execute(),
    );
    await site.database.transaction(async (trx) => {
      for (const table of ['charges', 'orderHistory', 'companyTasks', 'orders'] as const)
        await trx.deleteFrom(table).execute();
    });
    const { differences } = await reconcile(site);
    expect(differences).toMatchObject([
      { kind: 'unknown_payment', orderId: null, paymentId: payment },
    ]);
  });

  it('shows a charge that the provider does not have', async ({ site }) => {
    const { orderId, payment } = await bought(site);
    site.overrides.calls = { getPayment: async () => null, async *listPayments() {} };
    expect((await reconcile(site)).differences).toEqual([
      { kind: 'not_at_provider', orderId, paymentId: payment, note: 'unknown there' },
    ]);
  });

  it('shows a second charge of one order', async ({ site }) => {
    const { orderId, payment } = await bought(site);
    const first = await site.sandbox.getPayment(payment);
    if (!first) throw new Error('The sandbox has lost the payment');
    await applyPayment(site.context, { ...first, id: 'pi_second' });
    expect(await historyOf(site, orderId)).toContain('charged_again');
    expect((await reconcile(site)).differences.map(({ kind }) => kind).sort()).toEqual([
      'charged_twice',
      'not_at_provider',
    ]);
  });
});
