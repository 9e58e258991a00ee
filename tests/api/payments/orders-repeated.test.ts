import { describe, expect } from 'vitest';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import {
  ask,
  buy,
  cards,
  historyOf,
  type OrderSite,
  pay,
  requireOrder,
  rows,
  waitingMails,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

const setup = { amount: 1450, packageId: 'company-setup' };

async function countSandboxPayments(site: OrderSite): Promise<number> {
  const found = await site.database.read((db) =>
    db.selectFrom('sandboxPayments').select('id').execute(),
  );
  return found.length;
}

function unreachable(): never {
  throw new ProviderError('cut', { code: 'connection', unreachable: true });
}

describe('the same Idempotency-Key', () => {
  it('returns the same order and payment, also after a decline', async ({ site }) => {
    const first = await ask(site, setup, 'one');
    expect(await ask(site, { ...setup, amount: 2 }, 'one')).toEqual(first);
    await pay(site, first.body.clientSecret, cards.declined);
    expect(await ask(site, setup, 'one')).toEqual(first);
    expect(await rows(site, 'orders')).toHaveLength(1);
    expect(await countSandboxPayments(site)).toBe(1);
  });

  it('makes one order and one payment when it comes twelve times at once', async ({ site }) => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(site, setup, 'many')));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await rows(site, 'orders')).toHaveLength(1);
    expect(await countSandboxPayments(site)).toBe(1);
  });

  it('is refused with another package', async ({ site }) => {
    const first = await ask(site, setup, 'one');
    const other = await ask(site, { amount: 390, packageId: 'blueprint' }, 'one');
    expect(other.status).toBe(422);
    expect(other.body.code).toBe('idempotency_key_reused');
    expect(await rows(site, 'orders')).toHaveLength(1);
    expect((await ask(site, setup, 'one')).body).toEqual(first.body);
  });

  it('returns 409 once the order is paid, with what the success page needs', async ({ site }) => {
    const { orderId, payment, clientSecret } = await buy(site, { key: 'paid' });
    const { status, body } = await ask(site, setup, 'paid');
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'already_paid', orderId, payment, clientSecret });
    expect(await rows(site, 'orders')).toHaveLength(1);
  });

  it('returns 409 also when the webhook of the payment has not come yet', async ({ site }) => {
    const { body } = await ask(site, setup, 'paid');
    await site.sandbox.confirm(String(body.clientSecret), cards.good);
    expect((await requireOrder(site, String(body.orderId))).status).toBe('created');
    expect((await ask(site, setup, 'paid')).status).toBe(409);
    expect((await requireOrder(site, String(body.orderId))).status).toBe('paid');
  });

  it('is stored as a hash only', async ({ site }) => {
    await ask(site, setup, 'a-key-to-look-for');
    expect(JSON.stringify(await rows(site, 'orders'))).not.toContain('a-key-to-look-for');
  });

  it('creates a new order once the previous one was cancelled', async ({ site }) => {
    const first = await ask(site, setup, 'one');
    await site.services.payments.cancelPayment(String((await rows(site, 'orders'))[0]?.paymentId));
    const second = await ask(site, setup, 'one');
    expect(second.status).toBe(200);
    expect(second.body.orderId).not.toBe(first.body.orderId);
    expect((await requireOrder(site, String(first.body.orderId))).status).toBe('cancelled');
    expect((await pay(site, second.body.clientSecret)).body.status).toBe('paid');
    expect((await pay(site, first.body.clientSecret)).body.status).toBe('cancelled');
  });
});

it('a key of an order with the previous card provider creates a new order', async ({ site }) => {
  const first = await ask(site, setup, 'one');
  await site.database.transaction((trx) =>
    trx.updateTable('orders').set({ provider: 'stripe' }).execute(),
  );
  const second = await ask(site, setup, 'one');
  expect(second.status).toBe(200);
  expect(second.body.orderId).not.toBe(first.body.orderId);
  expect(await ask(site, setup, 'one')).toEqual(second);
});

it('without a key each request creates its own order', async ({ site }) => {
  const [one, other] = [await ask(site), await ask(site)];
  expect(one.body.orderId).not.toBe(other.body.orderId);
  expect(await countSandboxPayments(site)).toBe(2);
});

describe('a provider that cannot be reached', () => {
  it('gives 502, and the same key continues with the same order', async ({ site }) => {
    site.overrides.calls = { startPayment: async () => unreachable() };
    const failed = await ask(site, setup, 'one');
    expect(failed.status).toBe(502);
    expect(failed.body).toEqual({
      type: 'about:blank',
      title: 'The card provider cannot be reached. Please try again.',
      status: 502,
      code: 'payment_unavailable',
    });
    site.overrides.calls = {};
    const { status, body } = await ask(site, setup, 'one');
    expect(status).toBe(200);
    expect((await rows(site, 'orders')).map(({ id }) => id)).toEqual([body.orderId]);
  });

  it('creates no second payment when its first response was lost', async ({ site }) => {
    site.overrides.calls = {
      async startPayment(charge) {
        await site.sandbox.startPayment(charge);
        return unreachable();
      },
    };
    expect((await ask(site, setup, 'one')).status).toBe(502);
    site.overrides.calls = {};
    const { body } = await ask(site, setup, 'one');
    await pay(site, body.clientSecret);
    expect(await countSandboxPayments(site)).toBe(1);
    expect(await historyOf(site, String(body.orderId))).toEqual(['created', 'charged', 'paid']);
  });
});

it('two orders of one buyer for one package: the owner is told of both, and the buyer has two receipts', async ({
  site,
}) => {
  const references: string[] = [];
  for (const key of ['first tab', 'second tab']) {
    const { body } = await ask(site, { ...setup, email: 'noor@tessera.example' }, key);
    await site.pass(60_000);
    await pay(site, body.clientSecret);
    references.push((await requireOrder(site, String(body.orderId))).reference);
  }
  const [first = '', second = ''] = references;
  const mails = await waitingMails(site);
  const owners = mails.filter(({ kind }) => kind === 'order-paid');
  expect(owners.map(({ text }) => text.includes('Bought twice?'))).toEqual([false, true]);
  expect(owners[1]?.text.replace(/\s+/g, ' ')).toContain(
    `Order ${first}, for this package, was paid less than a day before`,
  );
  const receipts = mails.filter(({ kind }) => kind === 'order-receipt');
  expect(receipts.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(first),
    expect.stringContaining(second),
  ]);
});
