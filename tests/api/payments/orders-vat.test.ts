import { describe, expect } from 'vitest';
import { berlin, lisbon, methodOf, saoPaulo } from '../../factories/buyers.ts';
import {
  ask,
  buy,
  cards,
  pay,
  requireOrder,
  rows,
  send,
  waitingMails,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

const order = { amount: 1450, packageId: 'company-setup' };
const gmbh = { ...order, ...berlin };

describe('the lines of an order', () => {
  it.for([
    ['without details', {}, 1450, 1178.86, 271.14, 23, null, 'mainland'],
    ['of a company in Lisbon', lisbon, 1450, 1178.86, 271.14, 23, null, 'mainland'],
    [
      'of a company in Funchal',
      { ...lisbon, postalCode: '9000-017', city: 'Funchal' },
      ...([1438.21, 1178.86, 259.35, 22, 'Madeira', 'madeira'] as const),
    ],
    [
      'of a company in Ponta Delgada',
      { ...lisbon, country: '', postalCode: '9500150', city: 'Ponta Delgada' },
      ...([1367.48, 1178.86, 188.62, 16, 'Azores', 'azores'] as const),
    ],
    [
      'of a German company with a number',
      { ...berlin, vatNumber: '123456789' },
      ...([1178.86, 1178.86, 0, 0, 'autoliquidação', 'reverse_charge'] as const),
    ],
    [
      'of a number that names its country',
      { ...berlin, country: '', vatNumber: 'EL123456789' },
      ...([1178.86, 1178.86, 0, 0, 'autoliquidação', 'reverse_charge'] as const),
    ],
    [
      'of a German company without a number',
      { ...berlin, country: 'de', vatNumber: '' },
      ...([1450, 1178.86, 271.14, 23, 'Without a VAT number', 'eu_number_missing'] as const),
    ],
    [
      'of a German consumer',
      { country: 'DE' },
      ...([1450, 1178.86, 271.14, 23, 'taxed in Portugal', 'eu_consumer'] as const),
    ],
    [
      'of a Brazilian',
      { country: 'BR', method: methodOf.brazil },
      ...([1178.86, 1178.86, 0, 0, 'outside the EU', 'outside_eu_consumer'] as const),
    ],
    [
      'of a Brazilian company',
      { ...saoPaulo, method: methodOf.brazil },
      ...([1178.86, 1178.86, 0, 0, 'outside the EU', 'outside_eu_company'] as const),
    ],
  ] as const)(
    '%s are answered, stored and charged',
    async ([_, details, amount, net, vat, vatRate, note, treatment], { site }) => {
      const { status, body } = await ask(site, { ...order, ...details });
      expect(status).toBe(200);
      expect(body).toMatchObject({ amount, net, vat, vatRate, vatTreatment: treatment });
      if (note === null) expect(body.vatNote).toBeNull();
      else expect(body.vatNote).toContain(note);
      expect(await requireOrder(site, String(body.orderId))).toMatchObject({
        amountCents: Math.round(amount * 100),
        netCents: Math.round(net * 100),
        vatCents: Math.round(vat * 100),
        vatRate,
        vatTreatment: treatment,
      });
      await pay(site, body.clientSecret);
      expect(await rows(site, 'charges')).toMatchObject([
        { amountCents: Math.round(amount * 100) },
      ]);
    },
  );

  it('have their note in Portuguese', async ({ site }) => {
    const { body } = await ask(site, { ...gmbh, language: 'pt' });
    expect(body.vatNote).toBe(
      'IVA – autoliquidação. O imposto é liquidado pela sua empresa, no seu país; a fatura indica-o.',
    );
  });

  it('are added to the price where the owner says so', async ({ site }) => {
    const set = (vatInPrices: 'included' | 'added') =>
      site.database.transaction((trx) => trx.updateTable('company').set({ vatInPrices }).execute());
    await set('added');
    try {
      const { body } = await ask(site);
      expect(body).toMatchObject({ amount: 1783.5, net: 1450, vat: 333.5, vatRate: 23 });
      expect((await ask(site, gmbh)).body).toMatchObject({ amount: 1450, net: 1450, vat: 0 });
    } finally {
      await set('included');
    }
  });

  it('are those of each period of a subscription', async ({ site }) => {
    const { body } = await ask(site, { ...gmbh, packageId: 'growth-partner' });
    expect(body).toMatchObject({ amount: 634.15, net: 634.15, vat: 0 });
    await pay(site, body.clientSecret);
    await site.pass(32 * 24 * 3_600_000);
    const charges = await rows(site, 'charges');
    expect(charges.map(({ amountCents }) => amountCents)).toEqual([63_415, 63_415]);
  });

  it('are on the receipt, with the sentence', async ({ site }) => {
    const { body } = await ask(site, { ...gmbh, email: 'kai@muster.example' });
    await pay(site, body.clientSecret);
    const mails = await waitingMails(site);
    const receipt = mails.find(({ kind }) => kind === 'order-receipt');
    expect(receipt?.text).toContain('€1,178.86');
    expect(receipt?.text).toContain('IVA – autoliquidação');
  });
});

describe('a repeated key', () => {
  it('keeps the order while its VAT is the same, and takes the details', async ({ site }) => {
    const first = await ask(site, order, 'a-key');
    const again = await ask(site, { ...order, ...lisbon, email: 'n@tessera.example' }, 'a-key');
    expect(again.body.orderId).toBe(first.body.orderId);
    const stored = await requireOrder(site, String(first.body.orderId));
    expect(stored).toMatchObject({
      billingCompany: 'Tessera Lda',
      billingNif: '501964843',
      buyerKind: 'company',
      billingEmail: 'n@tessera.example',
    });
    expect(stored.personId).not.toBeNull();
  });

  it('replaces a subscription whose VAT differs, and the former payment cannot be made', async ({
    site,
  }) => {
    const monthly = { amount: 780, packageId: 'growth-partner' };
    const first = await ask(site, monthly, 'a-key');
    const now = await ask(site, { ...gmbh, ...monthly }, 'a-key');
    expect(now.body.orderId).not.toBe(first.body.orderId);
    expect((await pay(site, first.body.clientSecret)).body.status).toBe('cancelled');
  });

  it('leaves an order as it is that was paid while its buyer changed', async ({ site }) => {
    const { body } = await ask(site, order, 'a-key');
    await pay(site, body.clientSecret);
    const late = await ask(site, gmbh, 'a-key');
    expect([late.status, late.body.code]).toEqual([409, 'already_paid']);
    expect(await requireOrder(site, String(body.orderId))).toMatchObject({ amountCents: 145_000 });
  });

  it('refuses the details of a tab that shows another amount than is due', async ({ site }) => {
    const { body } = await ask(site, order, 'a-key');
    await ask(site, gmbh, 'a-key');
    const billing = (amount: number) =>
      send(site, `/api/orders/${body.orderId}/billing`, {
        method: 'PUT',
        body: { clientSecret: body.clientSecret, email: 'kai@muster.example', amount },
      });
    const old = await billing(1450);
    expect([old.status, old.body.code]).toEqual([409, 'amount_differs']);
    expect((await billing(1178.86)).status).toBe(204);
  });

  it('lets tabs that name different buyers at the same time agree with the payment', async ({
    site,
  }) => {
    const { body } = await ask(site, order, 'a-key');
    await Promise.all([gmbh, order, gmbh, order].map((sent) => ask(site, sent, 'a-key')));
    const { amountCents, status } = await requireOrder(site, String(body.orderId));
    expect(status).toBe('created');
    await pay(site, body.clientSecret);
    expect(await rows(site, 'charges')).toMatchObject([{ amountCents }]);
  });

  it('keeps an order and its payment while who buys changes what is due', async ({ site }) => {
    const first = await ask(site, order, 'a-key');
    const now = await ask(site, gmbh, 'a-key');
    const { orderId, clientSecret } = first.body;
    expect(now.body).toMatchObject({ amount: 1178.86, orderId, clientSecret });
    expect(await requireOrder(site, String(orderId))).toMatchObject({
      amountCents: 117_886,
      vatCents: 0,
      vatTreatment: 'reverse_charge',
      billingCompany: 'Muster GmbH',
    });
    const back = await ask(site, order, 'a-key');
    expect(back.body).toMatchObject({ amount: 1450, orderId, clientSecret });
    expect((await pay(site, back.body.clientSecret)).body.status).toBe('paid');
    expect(await rows(site, 'charges')).toMatchObject([{ amountCents: 145_000 }]);
  });

  it('changes nothing of a paid order', async ({ site }) => {
    const paid = await buy(site, { key: 'a-key' });
    expect((await ask(site, gmbh, 'a-key')).body).toMatchObject({ code: 'already_paid' });
    expect(await requireOrder(site, paid.orderId)).toMatchObject({
      amountCents: 145_000,
      vatTreatment: 'mainland',
      billingCompany: null,
    });
  });

  it('leaves a payment that is on its way as it is', async ({ site }) => {
    const slow = await buy(site, { key: 'a-key', card: cards.slow });
    expect((await ask(site, gmbh, 'a-key')).body).toMatchObject({
      orderId: slow.orderId,
      amount: 1450,
      vatRate: 23,
    });
  });

  it('replaces an open order from before VAT was recorded; a paid one keeps what it was charged', async ({
    site,
  }) => {
    const bare = { netCents: null, vatCents: null, vatRate: null, vatTreatment: null };
    const forget = (id: string) =>
      site.database.transaction((trx) =>
        trx.updateTable('orders').set(bare).where('id', '=', id).execute(),
      );
    const open = await ask(site, order, 'open');
    await forget(String(open.body.orderId));
    const now = await ask(site, order, 'open');
    expect(now.body).toMatchObject({ amount: 1450, net: 1178.86 });
    const slow = await buy(site, { key: 'slow', card: cards.slow });
    await forget(slow.orderId);
    expect((await ask(site, order, 'slow')).body).toMatchObject({
      amount: 1450,
      net: null,
      vat: null,
      vatRate: null,
      vatNote: null,
    });
  });
});

describe('details that are refused', () => {
  it.for([
    ['country', 'too_long', { country: 'Portugal' }],
    ['country', 'invalid_country', { country: 'XX' }],
    ['country', 'invalid_type', { country: 351 }],
    ['nif', 'invalid_nif', { nif: '501964844' }],
    ['street', 'too_long', { street: 'x'.repeat(201) }],
    ['city', 'too_long', { city: 'x'.repeat(101) }],
    ['buyer', 'invalid_type', { buyer: 'robot' }],
    ['postalCode', 'invalid_postal_code', { postalCode: '90' }],
    ['postalCode', 'too_long', { country: 'DE', postalCode: '1'.repeat(17) }],
    ['vatNumber', 'invalid_vat_number', { ...berlin, vatNumber: 'DE12' }],
    ['vatNumber', 'invalid_vat_number', { ...lisbon, vatNumber: 'PT123456780' }],
    ['vatNumber', 'vat_country_differs', { ...berlin, country: 'FR' }],
    ['company', 'too_long', { company: 'x'.repeat(201) }],
    ['email', 'invalid_email', { email: 'kai@muster' }],
  ] as const)('%s: %s, for %j', async ([field, code, details], { site }) => {
    const { status, body } = await ask(site, { ...order, ...details });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid_fields', errors: [{ field, code }] });
    expect(await rows(site, 'orders')).toEqual([]);
  });

  it('later, where they decided the VAT of the order', async ({ site }) => {
    const { body } = await ask(site, gmbh);
    const put = (details: object) =>
      send(site, `/api/orders/${body.orderId}/billing`, {
        method: 'PUT',
        body: { clientSecret: body.clientSecret, ...details },
      });
    for (const [field, details] of [
      ['vatNumber', { country: 'AT', vatNumber: 'ATU12345678' }],
      ['company', { company: 'Other GmbH' }],
      ['vatNumber', { vatNumber: 'DE999999999' }],
    ] as const)
      expect(await put(details)).toMatchObject({
        status: 422,
        body: { errors: [{ field, code: 'changes_vat' }] },
      });
    expect((await put({ name: 'Kai Muster', company: 'Muster GmbH' })).status).toBe(204);
  });
});

describe('who pays', () => {
  it('reaches the provider with the intent, and with later details', async ({ site }) => {
    const { body } = await ask(site, { ...order, email: 'noor@tessera.example' });
    const customers = () =>
      site.database.read((db) =>
        db.selectFrom('sandboxPayments').select(['customerName', 'customerEmail']).execute(),
      );
    expect(await customers()).toEqual([
      { customerName: null, customerEmail: 'noor@tessera.example' },
    ]);
    await send(site, `/api/orders/${body.orderId}/billing`, {
      method: 'PUT',
      body: { clientSecret: body.clientSecret, name: 'Noor Haddad' },
    });
    expect(await customers()).toEqual([
      { customerName: 'Noor Haddad', customerEmail: 'noor@tessera.example' },
    ]);
    await pay(site, body.clientSecret);
    const receipts = (await waitingMails(site)).filter(({ kind }) => kind === 'order-receipt');
    expect(receipts).toMatchObject([{ to: 'noor@tessera.example' }]);
  });
});
