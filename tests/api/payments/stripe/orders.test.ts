import { describe, expect, vi } from 'vitest';
import { applySubscription } from '#features/payments/ledger/apply-subscription.server.ts';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as it } from '../../../factories/stripe/stripe-site-test.ts';
import { sign } from '../../../fakes/stripe/webhooks.ts';

const good = '4242424242424242';

async function order(site: StripeSite, packageId: string, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
  const response = await site.post('/api/create-payment-intent', { amount: 1, packageId }, headers);
  const { status } = response;
  const body = (await response.json()) as Record<'orderId' | 'clientSecret' | 'code', string>;
  return { status, ...body, payment: body.clientSecret?.split('_secret_')[0] ?? '' };
}

it('a package paid in two tabs is named in the second receipt', async ({ site }) => {
  const references: string[] = [];
  for (const key of ['first-tab', 'second-tab']) {
    const body = { amount: 1, packageId: 'blueprint', email: 'noor@tessera.example' };
    const response = await site.post('/api/create-payment-intent', body, {
      'Idempotency-Key': key,
    });
    const { orderId, clientSecret } = (await response.json()) as Record<string, string>;
    site.fake.confirmCard(clientSecret ?? '', good);
    const { orders } = await site.ledger();
    references.push(orders.find(({ id }) => id === orderId)?.reference ?? '');
  }
  const [first = '', second = ''] = references;
  const mails = await site.database.read((db) =>
    db.selectFrom('outbox').select('payload').where('kind', '=', 'order-receipt').execute(),
  );
  const receipts = mails.map(({ payload }) => payload as { subject: string; text: string });
  const textOf = (reference: string) =>
    receipts.find(({ subject }) => subject.includes(reference))?.text.replace(/\s+/g, ' ');
  expect(textOf(second)).toContain(`You have also paid order ${first}`);
  expect(textOf(first)).not.toContain(second);
});

describe('an order with Stripe', () => {
  it("carries the browser's key and the catalogue's price", async ({ site }) => {
    const { payment, ...answer } = await order(site, 'blueprint');
    expect(answer).toMatchObject({
      status: 200,
      amount: 390,
      currency: 'EUR',
      provider: 'stripe',
      publishableKey: site.fake.env.STRIPE_PUBLISHABLE_KEY,
    });
    expect(site.fake.state.paymentIntents.get(payment)).toMatchObject({
      amount: 39_000,
      metadata: { orderId: answer.orderId },
    });
    expect(JSON.stringify(answer)).not.toContain(site.fake.env.STRIPE_SECRET_KEY);
  });

  it('is paid once by its events, however often they come', async ({ site }) => {
    site.fake.switches.webhooks.duplicate = 1;
    const { orderId, clientSecret, payment } = await order(site, 'blueprint');
    site.fake.confirmCard(clientSecret, '4000000000000002');
    expect((await site.ledger()).orders).toMatchObject([
      { id: orderId, status: 'failed', failureMessage: 'Your card was declined.' },
    ]);
    site.fake.confirmCard(clientSecret, good);
    const { orders, charges, events } = await site.ledger();
    expect(orders).toMatchObject([{ id: orderId, status: 'paid', paymentId: payment }]);
    expect(charges).toMatchObject([{ orderId, paymentId: payment, amountCents: 39_000 }]);
    expect(events.map(({ id }) => id)).toEqual([...site.fake.state.events.keys()].sort());
    expect(site.fake.webhooks.deliveries).toHaveLength(2 * events.length);
    expect(new Set(site.fake.webhooks.deliveries.map(({ status }) => status))).toEqual(
      new Set([200]),
    );
  });

  it('is pending while its payment is processing, then paid or failed', async ({ site }) => {
    const paid = await order(site, 'blueprint');
    const unpaid = await order(site, 'company-setup');
    site.fake.confirmVoucher(paid.clientSecret);
    site.fake.confirmCard(unpaid.clientSecret, '4000000000000077');
    const stateOf = async () =>
      Object.fromEntries((await site.ledger()).orders.map(({ id, status }) => [id, status]));
    expect(await stateOf()).toEqual({ [paid.orderId]: 'pending', [unpaid.orderId]: 'pending' });
    site.fake.settle(paid.payment, 'paid');
    site.fake.settle(unpaid.payment, 'failed');
    expect(await stateOf()).toEqual({ [paid.orderId]: 'paid', [unpaid.orderId]: 'failed' });
  });

  it('requested at once in four tabs is one order and one payment, and 409 when paid', async ({
    site,
  }) => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => order(site, 'blueprint', 'one-key-0001')),
    );
    expect(new Set(answers.map(({ orderId, payment }) => `${orderId} ${payment}`)).size).toBe(1);
    const [{ orderId, payment, clientSecret } = await order(site, 'blueprint')] = answers;
    expect([...site.fake.state.paymentIntents.keys()]).toEqual([payment]);
    site.fake.confirmCard(clientSecret, good);
    expect(await order(site, 'blueprint', 'one-key-0001')).toMatchObject({
      status: 409,
      code: 'already_paid',
      orderId,
      clientSecret,
    });
  });

  it('is refused while Stripe fails, and created once when it is back', async ({ site }) => {
    site.fake.switches.fault = () => 'error-after';
    expect(await order(site, 'blueprint', 'one-key-0001')).toMatchObject({
      status: 502,
      code: 'payment_unavailable',
    });
    site.fake.switches.fault = () => null;
    const { status, orderId, payment } = await order(site, 'blueprint', 'one-key-0001');
    expect([status, [...site.fake.state.paymentIntents.keys()]]).toEqual([200, [payment]]);
    expect((await site.ledger()).orders.map(({ id }) => id)).toEqual([orderId]);
  });
});

