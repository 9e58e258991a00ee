import { expect } from 'vitest';
import { lisbon, methodOf } from '../../factories/buyers.ts';
import { ask, cards, pay, rows } from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';
import { test as stripeIt } from '../../factories/stripe/stripe-site-test.ts';

/** Four kinds of buyers, each of which is charged another VAT or none; the sandbox alone knows the last card. */
const buyers = [
  {},
  { ...lisbon, postalCode: '9000-001' },
  { ...lisbon, postalCode: '9500-150' },
  { country: 'BR', method: methodOf.brazil },
];

const key = 'one-key-of-four-buyers-00001';

it.for(['company-setup', 'store-care'])(
  'twelve intents of four buyers under one key at once are answered in words, never by 5xx: %s',
  async (packageId, { site }) => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        ask(site, { amount: 1, packageId, ...buyers[place % buyers.length] }, key),
      ),
    );
    for (const { status, body } of answers) {
      expect([200, 409]).toContain(status);
      if (status === 409) expect(body).toMatchObject({ code: 'order_changing' });
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const open = (await rows(site, 'orders')).filter(({ status }) => status !== 'cancelled');
    expect(open).toHaveLength(1);
    const { status, body } = await ask(site, { amount: 1, packageId, ...buyers[1] }, key);
    expect(status).toBe(200);
    expect(await pay(site, body.clientSecret, cards.good)).toMatchObject({
      body: { status: 'paid' },
    });
    const charges = await rows(site, 'charges');
    expect(charges).toMatchObject([{ amountCents: Math.round(Number(body.amount) * 100) }]);
  },
);

stripeIt.for(['company-setup', 'store-care'])(
  'so they are with Stripe: %s',
  async (packageId, { site }) => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, place) => {
        const body = { amount: 1, packageId, ...buyers[place % buyers.length] };
        const headers = { 'Idempotency-Key': key };
        return (await site.post('/api/create-payment-intent', body, headers)).status;
      }),
    );
    for (const status of answers) expect([200, 409]).toContain(status);
    expect(answers).toContain(200);
    const { orders } = await site.ledger();
    expect(orders.filter(({ status }) => status !== 'cancelled')).toHaveLength(1);
    const payable = [...site.fake.state.paymentIntents.values()].filter(
      ({ status }) => status !== 'canceled',
    );
    expect(payable).toHaveLength(1);
  },
);
