import { describe, expect } from 'vitest';
import type { StripeSite } from '../../factories/stripe-site.ts';
import { test as it } from '../../factories/stripe-site-test.ts';

const gmbh = { country: 'DE', company: 'Muster GmbH', vatNumber: 'DE123456789' };

async function order(site: StripeSite, details: object, packageId = 'company-setup') {
  const response = await site.post(
    '/api/create-payment-intent',
    { amount: 1, packageId, ...details },
    { 'Idempotency-Key': 'a-key' },
  );
  const body = (await response.json()) as { clientSecret: string };
  return { ...body, payment: body.clientSecret.split('_secret_')[0] ?? '' };
}

describe('an order with VAT at Stripe', () => {
  it('charges the net amount where the tax is not due, in place of the former payment', async ({
    site,
  }) => {
    const first = await order(site, {});
    const now = await order(site, gmbh);
    const { paymentIntents } = site.fake.state;
    expect(paymentIntents.get(first.payment)).toMatchObject({
      amount: 145_000,
      status: 'canceled',
    });
    expect(paymentIntents.get(now.payment)).toMatchObject({ amount: 117_886 });
    site.fake.confirmCard(now.clientSecret, '4242424242424242');
    const { orders, charges } = await site.ledger();
    expect(orders).toMatchObject([
      { status: 'cancelled' },
      { status: 'paid', netCents: 117_886, vatCents: 0, vatTreatment: 'reverse_charge' },
    ]);
    expect(charges).toMatchObject([{ amountCents: 117_886 }]);
  });

  it.for(['company-setup', 'growth-partner'])(
    'gives name and e-mail of the buyer to the customer of %s',
    async (packageId, { site }) => {
      const email = 'kai@muster.example';
      await order(site, { ...gmbh, email }, packageId);
      const { payment } = await order(site, { ...gmbh, email }, packageId);
      const customers = [...site.fake.state.customers.values()];
      expect(customers).toMatchObject([{ email, name: 'Muster GmbH' }]);
      expect(site.fake.state.paymentIntents.get(payment)?.customer).toBe(customers[0]?.id);
    },
  );
});
