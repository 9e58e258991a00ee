import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createVies } from '#platform/vies/vies.server.ts';
import { berlin, lisbon, saoPaulo } from '../../factories/buyers.ts';
import { ask, type OrderSite, requireOrder } from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';
import { type FakeVies, startVies } from '../../fakes/vies.ts';

const order = { amount: 1450, packageId: 'company-setup' };
const gmbh = { ...order, ...berlin };
const unknown = { ...gmbh, vatNumber: 'DE123456780' };

let vies: FakeVies;
beforeAll(async () => {
  vies = await startVies();
});
afterAll(() => vies.close());

/** Lets the site ask the fake service, which works at first. */
function withVies(site: OrderSite): FakeVies {
  vies.condition.is = 'working';
  vies.asked.length = 0;
  site.overrides.vies = createVies(vies.url);
  return vies;
}

async function evidenceOf(site: OrderSite, id: unknown) {
  return JSON.parse((await requireOrder(site, String(id))).vatEvidence ?? 'null');
}

describe('the VAT number of a company in the EU', () => {
  it('is confirmed by VIES, and the proof is stored', async ({ site }) => {
    const { asked } = withVies(site);
    const { body } = await ask(site, gmbh);
    expect(body).toMatchObject({ amount: 1178.86, vatTreatment: 'reverse_charge' });
    expect(asked).toEqual([
      { countryCode: 'DE', vatNumber: '123456789', path: '/rest-api/check-vat-number' },
    ]);
    expect(await evidenceOf(site, body.orderId)).toEqual({
      number: 'DE123456789',
      checkedAt: '2026-11-23T08:30:00.000Z',
      state: 'valid',
      name: 'Muster GmbH',
      requestId: 'WAPIAAAAZ1',
    });
  });

  it('is asked about with our own number, once that is not the sample', async ({ site }) => {
    const { asked } = withVies(site);
    const set = (nipc: string) =>
      site.database.transaction((trx) => trx.updateTable('company').set({ nipc }).execute());
    await set('501 964 843');
    await ask(site, gmbh);
    await set('999 999 990');
    expect(asked).toMatchObject([{ requesterMemberStateCode: 'PT', requesterNumber: '501964843' }]);
  });

  it('is taxed and named where VIES does not know it', async ({ site }) => {
    withVies(site);
    const { body } = await ask(site, unknown);
    expect(body).toMatchObject({ amount: 1450, vatRate: 23, vatTreatment: 'eu_number_unknown' });
    expect(body.vatNote).toContain('VIES, the EU’s register of VAT numbers, has no record');
    expect(await evidenceOf(site, body.orderId)).toMatchObject({ state: 'unknown' });
  });

  it.for(['unavailable', 'unsaid', 'confused', 'broken', 'endless', 'silent'] as const)(
    'is taxed while VIES is %s, and the order goes on',
    async (condition, { site }) => {
      withVies(site).condition.is = condition;
      const { status, body } = await ask(site, gmbh, 'a-key');
      expect(status).toBe(200);
      expect(body).toMatchObject({ amount: 1450, vatTreatment: 'eu_number_unconfirmed' });
      expect(body.vatNote).toContain('could not be reached to check this one');
      expect(await evidenceOf(site, body.orderId)).toMatchObject({
        state: 'unconfirmed',
        reason: expect.any(String),
      });
      expect(site.log.join()).toContain('gave no verdict');
      expect(site.log.join()).not.toContain('123456789');
      vies.condition.is = 'working';
      expect((await ask(site, gmbh, 'a-key')).body).toMatchObject({ amount: 1178.86 });
    },
  );

  it('stays proved for the order of a key, so that a silent VIES changes no amount', async ({
    site,
  }) => {
    withVies(site);
    const first = await ask(site, gmbh, 'a-key');
    vies.condition.is = 'unavailable';
    expect((await ask(site, gmbh, 'a-key')).body).toMatchObject({
      orderId: first.body.orderId,
      amount: 1178.86,
    });
    expect(vies.asked).toHaveLength(1);
  });

  it('is not asked about for Portugal, nor outside the EU', async ({ site }) => {
    const { asked } = withVies(site);
    await ask(site, { ...order, ...lisbon, vatNumber: 'PT999999990' });
    await ask(site, { ...order, ...saoPaulo, country: 'GB', vatNumber: 'XI123456789' });
    await ask(site, { ...order, ...saoPaulo, country: 'CH', vatNumber: 'CHE123456789' });
    expect(asked).toEqual([]);
  });

  it('is enough by its format without the service, which the proof says', async ({ site }) => {
    const { body } = await ask(site, gmbh);
    expect(body).toMatchObject({ amount: 1178.86, vatTreatment: 'reverse_charge' });
    expect(await evidenceOf(site, body.orderId)).toMatchObject({ state: 'format' });
  });
});

describe('a company of a territory with numbers of another country', () => {
  const seat = { buyer: 'company', company: 'Lda.', street: 'A 1', city: 'B' };

  it.for([
    ['IM', 'IM1 1AA', 'GB 001 2345 67', 'GB001234567'],
    ['RE', '97400', 'fr 40 303.265.045', 'FR40303265045'],
    ['GP', '97110', '40303265045', 'FR40303265045'],
    ['MQ', '97200', 'FR40303265045', 'FR40303265045'],
    ['GF', '97300', '303265045', '303265045'],
    ['YT', '97600', 'FR40303265045', 'FR40303265045'],
    ['AX', '22100', '1234567-8', 'FI12345678'],
    ['LI', '9490', '55123', '55123'],
    ['LI', '9490', 'CHE-123.456.789 MWST', 'CHE123456789MWST'],
    ['CH', '8001', '123.456.789', 'CHE123456789'],
    ['GB', 'BT1 1AA', 'XI123456789', 'XI123456789'],
    ['ES', '35001', 'B35123456', 'ESB35123456'],
    ['ES', '38001', 'ESB35123456', 'ESB35123456'],
  ] as const)('%s %s, %s is judged by its rules, and nobody is asked', async (row, { site }) => {
    const [country, postalCode, vatNumber, stored] = row;
    const { asked } = withVies(site);
    vies.condition.is = 'unavailable';
    const { status, body } = await ask(site, { ...order, ...seat, country, postalCode, vatNumber });
    expect([status, body.vatTreatment]).toEqual([200, 'outside_eu_unproved']);
    expect(body.vatNote).not.toContain('could not be reached');
    expect(asked).toEqual([]);
    const { billingVatNumber } = await requireOrder(site, String(body.orderId));
    expect(billingVatNumber).toBe(stored);
  });

  it('of Monaco is French: VIES is asked', async ({ site }) => {
    const { asked } = withVies(site);
    const body = {
      ...order,
      ...seat,
      country: 'MC',
      postalCode: '98000',
      vatNumber: '40303265045',
    };
    await ask(site, body);
    expect(asked).toMatchObject([{ countryCode: 'FR', vatNumber: '40303265045' }]);
  });
});
