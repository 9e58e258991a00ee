import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { paymentsApi } from '#features/payments/desk/payments.api.server.ts';
import {
  ask,
  buy,
  cards,
  dump,
  look,
  type OrderSite,
  pay,
  requireOrder,
  rows,
  send,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';
import { apiSetup, mountForVisitors } from '../../factories/test-services.ts';

async function confirm(site: OrderSite, change: object) {
  const { body } = await ask(site);
  const card = { number: cards.good, expiry: '12/30', cvc: '123', ...change };
  return send(site, '/api/sandbox/confirm', { body: { clientSecret: body.clientSecret, ...card } });
}

describe("the sandbox's card form", () => {
  it.for([
    ['number', 'invalid', { number: '4242 4242 4242 4241' }],
    ['number', 'invalid', { number: '4242' }],
    ['number', 'required', { number: '' }],
    ['number', 'required', { number: undefined }],
    ['number', 'invalid_type', { number: 4242424242424242 }],
    ['expiry', 'past', { expiry: '10/26' }],
    ['expiry', 'invalid', { expiry: '13/30' }],
    ['cvc', 'invalid', { cvc: '12' }],
    ['cvc', 'required', { cvc: '' }],
  ] as const)('refuses by its field: %s, %s, %j', async ([field, code, change], { site }) => {
    const { status, body } = await confirm(site, change);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid_fields', errors: [{ field, code }] });
    expect(await rows(site, 'charges')).toEqual([]);
  });

  it('accepts a card until the end of its month', async ({ site }) => {
    site.clock.now = new Date('2026-11-30T23:59:00.000Z');
    expect((await confirm(site, { expiry: '11/26' })).body.status).toBe('paid');
    site.clock.now = new Date('2026-12-02T00:00:00.000Z');
    expect((await confirm(site, { expiry: '11/26' })).status).toBe(422);
  });

  it('refuses an unknown secret, and an authentication that was not required has no effect', async ({
    site,
  }) => {
    expect((await pay(site, 'pi_sandbox_x_secret_y')).status).toBe(404);
    expect((await pay(site, 'pi_sandbox_\0')).status).toBe(422);
    const body = { clientSecret: 'pi_sandbox_x_secret_y', accept: true };
    expect((await send(site, '/api/sandbox/authenticate', { body })).status).toBe(404);
    const intent = await ask(site);
    const early = { clientSecret: intent.body.clientSecret, accept: true };
    await send(site, '/api/sandbox/authenticate', { body: early });
    expect(await rows(site, 'charges')).toEqual([]);
  });

  it('does not exist with another card provider', async ({ site }) => {
    const payments = { ...site.sandbox, name: 'stripe' as const };
    const app = mountForVisitors([paymentsApi], apiSetup({ ...site.services, payments }));
    for (const call of ['confirm', 'authenticate']) {
      const method = 'POST';
      expect((await app.request(`/api/sandbox/${call}`, { method })).status).toBe(404);
    }
  });

  it('offers no way to read its payments', async ({ site }) => {
    await confirm(site, {});
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await send(site, '/api/sandbox/confirm', { method })).status).toBe(405);
  });
});

describe("the sandbox's events", () => {
  it('stay pending when they cannot be applied, and do not block others', async ({ site }) => {
    const first = await ask(site);
    const { paymentId } = await requireOrder(site, String(first.body.orderId));
    site.overrides.calls = {
      async getPayment(id) {
        if (id === paymentId) throw new RangeError('a payment that makes no sense');
        return site.sandbox.getPayment(id);
      },
    };
    expect((await pay(site, first.body.clientSecret)).body.status).toBe('paid');
    const second = await buy(site);
    expect((await requireOrder(site, second.orderId)).status).toBe('paid');
    expect((await requireOrder(site, String(first.body.orderId))).status).toBe('created');
    site.overrides.calls = {};
    await site.pass(60_000);
    expect((await requireOrder(site, String(first.body.orderId))).status).toBe('paid');
    expect(await site.sandbox.pendingEvents()).toEqual([]);
  });
});

describe('a card number', () => {
  const groups = (number: string) =>
    number
      .replace(/\s/g, '')
      .replace(/(.{4})/g, '$1 ')
      .trim();

  async function storedBytes(site: OrderSite): Promise<string> {
    const { settings } = site.testDatabase;
    const files = settings.databaseUrl ? [] : await readdir(settings.dataDir);
    const read = files.map((name) => readFile(join(settings.dataDir, name), 'latin1'));
    return (await Promise.all(read)).join('');
  }

  it('reaches neither the log nor the database, whatever its outcome', async ({ site }) => {
    const unknown = '378282246310005';
    const wrong = '4242424242424241';
    const all = [...Object.values(cards), unknown, wrong, '4242 4242 4242 4242 or so'];
    for (const number of all) {
      for (const packageId of ['company-setup', 'store-care']) {
        const { body } = await ask(site, { amount: 1, packageId });
        const { body: paid } = await pay(site, body.clientSecret, number);
        const named = { payment: String(paid.payment), clientSecret: String(body.clientSecret) };
        await look(site, named);
      }
    }
    await site.pass(40 * 24 * 3_600_000);
    await send(site, '/api/sandbox/confirm', { body: `{"number":"${unknown}` });
    const stored = [await dump(site), site.log.join('\n'), await storedBytes(site)];
    expect(stored[0]).toContain('pi_sandbox_');
    for (const number of all) {
      const plain = number.replace(/\D/g, '');
      for (const text of stored)
        for (const written of [plain, groups(plain), number, plain.slice(-8)])
          expect(text.includes(written), `${written} was found`).toBe(false);
    }
  });
});
