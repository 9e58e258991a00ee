import { describe, expect } from 'vitest';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as it } from '../../../factories/stripe/stripe-site-test.ts';

const gmbh = { country: 'DE', company: 'Muster GmbH', vatNumber: 'DE123456789' };

async function order(site: StripeSite, details: object, packageId = 'company-setup') {
  const response = await site.post(
    '/api/create-payment-intent',
    { amount: 1, packageId, ...details },
    { 'Idempotency-Key': 'a-key' },
  );
  const body = (await response.json()) as { clientSecret: string; orderId: string };
  return { ...body, payment: body.clientSecret?.split('_secret_')[0] ?? '' };
}

describe('an order with VAT at Stripe', () => {
  it('charges the net amount where the tax is not due, by the same payment', async ({ site }) => {
    const first = await order(site, {});
    const now = await order(site, gmbh);
    const { paymentIntents } = site.fake.state;
    expect(now.clientSecret).toBe(first.clientSecret);
    expect([...paymentIntents.values()]).toMatchObject([{ id: now.payment, amount: 117_886 }]);
    site.fake.confirmCard(now.clientSecret, '4242424242424242');
    const { orders, charges } = await site.ledger();
    expect(orders).toMatchObject([
      { status: 'paid', netCents: 117_886, vatCents: 0, vatTreatment: 'reverse_charge' },
    ]);
    expect(charges).toMatchObject([{ amountCents: 117_886 }]);
  });

  it.for(['cut-before', 'cut-after', 'error-after'] as const)(
    'leaves order and payment with one amount when the change is %s',
    async (fault, { site }) => {
      const { orderId, clientSecret, payment } = await order(site, {});
      const { fake } = site;
      // Each of its attempts fails: the response of the change never arrives.
      fake.switches.fault = ({ method, path }) =>
        method === 'POST' && path.endsWith(payment) ? fault : null;
      await order(site, gmbh);
      fake.switches.fault = () => null;
      // A reload names the buyer that the server was told last.
      await order(site, {});
      fake.confirmCard(clientSecret, '4242424242424242');
      const { orders, charges } = await site.ledger();
      expect(orders).toMatchObject([{ id: orderId, status: 'paid', amountCents: 145_000 }]);
      expect(charges).toMatchObject([{ amountCents: 145_000 }]);
    },
  );

  it('does not change a payment that was made in the meantime', async ({ site }) => {
    const { clientSecret, payment } = await order(site, {});
    const { fake } = site;
    fake.switches.fault = ({ method, path }) => {
      const intent = fake.state.paymentIntents.get(payment);
      const isOpen = intent?.status === 'requires_payment_method';
      if (method === 'POST' && path.endsWith(payment) && isOpen)
        fake.confirmCard(clientSecret, '4242424242424242');
      return null;
    };
    await order(site, gmbh);
    const { orders, charges } = await site.ledger();
    expect(orders).toMatchObject([{ status: 'paid', amountCents: 145_000, vatCents: 27_114 }]);
    expect(charges).toMatchObject([{ amountCents: 145_000 }]);
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
