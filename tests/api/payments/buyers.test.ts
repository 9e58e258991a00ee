import { describe, expect } from 'vitest';
import { createVies } from '#platform/vies/vies.server.ts';
import { berlin, lisbon, methodOf, saoPaulo } from '../../factories/buyers.ts';
import {
  ask,
  cards,
  look,
  type OrderSite,
  pay,
  requireOrder,
  rows,
  send,
  waitingMails,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';
import { startVies } from '../../fakes/vies.ts';

const order = { amount: 1450, packageId: 'company-setup' };
const email = 'noor@tessera.example';

type Asked = { orderId: string; clientSecret: string; amount: number };

async function askAs(site: OrderSite, details: object, key?: string): Promise<Asked> {
  const { status, body } = await ask(site, { ...order, ...details }, key);
  expect(status).toBe(200);
  return body as Asked;
}

function putBilling(site: OrderSite, { orderId, clientSecret }: Asked, details: object) {
  const body = { clientSecret, ...details };
  return send(site, `/api/orders/${orderId}/billing`, { method: 'PUT', body });
}

async function tasksOf(site: OrderSite): Promise<string[]> {
  return (await rows(site, 'companyTasks')).map(({ kind }) => kind).sort();
}

/** Opens the page to withdraw, as the payment page does, and returns its state. */
async function withdrawalOf(site: OrderSite, { orderId, clientSecret }: Asked): Promise<unknown> {
  const { body } = await send(site, '/api/withdrawals/open', { body: { orderId, clientSecret } });
  return (await send(site, `/api/withdrawals/${body.token}`, { method: 'GET' })).body.state;
}

describe('a company that buys', () => {
  it.for([
    ['nothing', {}, ['company', 'nif', 'street', 'postalCode', 'city']],
    ['a name alone', { company: 'Tessera Lda' }, ['nif', 'street', 'postalCode', 'city']],
    ['no NIF', { ...lisbon, nif: '' }, ['nif']],
    ['no name', { ...lisbon, company: ' ' }, ['company']],
    ['no street', { ...lisbon, street: '' }, ['street']],
    ['no town', { ...berlin, city: '' }, ['city']],
    ['no postal code in Germany', { ...berlin, postalCode: '' }, ['postalCode']],
    ['no name in Brazil', { ...saoPaulo, company: '' }, ['company']],
    [
      'a VAT number alone',
      { vatNumber: 'DE123456789' },
      ['company', 'street', 'postalCode', 'city'],
    ],
  ] as const)(
    'cannot order with %s: each field is named',
    async ([_, details, missing], { site }) => {
      const { status, body } = await ask(site, { ...order, buyer: 'company', ...details });
      expect(status).toBe(422);
      const errors = body.errors as { field: string; code: string }[];
      expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(
        missing.map((field) => `${field} required`),
      );
      expect(await rows(site, 'orders')).toEqual([]);
    },
  );

  it.for([
    ['in Portugal', lisbon, 'mainland'],
    ['in the EU, with a VAT number', berlin, 'reverse_charge'],
    [
      'in the EU, without one, at the full amount',
      { ...berlin, vatNumber: '' },
      'eu_number_missing',
    ],
    [
      'outside the EU, without a number',
      { ...saoPaulo, vatNumber: '', method: methodOf.brazil },
      'outside_eu_company',
    ],
    [
      'in Angola, which has no postal codes',
      { ...saoPaulo, country: 'AO', postalCode: '', method: methodOf.brazil },
      'outside_eu_company',
    ],
  ] as const)(
    '%s orders with its seat, and is no consumer',
    async ([_, details, treatment], { site }) => {
      const asked = await askAs(site, { buyer: 'company', ...details });
      await putBilling(site, asked, { email });
      await pay(site, asked.clientSecret);
      expect(await requireOrder(site, asked.orderId)).toMatchObject({
        buyerKind: 'company',
        vatTreatment: treatment,
        billingCompany: details.company,
        billingStreet: details.street,
        billingCity: details.city,
        billingCountry: details.country,
      });
      expect(await withdrawalOf(site, asked)).toBe('business');
      const [receipt] = (await waitingMails(site)).filter(({ kind }) => kind === 'order-receipt');
      expect(receipt?.text).not.toContain('As a consumer');
      const [notice] = (await waitingMails(site)).filter(({ kind }) => kind === 'order-paid');
      for (const said of [details.company, details.street, details.city])
        expect(notice?.text).toContain(said);
    },
  );

  it('takes the NIF from a Portuguese VAT number, and Portugal for no country', async ({
    site,
  }) => {
    const { nif, country, ...seat } = lisbon;
    const asked = await askAs(site, { ...seat, vatNumber: 'PT 501 964 843' });
    expect(await requireOrder(site, asked.orderId)).toMatchObject({
      billingNif: nif,
      billingCountry: country,
      vatTreatment: 'mainland',
    });
  });

  it('cannot empty what its invoice needs, and can correct what decides no tax', async ({
    site,
  }) => {
    const asked = await askAs(site, lisbon);
    for (const field of ['company', 'nif', 'street', 'city', 'postalCode'])
      expect(await putBilling(site, asked, { [field]: '' })).toMatchObject({
        status: 422,
        body: { errors: [{ field, code: 'required' }] },
      });
    for (const [field, value, code] of [
      ['postalCode', '9000-017', 'changes_vat'],
      ['postalCode', '11', 'invalid_postal_code'],
      ['country', 'DE', 'changes_vat'],
    ] as const)
      expect(await putBilling(site, asked, { [field]: value })).toMatchObject({
        status: 422,
        body: { errors: [{ field, code }] },
      });
    const corrected = { company: 'Tessera, S.A.', street: 'Rua Nova 2', postalCode: '4000-001' };
    expect((await putBilling(site, asked, { ...corrected, city: 'Porto' })).status).toBe(204);
    expect(await requireOrder(site, asked.orderId)).toMatchObject({
      billingCompany: 'Tessera, S.A.',
      billingStreet: 'Rua Nova 2',
      billingPostalCode: '4000-001',
      billingCity: 'Porto',
    });
  });
});

describe('what a buyer was when paying', () => {
  it('stays: a company that is added after the payment is on the invoice alone', async ({
    site,
  }) => {
    const asked = await askAs(site, {});
    await putBilling(site, asked, { email });
    const { body } = await pay(site, asked.clientSecret);
    const late = await putBilling(site, asked, { company: 'Tessera Lda', nif: '501964843' });
    expect(late.status).toBe(204);
    expect(await requireOrder(site, asked.orderId)).toMatchObject({
      buyerKind: 'consumer',
      billingCompany: 'Tessera Lda',
      billingNif: '501964843',
    });
    expect(await withdrawalOf(site, asked)).toBe('open');
    const { clientSecret } = asked;
    const shown = await look(site, { payment: String(body.payment), clientSecret });
    expect(shown.body).toMatchObject({ isConsumer: true });
  });

  it('is decided with the order, not by the call for its invoice', async ({ site }) => {
    const asked = await askAs(site, {});
    await putBilling(site, asked, { email, company: 'Tessera Lda' });
    await pay(site, asked.clientSecret);
    expect(await withdrawalOf(site, asked)).toBe('open');
  });

  it('stays a company, whatever the key asks for after the payment', async ({ site }) => {
    const asked = await askAs(site, lisbon, 'a-key');
    await pay(site, asked.clientSecret);
    expect((await ask(site, order, 'a-key')).body).toMatchObject({ code: 'already_paid' });
    expect(await withdrawalOf(site, asked)).toBe('business');
  });

  it('changes with the order while nobody has paid', async ({ site }) => {
    const first = await askAs(site, lisbon, 'a-key');
    const now = await askAs(site, { buyer: 'self', company: '', nif: '' }, 'a-key');
    expect(now.orderId).toBe(first.orderId);
    expect(await requireOrder(site, now.orderId)).toMatchObject({
      buyerKind: 'consumer',
      billingCompany: null,
      billingNif: null,
    });
  });
});

describe('a buyer who says to be outside the EU', () => {
  const american = { country: 'US' };

  it('pays the tax until a card of there confirms it, which lowers the same payment', async ({
    site,
  }) => {
    const first = await askAs(site, american, 'a-key');
    expect(first).toMatchObject({ amount: 1450, vatTreatment: 'outside_eu_unproved' });
    const now = await askAs(site, { ...american, method: methodOf.brazil }, 'a-key');
    expect(now).toMatchObject({ amount: 1178.86, clientSecret: first.clientSecret });
    await pay(site, now.clientSecret);
    expect(await rows(site, 'charges')).toMatchObject([{ amountCents: 117_886 }]);
    expect(await requireOrder(site, now.orderId)).toMatchObject({
      vatTreatment: 'outside_eu_consumer',
      methodCountry: 'US',
    });
    expect(await tasksOf(site)).toEqual(['contact-client']);
  });

  it.for([
    ['ES', '35001', 'outside_eu_consumer', 1178.86],
    ['ES', 'E-51001', 'outside_eu_consumer', 1178.86],
    ['FI', '22100', 'outside_eu_consumer', 1178.86],
    ['IT', '23041', 'outside_eu_consumer', 1178.86],
    ['ES', '28001', 'eu_consumer', 1450],
    ['ES', '', 'eu_consumer', 1450],
  ] as const)(
    'a person in %s at %s, where a part of the country is outside, is %s',
    async ([country, postalCode, vatTreatment, amount], { site }) => {
      const buyer = { buyer: 'self', country, postalCode, method: methodOf.brazil };
      expect(await askAs(site, buyer)).toMatchObject({ amount, vatTreatment });
      const unproved = await askAs(site, { ...buyer, method: methodOf.portugal });
      expect(unproved.amount).toBe(1450);
    },
  );

  it.for([
    ['a Portuguese card', { method: methodOf.portugal }],
    ['a token that is none', { method: 'sandbox_method_none' }],
    ['a Portuguese NIF', { method: methodOf.brazil, nif: '501964843' }],
  ] as const)('pays the tax with %s, and the owner is told', async ([_, means], { site }) => {
    const asked = await askAs(site, { ...american, ...means, email }, 'a-key');
    expect(asked).toMatchObject({ amount: 1450, vatTreatment: 'outside_eu_unproved' });
    await pay(site, asked.clientSecret, '4000 0062 0000 0007');
    expect(await rows(site, 'charges')).toMatchObject([{ amountCents: 145_000 }]);
    const mails = await waitingMails(site);
    const notice = mails.find(({ kind }) => kind === 'order-paid')?.text.replace(/\s+/g, ' ');
    expect(notice).toContain('named United States, which nothing confirms');
    const receipt = mails.find(({ kind }) => kind === 'order-receipt')?.text.replace(/\s+/g, ' ');
    expect(receipt).toContain('Portuguese VAT is charged as long as no card or account');
    expect(await tasksOf(site)).toEqual(['contact-client']);
  });

  it('pays the tax again once another card is typed', async ({ site }) => {
    await askAs(site, { ...american, method: methodOf.brazil }, 'a-key');
    const again = await askAs(site, { ...american, method: methodOf.portugal }, 'a-key');
    expect(again).toMatchObject({ amount: 1450 });
  });

  it('is asked about where another card pays than the one that was believed', async ({ site }) => {
    const asked = await askAs(site, { ...american, method: methodOf.brazil });
    await pay(site, asked.clientSecret, '4000 0062 0000 0007');
    expect(await requireOrder(site, asked.orderId)).toMatchObject({ methodCountry: 'PT' });
    expect(await tasksOf(site)).toEqual(['contact-client', 'vat-place']);
  });

  it('cannot add a Portuguese NIF to an order without the tax', async ({ site }) => {
    const asked = await askAs(site, { ...american, method: methodOf.brazil });
    expect(await putBilling(site, asked, { nif: '501964843' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'nif', code: 'changes_vat' }] },
    });
  });
});

describe('a reverse charge', () => {
  it('is a question to the owner while only the format of the number is known', async ({
    site,
  }) => {
    const asked = await askAs(site, berlin);
    await pay(site, asked.clientSecret, cards.good);
    expect(await tasksOf(site)).toEqual(['contact-client', 'vat-number']);
  });

  it('is a fact once VIES has confirmed the number', async ({ site }) => {
    const vies = await startVies();
    try {
      site.overrides.vies = createVies(vies.url);
      const asked = await askAs(site, berlin);
      await pay(site, asked.clientSecret);
      expect(await tasksOf(site)).toEqual(['contact-client']);
    } finally {
      await vies.close();
    }
  });
});
