import { describe, expect } from 'vitest';
import { mostCardFailures } from '#features/payments/checkout/card-failures.server.ts';
import { paymentsApi } from '#features/payments/desk/payments.api.server.ts';
import { cards, type OrderSite, waitingMails } from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';
import { apiSetup, mountForVisitors } from '../../factories/test-services.ts';

/** The site as visitors of one address reach it, with or without limits. */
function visitorsOf(site: OrderSite, { rateLimits = true } = {}) {
  const app = mountForVisitors([paymentsApi], apiSetup(site.services, { rateLimits }));
  async function send(address: string, path: string, body: object, method = 'POST') {
    const headers = { 'Content-Type': 'application/json', 'X-Test-Address': address };
    const response = await app.request(path, { method, headers, body: JSON.stringify(body) });
    const text = await response.text();
    return { response, body: text === '' ? {} : JSON.parse(text) };
  }
  return {
    send,
    ask: (address: string, more: object = {}) =>
      send(address, '/api/create-payment-intent', {
        amount: 1450,
        packageId: 'company-setup',
        ...more,
      }),
    pay: (address: string, clientSecret: string, number: string) =>
      send(address, '/api/sandbox/confirm', { clientSecret, number, expiry: '12/30', cvc: '123' }),
  };
}

describe('a network whose cards keep failing', () => {
  async function fail(site: OrderSite, count: number, options?: { rateLimits: boolean }) {
    const visitors = visitorsOf(site, options);
    const { body } = await visitors.ask('203.0.113.1');
    for (let card = 0; card < count; card += 1) {
      const number = card % 2 === 0 ? cards.declined : cards.noFunds;
      const { response } = await visitors.pay(`203.0.113.${card}`, body.clientSecret, number);
      expect(response.status).toBe(200);
    }
    return { ...visitors, clientSecret: body.clientSecret as string };
  }

  it('gets no further payment for an hour, and a sentence that says so', async ({ site }) => {
    const { ask, pay, clientSecret } = await fail(site, mostCardFailures);
    const { response, body } = await ask('203.0.113.250', { language: 'pt' });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('3600');
    expect(body).toMatchObject({
      code: 'too_many_failed_cards',
      title: expect.stringContaining('Nada foi cobrado'),
    });
    const again = await pay('203.0.113.1', clientSecret, cards.good);
    expect(again.response.status).toBe(429);
    expect((await ask('203.0.114.1')).response.status).toBe(200);
    site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
    expect((await ask('203.0.113.250')).response.status).toBe(200);
    expect((await pay('203.0.113.1', clientSecret, cards.good)).body.status).toBe('paid');
  });

  it('is not slowed before, nor when limits are off', async ({ site }) => {
    const few = await fail(site, mostCardFailures - 1);
    expect((await few.ask('203.0.113.1')).response.status).toBe(200);
    const off = await fail(site, mostCardFailures, { rateLimits: false });
    expect((await off.ask('203.0.113.1')).response.status).toBe(200);
  });
});

it('an address gets five receipts a day, and the rest once its day is over', async ({ site }) => {
  const { ask, send, pay } = visitorsOf(site, { rateLimits: false });
  const email = 'stranger@victim.example';
  const bought: { payment: string; clientSecret: string }[] = [];
  for (let order = 0; order < 7; order += 1) {
    const { orderId, clientSecret } = (await ask('203.0.113.1')).body;
    const billing = { clientSecret, email, name: 'Gratis spam', company: 'spam.example' };
    await send('203.0.113.1', `/api/orders/${orderId}/billing`, billing, 'PUT');
    const { payment } = (await pay('203.0.113.1', clientSecret, cards.good)).body;
    bought.push({ payment, clientSecret });
  }
  const receipts = async () =>
    (await waitingMails(site)).filter(({ to, kind }) => to === email && kind === 'order-receipt');
  expect(await receipts()).toHaveLength(5);
  for (const { text, html } of await receipts()) expect(`${text}${html}`).not.toMatch(/spam/i);
  site.clock.now = new Date(site.clock.now.getTime() + 24 * 3_600_000);
  for (const paid of bought) {
    const looked = await send('203.0.113.1', '/api/payments/look', paid);
    expect(looked.body).toMatchObject({ status: 'paid' });
  }
  expect(await receipts()).toHaveLength(7);
});

it('receipts that are written at once are limited like those that follow each other', async ({
  site,
}) => {
  const { ask, send, pay } = visitorsOf(site, { rateLimits: false });
  const email = 'stranger@victim.example';
  const orders = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { orderId, clientSecret } = (await ask('203.0.113.1')).body;
      const billing = { clientSecret, email };
      await send('203.0.113.1', `/api/orders/${orderId}/billing`, billing, 'PUT');
      return clientSecret as string;
    }),
  );
  await Promise.all(orders.map((secret) => pay('203.0.113.1', secret, cards.good)));
  const receipts = (await waitingMails(site)).filter(
    ({ to, kind }) => to === email && kind === 'order-receipt',
  );
  expect(receipts).toHaveLength(5);
});
