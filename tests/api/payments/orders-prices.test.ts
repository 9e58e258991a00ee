import { describe, expect } from 'vitest';
import {
  ask,
  buy,
  cards,
  type OrderSite,
  pay,
  requireOrder,
  rows,
  send,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

const valid = { amount: 1450, packageId: 'company-setup' };

describe('what a request cannot change', () => {
  it.for([
    ['a cent', { ...valid, amount: 0.01 }],
    ['a huge amount', { ...valid, amount: 1e300 }],
    ['the smallest amount', { ...valid, amount: Number.MIN_VALUE }],
    ['another currency', { ...valid, currency: 'JPY' }],
    ['its own price and name', { ...valid, price: 1, name: 'Free', priceCents: 1 }],
    ['an interval', { ...valid, interval: 'year' }],
    ['an order', { ...valid, orderId: 'mine', status: 'paid' }],
    [
      'a field of every object',
      '{"amount":1450,"packageId":"company-setup","__proto__":{"amount":1},"constructor":"x"}',
    ],
  ] as const)('the price, by sending %s', async ([_, body], { site }) => {
    const address = '/api/create-payment-intent?packagePrice=1&packageName=Free&amount=1';
    const answer = await send(site, address, { body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ amount: 1450, currency: 'EUR', name: 'Company Setup' });
    await pay(site, answer.body.clientSecret);
    expect(await rows(site, 'charges')).toMatchObject([{ amountCents: 145000, currency: 'EUR' }]);
  });

  it('the price, by another package: that one is charged at its own', async ({ site }) => {
    const { body } = await ask(site, { amount: 1450, packageId: 'blueprint' });
    expect(body).toMatchObject({ amount: 390, name: 'Blueprint' });
  });
});

describe('a price that changes while an order is open', () => {
  async function withPrice(site: OrderSite, cents: number, work: () => Promise<void>) {
    const change = (priceCents: number) =>
      site.database.transaction((trx) =>
        trx
          .updateTable('servicePackages')
          .set({ priceCents })
          .where('id', 'in', ['company-setup', 'store-care'])
          .execute(),
      );
    const before = await site.database.read((db) =>
      db.selectFrom('servicePackages').select(['id', 'priceCents']).execute(),
    );
    await change(cents);
    try {
      await work();
    } finally {
      for (const { id, priceCents } of before)
        await site.database.transaction((trx) =>
          trx.updateTable('servicePackages').set({ priceCents }).where('id', '=', id).execute(),
        );
    }
  }

  it.for(['company-setup', 'store-care'])(
    'is charged as of now, and the former payment cannot be made: %s',
    async (packageId, { site }) => {
      const { body } = await ask(site, { ...valid, packageId }, 'a-key');
      await withPrice(site, 999900, async () => {
        const now = await ask(site, { ...valid, packageId }, 'a-key');
        expect(now).toMatchObject({ status: 200, body: { amount: 9999 } });
        expect(now.body.orderId).not.toBe(body.orderId);
        expect(await ask(site, { ...valid, packageId }, 'a-key')).toEqual(now);
        expect((await pay(site, body.clientSecret)).body.status).toBe('cancelled');
        expect((await pay(site, now.body.clientSecret)).body.status).toBe('paid');
      });
      expect((await requireOrder(site, String(body.orderId))).status).toBe('cancelled');
      expect(await rows(site, 'charges')).toMatchObject([{ amountCents: 999900 }]);
    },
  );

  it('stays as it was for who has paid, or whose payment is on its way', async ({ site }) => {
    const paid = await buy(site, { key: 'paid' });
    const slow = await buy(site, { key: 'slow', card: cards.slow });
    await withPrice(site, 999900, async () => {
      expect((await ask(site, valid, 'paid')).body).toMatchObject({
        code: 'already_paid',
        payment: paid.payment,
      });
      expect((await ask(site, valid, 'slow')).body).toMatchObject({
        orderId: slow.orderId,
        amount: 1450,
      });
    });
  });

  it('makes one order for twelve requests at once', async ({ site }) => {
    await ask(site, valid, 'many');
    await withPrice(site, 999900, async () => {
      const found = await Promise.all(Array.from({ length: 12 }, () => ask(site, valid, 'many')));
      expect(new Set(found.map(({ body }) => body.orderId)).size).toBe(1);
      expect(found.every(({ body }) => body.amount === 9999)).toBe(true);
    });
  });
});

describe('what is refused', () => {
  it.for([
    ['amount', 'not_positive', { ...valid, amount: 0 }],
    ['amount', 'not_positive', { ...valid, amount: -1450 }],
    ['amount', 'invalid_type', { ...valid, amount: '1450' }],
    ['amount', 'invalid_type', { ...valid, amount: 'NaN' }],
    ['amount', 'invalid_type', { ...valid, amount: null }],
    ['amount', 'invalid_type', { ...valid, amount: [1450] }],
    ['amount', 'required', { packageId: 'company-setup' }],
    ['amount', 'invalid_type', '{"packageId":"company-setup","amount":1e999}'],
    ['packageId', 'required', { amount: 1450 }],
    ['packageId', 'required', { amount: 1450, packageId: '' }],
    ['packageId', 'invalid_type', { amount: 1450, packageId: 7 }],
    ['packageId', 'invalid_type', { amount: 1450, packageId: { $ne: '' } }],
    ['packageId', 'too_long', { amount: 1450, packageId: 'x'.repeat(201) }],
    ['language', 'invalid_language', { ...valid, language: 'de' }],
  ] as const)('%s: %s, for %j', async ([field, code, body], { site }) => {
    const answer = await ask(site, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'invalid_fields', errors: [{ field, code }] });
    expect(await rows(site, 'orders')).toEqual([]);
  });

  it.for(['unknown', 'company-setup ', 'COMPANY-SETUP', "' or 1=1 --", 'company\0setup', '../x'])(
    'the unknown package %j',
    async (packageId, { site }) => {
      const { status, body } = await ask(site, { amount: 1450, packageId });
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'unknown_package' });
      expect(await rows(site, 'orders')).toEqual([]);
    },
  );

  it('a body that is not JSON, a list, or of another content type', async ({ site }) => {
    expect((await ask(site, '{"amount":NaN}')).body.code).toBe('invalid_json');
    expect((await ask(site, [valid])).status).toBe(422);
    const headers = { 'Content-Type': 'text/plain' };
    const other = await send(site, '/api/create-payment-intent', { body: valid, headers });
    expect(other.status).toBe(415);
  });

  it('a page of another site', async ({ site }) => {
    const headers = { Origin: 'https://evil.example' };
    const { status } = await send(site, '/api/create-payment-intent', { body: valid, headers });
    expect(status).toBe(403);
    expect(await rows(site, 'orders')).toEqual([]);
  });
});
