import { describe, expect } from 'vitest';
import { berlin, lisbon } from '../../../factories/buyers.ts';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as it } from '../../../factories/stripe/stripe-site-test.ts';

const gmbh = berlin;

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
    'gives name and email of the buyer to the customer of %s',
    async (packageId, { site }) => {
      const email = 'kai@muster.example';
      await order(site, { ...gmbh, email }, packageId);
      const { payment } = await order(site, { ...gmbh, email }, packageId);
      const customers = [...site.fake.state.customers.values()];
      expect(customers).toMatchObject([{ email, name: 'Muster GmbH' }]);
      expect(site.fake.state.paymentIntents.get(payment)?.customer).toBe(customers[0]?.id);
    },
  );

  it.for([
    ['a consumer on the mainland', {}, 145_000],
    ['a company in Ponta Delgada', { ...lisbon, postalCode: '9500-150' }, 136_748],
    ['a German company without a number', { ...berlin, vatNumber: '' }, 145_000],
    ['a Brazilian whose card is not known', { country: 'BR' }, 145_000],
  ] as const)('charges %s what is due', async ([_, details, amount], { site }) => {
    const { clientSecret, payment } = await order(site, details);
    site.fake.confirmCard(clientSecret, '4242424242424242');
    expect(site.fake.state.paymentIntents.get(payment)?.amount_received).toBe(amount);
    expect((await site.ledger()).orders).toMatchObject([{ status: 'paid', amountCents: amount }]);
  });

  it.for([
    ['company-setup', 117_886],
    ['growth-partner', 63_415],
  ] as const)(
    'charges %s without the tax once the card, too, is from outside the EU',
    async ([packageId, amount], { site }) => {
      await order(site, {}, packageId);
      const method = site.fake.typeCard('4000000760000002').id;
      const { clientSecret, payment } = await order(site, { country: 'BR', method }, packageId);
      site.fake.confirmCard(clientSecret, '4000000760000002');
      expect(site.fake.state.paymentIntents.get(payment)?.amount_received).toBe(amount);
      const { orders } = await site.ledger();
      expect(orders.find(({ status }) => status === 'paid')).toMatchObject({
        vatTreatment: 'outside_eu_consumer',
        methodCountry: 'BR',
        amountCents: amount,
      });
      const tasks = await site.database.read((db) =>
        db.selectFrom('companyTasks').select('kind').execute(),
      );
      expect(tasks).toEqual([{ kind: 'contact-client' }]);
    },
  );

  it.for([
    ['a Portuguese card', '4000006200000007', null],
    ['a token that Stripe does not know', null, null],
    ['a Stripe that does not respond', '4000000760000002', 'cut-before'],
  ] as const)('charges the tax with %s', async ([_, card, fault], { site }) => {
    const method = card === null ? 'ctoken_1unknown' : site.fake.typeCard(card).id;
    site.fake.switches.fault = ({ path }) => (path.includes('confirmation_tokens') ? fault : null);
    const { clientSecret, payment } = await order(site, { country: 'BR', method });
    site.fake.confirmCard(clientSecret, card ?? '4242424242424242');
    expect(site.fake.state.paymentIntents.get(payment)?.amount_received).toBe(145_000);
  });

  it.for([
    [2, 'outside_eu_consumer'],
    [3, 'outside_eu_unproved'],
  ] as const)(
    'asks again for the country of a card: %i failures, %s',
    async ([failures, vatTreatment], { site }) => {
      const method = site.fake.typeCard('4000000760000002').id;
      let left = failures;
      site.fake.switches.fault = ({ path }) =>
        path.endsWith(method) && left-- > 0 ? 'error-before' : null;
      await order(site, { country: 'BR', method });
      const { orders } = await site.ledger();
      expect(orders).toMatchObject([{ vatTreatment }]);
    },
  );

  it('asks the owner where the card that paid is not the one that was believed', async ({
    site,
  }) => {
    const method = site.fake.typeCard('4000000760000002').id;
    const { clientSecret } = await order(site, { country: 'BR', method });
    site.fake.confirmCard(clientSecret, '4000006200000007');
    expect((await site.ledger()).orders).toMatchObject([{ methodCountry: 'PT' }]);
    const tasks = await site.database.read((db) =>
      db.selectFrom('companyTasks').select('kind').orderBy('kind').execute(),
    );
    expect(tasks).toEqual([{ kind: 'contact-client' }, { kind: 'vat-place' }]);
  });

  it('replaces a subscription whose VAT differs, and the former one is never charged', async ({
    site,
  }) => {
    const former = await order(site, {}, 'growth-partner');
    const [subscription = ''] = site.fake.state.subscriptions.keys();
    const now = await order(site, gmbh, 'growth-partner');
    expect(now.orderId).not.toBe(former.orderId);
    expect(site.fake.state.subscriptions.get(subscription)?.status).toBe('incomplete_expired');
    site.fake.confirmCard(now.clientSecret, '4242424242424242');
    const { orders, charges } = await site.ledger();
    expect(charges).toMatchObject([{ orderId: now.orderId, amountCents: 63_415 }]);
    expect(orders.find(({ id }) => id === former.orderId)?.status).toBe('cancelled');
  });
});

describe("a VAT number of another country than the buyer's at Stripe", () => {
  const differs = {
    code: 'invalid_fields',
    errors: [{ field: 'vatNumber', code: 'vat_country_differs' }],
  };

  it('is refused with the order, and nothing is asked of Stripe', async ({ site }) => {
    expect(await order(site, { ...gmbh, country: 'FR' })).toMatchObject(differs);
    expect(site.fake.calls).toEqual([]);
    expect((await site.ledger()).orders).toEqual([]);
  });

  it('is refused later, and the payment stays as it is', async ({ site }) => {
    const { orderId, clientSecret, payment } = await order(site, {});
    const save = async (details: object) => {
      const path = `/api/orders/${orderId}/billing`;
      const response = await site.send('PUT', path, { clientSecret, ...details });
      return response.status === 204 ? 204 : response.json();
    };
    expect(await save({ country: 'FR' })).toBe(204);
    expect(await save({ vatNumber: 'DE123456789' })).toMatchObject(differs);
    site.fake.confirmCard(clientSecret, '4242424242424242');
    expect(site.fake.state.paymentIntents.get(payment)?.amount_received).toBe(145_000);
    expect((await site.ledger()).orders).toMatchObject([
      { status: 'paid', billingCountry: 'FR', billingVatNumber: null },
    ]);
  });
});

it('a reduction is what Stripe charges, and what its order and receipt say', async ({ site }) => {
  const reduce = (reductionPercent: number | null) =>
    site.database.transaction((trx) =>
      trx
        .updateTable('offers')
        .set({ reductionPercent, endsAt: new Date(Date.now() + 86_400_000).toISOString() })
        .where('packageId', '=', 'company-setup')
        .execute(),
    );
  await reduce(15);
  try {
    const { clientSecret, payment } = await order(site, { email: 'noor@tessera.example' });
    site.fake.confirmCard(clientSecret, '4242424242424242');
    expect(site.fake.state.paymentIntents.get(payment)?.amount_received).toBe(123_250);
    const { orders } = await site.ledger();
    expect(orders).toMatchObject([{ amountCents: 123_250, fullAmountCents: 145_000 }]);
    const [receipt] = await site.database.read((db) =>
      db.selectFrom('outbox').select('payload').where('kind', '=', 'order-receipt').execute(),
    );
    expect(JSON.stringify(receipt?.payload)).toContain('Instead of €1,450.00');
  } finally {
    await reduce(null);
  }
});
