import { describe, expect } from 'vitest';
import { reconcilePayments } from '#features/payments/reconcile/reconcile-payments.server.ts';
import { refundOrder } from '#features/payments/refunds/refund-order.server.ts';
import {
  buy,
  cards,
  historyOf,
  type OrderSite,
  requireOrder,
  rows,
  startOfTests,
  waitingMails,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

const day = 24 * 3_600_000;

async function buyDisputed(site: OrderSite) {
  const bought = await buy(site, { card: cards.disputed });
  const [dispute] = await rows(site, 'disputes');
  if (!dispute) throw new Error('Nothing is disputed');
  return { ...bought, dispute };
}

async function refund(site: OrderSite, orderId: string, totalCents: number | null) {
  const { reference } = await requireOrder(site, orderId);
  return refundOrder(site.context, { reference, totalCents });
}

async function disputeMails(site: OrderSite) {
  return (await waitingMails(site)).filter(({ kind }) => kind === 'order-dispute');
}

describe('a disputed charge', () => {
  it('is not refunded while the bank has its money, or the buyer would get it twice', async ({
    site,
  }) => {
    const { orderId, dispute } = await buyDisputed(site);
    const refused = { ok: false, refusal: { code: 'disputed', withdrawnCents: 145_000 } };
    expect(await refund(site, orderId, null)).toMatchObject(refused);
    expect(await refund(site, orderId, 100)).toMatchObject(refused);
    expect(await rows(site, 'charges')).toMatchObject([{ refundedCents: 0 }]);
    await site.sandbox.closeDispute(dispute.id, 'won');
    await site.pass(0);
    expect(await refund(site, orderId, null)).toMatchObject({ ok: true });
    expect(await rows(site, 'charges')).toMatchObject([{ refundedCents: 145_000 }]);
  });

  it('is recorded with its deadline, mailed to the company and made a task', async ({ site }) => {
    const { orderId, payment, dispute } = await buyDisputed(site);
    expect(dispute).toMatchObject({
      orderId,
      paymentId: payment,
      status: 'needs_response',
      reason: 'fraudulent',
      amountCents: 145000,
      withdrawnCents: 145000,
      currency: 'EUR',
      evidenceDueAt: '2026-12-02T08:30:00.000Z',
    });
    expect((await requireOrder(site, orderId)).status).toBe('paid');
    expect(await historyOf(site, orderId)).toEqual([
      ...['created', 'charged', 'paid', 'dispute_needs_response', 'dispute_withdrawn'],
    ]);
    const [mail] = await disputeMails(site);
    expect(mail?.subject).toContain('€1,450.00');
    expect(mail?.text).toContain('2 December 2026');
    expect(await rows(site, 'companyTasks')).toContainEqual(
      expect.objectContaining({
        kind: 'answer-dispute',
        dueAt: dispute.evidenceDueAt,
        doneAt: null,
      }),
    );
  });

  it.for([
    ['won', 0],
    ['lost', 145000],
  ] as const)('that is %s leaves %i cents with the bank', async ([status, cents], { site }) => {
    const { orderId, dispute } = await buyDisputed(site);
    await site.sandbox.closeDispute(dispute.id, status);
    await site.pass(0);
    await site.pass(0);
    expect(await rows(site, 'disputes')).toMatchObject([{ status, withdrawnCents: cents }]);
    expect((await historyOf(site, orderId)).slice(5)).toEqual(
      status === 'won' ? ['dispute_won', 'dispute_returned'] : ['dispute_lost'],
    );
    expect(await disputeMails(site)).toHaveLength(2);
    const tasks = await rows(site, 'companyTasks');
    expect(tasks.find(({ kind }) => kind === 'answer-dispute')?.doneAt).not.toBeNull();
  });

  it('is lost when nobody answers in time', async ({ site }) => {
    await buyDisputed(site);
    await site.pass(8 * day);
    expect(await rows(site, 'disputes')).toMatchObject([{ status: 'needs_response' }]);
    await site.pass(2 * day);
    expect(await rows(site, 'disputes')).toMatchObject([{ status: 'lost' }]);
  });

  it('stays a line of the comparison until it is decided', async ({ site }) => {
    const { orderId, payment, dispute } = await buyDisputed(site);
    const reconcile = (repair = true) => reconcilePayments(site.context, startOfTests, { repair });
    expect((await reconcile()).differences).toEqual([
      {
        kind: 'dispute_open',
        orderId,
        paymentId: payment,
        note: 'needs_response, fraudulent, 1450.00 EUR, evidence by 2026-12-02',
      },
    ]);
    await site.sandbox.closeDispute(dispute.id, 'won');
    expect((await reconcile(false)).repaired).toMatchObject([{ kind: 'dispute_differs', orderId }]);
    expect(await reconcile()).toMatchObject({
      repaired: [{ kind: 'dispute_differs' }],
      differences: [],
    });
    expect(await reconcile()).toMatchObject({ repaired: [], differences: [] });
  });

  it('whose messages were lost is found by the comparison', async ({ site }) => {
    site.overrides.calls = { getDispute: async () => null };
    await buy(site, { card: cards.disputed });
    expect(await rows(site, 'disputes')).toEqual([]);
    site.overrides.calls = {};
    const { repaired } = await reconcilePayments(site.context, startOfTests);
    expect(repaired).toMatchObject([{ kind: 'dispute_differs' }]);
    expect(await rows(site, 'disputes')).toMatchObject([{ status: 'needs_response' }]);
    expect(await disputeMails(site)).toHaveLength(1);
  });
});
