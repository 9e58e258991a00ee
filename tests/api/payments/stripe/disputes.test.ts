import { describe, expect } from 'vitest';
import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { getTaskOf } from '#features/payments/ledger/company-tasks.repository.server.ts';
import { reconcilePayments } from '#features/payments/reconcile/reconcile-payments.server.ts';
import { refundOrder } from '#features/payments/refunds/refund-order.server.ts';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as it } from '../../../factories/stripe/stripe-site-test.ts';

async function buy(site: StripeSite) {
  const response = await site.post('/api/create-payment-intent', {
    amount: 1450,
    packageId: 'company-setup',
  });
  const { clientSecret } = (await response.json()) as { clientSecret: string };
  const { id } = site.fake.confirmCard(clientSecret, '4242424242424242');
  const [order] = (await site.ledger()).orders;
  if (!order) throw new Error('There is no order');
  return { payment: id, order };
}

async function disputes(site: StripeSite) {
  await site.fake.webhooks.settled();
  return site.database.read((db) => db.selectFrom('disputes').selectAll().execute());
}

describe("Stripe's disputes", () => {
  it('are followed from the first message to the last, whatever their order', async ({ site }) => {
    const { payment } = await buy(site);
    site.fake.switches.webhooks.delay = 20;
    site.fake.switches.webhooks.shuffle = true;
    site.fake.switches.webhooks.duplicate = 0.5;
    const { id } = site.fake.dispute(payment);
    expect(await disputes(site)).toMatchObject([
      { id, paymentId: payment, status: 'needs_response', withdrawnCents: 145000 },
    ]);
    site.fake.submitEvidence(id);
    expect(await disputes(site)).toMatchObject([{ status: 'under_review' }]);
    site.fake.closeDispute(id, 'won');
    expect(await disputes(site)).toMatchObject([{ status: 'won', withdrawnCents: 0 }]);
    const { events } = await site.ledger();
    expect(events.filter(({ outcome }) => outcome === 'unknown')).toEqual([]);
  });

  it('are mailed to the company with their deadline, and stay a line of the comparison', async ({
    site,
  }) => {
    const { payment } = await buy(site);
    const { id, evidence_details: evidence } = site.fake.dispute(payment);
    const [dispute] = await disputes(site);
    const dueAt = new Date((evidence.due_by ?? 0) * 1000).toISOString();
    expect(dispute).toMatchObject({ id, evidenceDueAt: dueAt });
    const [mail] = await site.database.read((db) =>
      db.selectFrom('outbox').select('payload').where('kind', 'like', '%dispute%').execute(),
    );
    const { day } = readClock(dueAt, companyZone);
    expect(JSON.stringify(mail?.payload)).toContain(formatDay(day, 'en-GB'));
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const { differences } = await reconcilePayments(site.context, yesterday);
    expect(differences).toMatchObject([{ kind: 'dispute_open', paymentId: payment }]);
    site.fake.closeDispute(id, 'lost');
    await disputes(site);
    expect((await reconcilePayments(site.context, yesterday)).differences).toEqual([]);
  });

  it('may be an inquiry, which takes no money', async ({ site }) => {
    const { payment } = await buy(site);
    site.fake.dispute(payment, { funds: false });
    expect(await disputes(site)).toMatchObject([{ status: 'inquiry', withdrawnCents: 0 }]);
  });

  it('about a payment that is of no order are shown as unknown', async ({ site }) => {
    const { payment } = await buy(site);
    await site.ledger();
    await site.reset();
    expect(await site.payments.getDispute('dp_unknown')).toBeNull();
    expect(await site.payments.getDispute('nonsense')).toBeNull();
    expect(payment).toMatch(/^pi_/);
  });

  it('are listed since an instant', async ({ site }) => {
    const { payment } = await buy(site);
    const { id } = site.fake.dispute(payment);
    const since = new Date(Date.now() - 60_000).toISOString();
    expect(await Array.fromAsync(site.payments.listDisputes(since))).toMatchObject([{ id }]);
    const later = new Date(Date.now() + 60_000).toISOString();
    expect(await Array.fromAsync(site.payments.listDisputes(later))).toEqual([]);
  });
});

describe("Stripe's failed refunds", () => {
  it('make the order paid again, and can be repeated', async ({ site }) => {
    const { order } = await buy(site);
    const { reference } = order;
    await refundOrder(site.context, { reference, totalCents: null });
    expect((await site.ledger()).orders).toMatchObject([{ status: 'refunded' }]);
    const [refund] = site.fake.state.refunds.keys();
    site.fake.failRefund(String(refund));
    expect(await site.ledger()).toMatchObject({
      orders: [{ status: 'paid' }],
      charges: [{ refundedCents: 0, refundFailedCents: 145000 }],
    });
    await refundOrder(site.context, { reference, totalCents: null });
    expect((await site.ledger()).orders).toMatchObject([{ status: 'refunded' }]);
    expect(site.fake.state.refunds.size).toBe(2);
  });

  it('of a part leave their task open until that part is given back again', async ({ site }) => {
    const { order } = await buy(site);
    const refund = async (totalCents: number) => {
      await refundOrder(site.context, { reference: order.reference, totalCents });
      await site.ledger();
      return [...site.fake.state.refunds.keys()].at(-1) ?? '';
    };
    const doneAt = async () => {
      await site.ledger();
      const kind = 'refund-failed';
      return site.database.read((db) => getTaskOf(db, { kind, orderId: order.id }));
    };
    await refund(20_000);
    site.fake.failRefund(await refund(50_000));
    expect(await doneAt()).toEqual({ doneAt: null });
    await refund(49_999);
    expect(await doneAt()).toEqual({ doneAt: null });
    const again = await refund(50_000);
    expect(await doneAt()).toEqual({ doneAt: expect.any(String) });
    site.fake.failRefund(again);
    expect(await doneAt()).toEqual({ doneAt: null });
  });

  it('that are repeated at Stripe itself leave nothing to do once all is given back', async ({
    site,
  }) => {
    const { payment, order } = await buy(site);
    const task = () =>
      site.database.read((db) => getTaskOf(db, { kind: 'refund-failed', orderId: order.id }));
    await site.payments.refund(payment, { amountCents: 145_000, key: 'by hand' });
    site.fake.failRefund(String([...site.fake.state.refunds.keys()][0]));
    await site.ledger();
    expect(await task()).toEqual({ doneAt: null });
    await site.payments.refund(payment, { amountCents: 145_000, key: 'by hand again' });
    await site.ledger();
    expect(await task()).toEqual({ doneAt: expect.any(String) });
  });
});
