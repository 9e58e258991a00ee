import { describe, expect } from 'vitest';
import { chargeOf } from '../../../factories/stripe/stripe-provider.ts';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as siteIt } from '../../../factories/stripe/stripe-site-test.ts';
import { test as it } from '../../../factories/stripe/stripe-test.ts';

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);

describe('what a payment at Stripe waits for', () => {
  it('is a voucher with its numbers and its end', async ({ fake, provider }) => {
    const { id, clientSecret, createdAt } = await provider.startPayment(chargeOf('order-1'));
    fake.confirmVoucher(clientSecret);
    const payment = await provider.getPayment(id);
    expect(payment).toMatchObject({
      status: 'processing',
      waitsFor: {
        kind: 'multibanco',
        entity: '11249',
        reference: '999000123',
        phoneEnd: null,
        orderedAt: createdAt,
        until: instant,
      },
    });
    fake.settle(id, 'paid');
    expect(await provider.getPayment(id)).toMatchObject({
      status: 'paid',
      waitsFor: null,
      paidAt: instant,
    });
  });

  it('is a phone, of which only the end is told', async ({ fake, provider }) => {
    const { id, clientSecret } = await provider.startPayment(chargeOf('order-1'));
    fake.confirmPhone(clientSecret, '+351912000210');
    const payment = await provider.getPayment(id);
    expect(payment?.waitsFor).toMatchObject({ kind: 'mb_way', phoneEnd: '210', until: instant });
    fake.settle(id, 'failed');
    expect(await provider.getPayment(id)).toMatchObject({ status: 'open', waitsFor: null });
  });

  it('is a debit, whose arrival Stripe does not date', async ({ fake, provider }) => {
    const { id, clientSecret } = await provider.startPayment(chargeOf('order-1'));
    fake.confirmDebit(clientSecret);
    expect((await provider.getPayment(id))?.waitsFor).toMatchObject({
      kind: 'sepa_debit',
      orderedAt: instant,
      until: expect.any(String),
    });
    fake.settle(id, 'paid');
    expect(await provider.getPayment(id)).toMatchObject({ status: 'paid', paidAt: null });
  });

  it('is unknown for another method', async ({ fake, provider }) => {
    const { id, clientSecret } = await provider.startPayment(chargeOf('order-1'));
    fake.confirmCard(clientSecret, '4000 0000 0000 0077');
    expect(await provider.getPayment(id)).toMatchObject({ status: 'processing', waitsFor: null });
  });
});

async function order(site: StripeSite, email: string | null = null) {
  const body = { amount: 1450, packageId: 'company-setup', email };
  const response = await site.post('/api/create-payment-intent', body);
  const { orderId, clientSecret } = await response.json();
  return { orderId, clientSecret, payment: clientSecret.split('_secret_')[0] };
}

async function look(
  site: StripeSite,
  { payment, clientSecret }: Awaited<ReturnType<typeof order>>,
) {
  return (await site.post('/api/payments/look', { payment, clientSecret })).json();
}

siteIt('a debit that was ordered five days ago is dated by its arrival', async ({ site }) => {
  const bought = await order(site);
  site.fake.confirmDebit(bought.clientSecret);
  const [charge] = site.fake.state.charges.values();
  if (charge) charge.created -= 5 * 24 * 3600;
  expect(await look(site, bought)).toMatchObject({
    status: 'pending',
    isTest: true,
    provider: 'stripe',
    late: null,
    waiting: { kind: 'sepa_debit' },
  });
  const before = new Date().toISOString();
  site.fake.settle(bought.payment, 'paid');
  const { orders, charges } = await site.ledger();
  expect(charges[0]?.paidAt && charges[0].paidAt >= before).toBe(true);
  expect(orders).toMatchObject([{ status: 'paid', paidAt: charges[0]?.paidAt }]);
  const shown = await look(site, bought);
  expect(shown).toMatchObject({ status: 'paid', date: charges[0]?.paidAt });
});

siteIt('a voucher waits from the event on, and its order can be paid late', async ({ site }) => {
  const bought = await order(site);
  site.fake.confirmVoucher(bought.clientSecret);
  await site.ledger();
  const wait = await site.database.read((db) =>
    db.selectFrom('paymentWaits').selectAll().executeTakeFirst(),
  );
  expect(wait).toMatchObject({ orderId: bought.orderId, entity: '11249', endedAt: null });
  site.fake.settle(bought.payment, 'failed');
  await site.ledger();
  expect(await look(site, bought)).toMatchObject({
    status: 'failed',
    waiting: { kind: 'multibanco', reference: '999000123' },
  });
  site.fake.confirmCard(bought.clientSecret, '4242 4242 4242 4242');
  await site.ledger();
  expect(await look(site, bought)).toMatchObject({ status: 'paid', waiting: null });
});

siteIt('a debit at Stripe is announced to the buyer, and its failure told', async ({ site }) => {
  const { clientSecret, payment } = await order(site, 'noor@tessera.example');
  site.fake.confirmDebit(clientSecret);
  await site.ledger();
  const kinds = async () =>
    (await site.database.read((db) => db.selectFrom('outbox').select('kind').execute())).map(
      ({ kind }) => kind,
    );
  expect(await kinds()).toEqual(['order-debit']);
  site.fake.settle(payment, 'failed');
  await site.ledger();
  expect(await kinds()).toEqual(['order-debit-failed']);
});