describe('a subscription with Stripe', () => {
  it('is one order: first invoice, renewal, failed renewal, refund and cancellation', async ({
    site,
  }) => {
    const { orderId, clientSecret, payment } = await order(site, 'growth-partner');
    site.fake.confirmCard(clientSecret, good);
    const [first] = (await site.ledger()).orders;
    const subscription = first?.subscriptionId ?? '';
    expect([...site.fake.state.subscriptions.keys()]).toEqual([subscription]);
    expect(first).toMatchObject({
      id: orderId,
      status: 'paid',
      paymentId: payment,
      subscriptionStatus: 'active',
    });

    const renewal = site.fake.renew(subscription, 'paid');
    const renewed = await site.ledger();
    expect(renewed.charges).toHaveLength(2);
    for (const charge of renewed.charges)
      expect(charge).toMatchObject({ orderId, subscriptionId: subscription, amountCents: 78_000 });
    expect(renewed.charges.map(({ invoiceId }) => invoiceId)).toContain(renewal.id);

    site.fake.renew(subscription, 'declined');
    expect((await site.ledger()).orders).toMatchObject([
      { id: orderId, status: 'paid', subscriptionStatus: 'past_due' },
    ]);

    await site.payments.refund(payment, { amountCents: 78_000, key: 'by hand' });
    await site.payments.cancelSubscription(subscription);
    const { orders, charges } = await site.ledger();
    expect(orders).toMatchObject([
      { id: orderId, status: 'partly_refunded', subscriptionStatus: 'cancelled' },
    ]);
    expect(charges.find(({ paymentId }) => paymentId === payment)?.refundedCents).toBe(78_000);
    expect(charges).toHaveLength(2);
  });

  it('does not wait again because of what was read before its payment arrived', async ({
    site,
  }) => {
    const { orderId, clientSecret } = await order(site, 'growth-partner');
    const [subscription = ''] = site.fake.state.subscriptions.keys();
    const early = await site.payments.getSubscription(subscription);
    expect(early).toMatchObject({ status: 'waiting', payments: [{ status: 'open' }] });
    site.fake.confirmCard(clientSecret, good);
    const paid = { id: orderId, status: 'paid', subscriptionStatus: 'active' };
    expect((await site.ledger()).orders).toMatchObject([paid]);
    if (early) await applySubscription(site.context, early);
    const { orders, charges } = await site.ledger();
    expect(orders).toMatchObject([paid]);
    expect(charges).toHaveLength(1);
  });
});

describe("Stripe's webhook", () => {
  async function undeliveredEvent(site: StripeSite) {
    const { clientSecret } = await order(site, 'blueprint');
    site.fake.switches.webhooks.drop = 1;
    site.fake.confirmCard(clientSecret, good);
    const event = [...site.fake.state.events.values()].at(-1);
    return { event, body: JSON.stringify(event) };
  }

  it('with a wrong, expired or missing signature gets 400 and changes nothing', async ({
    site,
  }) => {
    const { body } = await undeliveredEvent(site);
    const before = await site.ledger();
    const now = Math.floor(Date.now() / 1000);
    const secret = site.fake.env.STRIPE_WEBHOOK_SECRET;
    const wrong: Record<string, string>[] = [
      {},
      { 'Stripe-Signature': '' },
      { 'Stripe-Signature': sign(body, 'whsec_other', now) },
      { 'Stripe-Signature': sign(`${body} `, secret, now) },
      { 'Stripe-Signature': sign(body, secret, now - 301) },
    ];
    const logged = vi.spyOn(site.services.logger, 'warn');
    for (const headers of wrong) {
      logged.mockClear();
      expect((await site.post('/api/webhooks/payments', body, headers)).status).toBe(400);
      expect(logged.mock.calls).toEqual([
        ['a webhook was refused: its signature is wrong, expired or missing'],
      ]);
    }
    logged.mockRestore();
    expect(await site.ledger()).toEqual(before);
    const right = { 'Stripe-Signature': sign(body, secret, now) };
    expect((await site.post('/api/webhooks/payments', body, right)).status).toBe(200);
    expect((await site.ledger()).orders).toMatchObject([{ status: 'paid' }]);
  });

  it('that cannot be applied is not recorded as applied, and is applied when it is sent again', async ({
    site,
  }) => {
    const { event } = await undeliveredEvent(site);
    if (!event) throw new Error('Nothing happened');
    site.fake.switches.fault = () => 'error-before';
    expect(await site.fake.webhooks.deliver(event)).toBe(503);
    expect((await site.ledger()).orders).toMatchObject([{ status: 'created' }]);
    site.fake.switches.fault = () => null;
    expect(await site.fake.webhooks.deliver(event)).toBe(200);
    expect((await site.ledger()).orders).toMatchObject([{ status: 'paid' }]);
  });

  it('is not trusted beyond the id: amount and state are fetched', async ({ site }) => {
    const { payment } = await order(site, 'blueprint');
    const [event] = site.fake.state.events.values();
    const forged = structuredClone(event);
    if (!forged) throw new Error('Nothing happened');
    Object.assign(forged, { id: 'evt_forged', type: 'payment_intent.succeeded' });
    Object.assign(forged.data.object, { status: 'succeeded', amount_received: 39_000 });
    expect(await site.fake.webhooks.deliver(forged)).toBe(200);
    const { orders, charges } = await site.ledger();
    expect(orders).toMatchObject([{ status: 'created', paymentId: payment }]);
    expect(charges).toEqual([]);
  });
});
