import { describe, expect } from 'vitest';
import { reconcilePayments } from '#features/payments/reconcile/reconcile-payments.server.ts';
import { refundOrder } from '#features/payments/refunds/refund-order.server.ts';
import {
  type Bought,
  buy,
  cards,
  historyOf,
  type OrderSite,
  requireOrder,
  rows,
  send,
  startOfTests,
  waitingMails,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

const minutes = 60_000;

async function refunded(
  site: OrderSite,
  totalCents: number | null = null,
): Promise<Bought & { reference: string }> {
  const bought = await buy(site, { card: cards.failingRefunds });
  const billing = { clientSecret: bought.clientSecret, email: 'noor@tessera.example' };
  await send(site, `/api/orders/${bought.orderId}/billing`, { method: 'PUT', body: billing });
  const { reference } = await requireOrder(site, bought.orderId);
  await refundOrder(site.context, { reference, totalCents });
  return { ...bought, reference };
}

describe('a refund that the bank sends back', () => {
  it('makes the order paid again, and tells the company', async ({ site }) => {
    const { orderId } = await refunded(site);
    expect((await requireOrder(site, orderId)).status).toBe('refunded');
    await site.pass(4 * minutes);
    await site.pass(4 * minutes);
    expect((await requireOrder(site, orderId)).status).toBe('paid');
    expect(await rows(site, 'charges')).toMatchObject([
      { refundedCents: 0, refundFailedCents: 145000 },
    ]);
    expect(await historyOf(site, orderId)).toEqual([
      ...['created', 'charged', 'paid', 'given_back', 'refunded', 'refund_failed', 'paid'],
    ]);
    const mails = (await waitingMails(site)).filter(({ kind }) => kind === 'order-refund-failed');
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('€1,450.00 did not reach the client'),
    ]);
    expect(mails[0]?.text).toContain('Contact by Monday 23 November 2026, 18:00 (Lisbon)');
    expect(await rows(site, 'companyTasks')).toContainEqual(
      expect.objectContaining({ kind: 'refund-failed', doneAt: null }),
    );
    expect(await reconcilePayments(site.context, startOfTests)).toMatchObject({
      repaired: [],
      differences: [],
      ledger: { refunded: [{ cents: 0, currency: 'EUR' }] },
    });
  });

  it('can be made again, with a mail and a row of the log of its own', async ({ site }) => {
    const { orderId, reference } = await refunded(site);
    await site.pass(4 * minutes);
    const again = await refundOrder(site.context, { reference, totalCents: null });
    expect(again).toMatchObject({ ok: true, value: { refundedNowCents: 145000 } });
    await site.pass(0);
    expect((await requireOrder(site, orderId)).status).toBe('refunded');
    const mails = (await waitingMails(site)).filter(({ kind }) => kind === 'order-refunded');
    expect(mails).toHaveLength(2);
    const log = await site.database.read((db) =>
      db.selectFrom('auditLog').select('action').where('subjectId', '=', reference).execute(),
    );
    expect(log.map(({ action }) => action).sort()).toEqual([
      ...['order.refund', 'order.refund', 'order.refund-failed'],
    ]);
  });

  it('leaves its task open until as much is given back again as was to be', async ({ site }) => {
    const { reference } = await refunded(site, 50_000);
    const tasks = async () =>
      (await rows(site, 'companyTasks')).filter(({ kind }) => kind === 'refund-failed');
    await site.pass(4 * minutes);
    expect(await tasks()).toMatchObject([{ doneAt: null }]);
    await refundOrder(site.context, { reference, totalCents: 20_000 });
    expect(await tasks()).toMatchObject([{ doneAt: null }]);
    await refundOrder(site.context, { reference, totalCents: 50_000 });
    expect(await tasks()).toMatchObject([{ doneAt: site.clock.now.toISOString() }]);
    await site.pass(4 * minutes);
    expect(await tasks()).toMatchObject([{ doneAt: null }]);
  });

  it('is found by the comparison when its message was lost', async ({ site }) => {
    const { orderId } = await refunded(site);
    site.clock.now = new Date(site.clock.now.getTime() + 4 * minutes);
    await site.sandbox.processDue();
    const { repaired } = await reconcilePayments(site.context, startOfTests);
    expect(repaired).toMatchObject([{ kind: 'charge_differs', orderId }]);
    expect((await requireOrder(site, orderId)).status).toBe('paid');
  });
});
