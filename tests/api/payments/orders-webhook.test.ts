import { createHmac } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sweepOrders } from '#features/payments/reconcile/sweep-orders.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { signBody } from '#platform/payments/sandbox/sign-event.server.ts';
import {
  ask,
  cards,
  dump,
  historyOf,
  look,
  type OrderSite,
  requireOrder,
  rows,
  waitingMails,
  webhookSecret,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

const hook = '/api/webhooks/payments';

async function post(
  site: OrderSite,
  body: string,
  signature: string | null,
  headers = {},
): Promise<Response> {
  return site.app.request(hook, {
    method: 'POST',
    headers: { ...headers, ...(signature === null ? {} : { 'stripe-signature': signature }) },
    body,
  });
}

function sign(
  site: OrderSite,
  body: string,
  now: Date = site.clock.now,
  secret: string = webhookSecret,
): string {
  return signBody(body, secret, now);
}

/** An order that is paid at the provider and whose webhook has not come yet. */
async function payWithoutWebhook(site: OrderSite) {
  const { body } = await ask(site);
  await site.sandbox.confirm(String(body.clientSecret), cards.good);
  const orderId = String(body.orderId);
  const { paymentId } = await requireOrder(site, orderId);
  return { orderId, payment: String(paymentId) };
}

function eventAbout(payment: string, id = 'evt_1', type = 'payment_intent.succeeded'): string {
  return JSON.stringify({ id, type, about: { kind: 'payment', id: payment } });
}

describe('a signed event', () => {
  it('pays the order, from any origin and without a JSON content type', async ({ site }) => {
    const { orderId, payment } = await payWithoutWebhook(site);
    const body = eventAbout(payment);
    const answer = await post(site, body, sign(site, body), { Origin: 'https://provider.example' });
    expect(answer.status).toBe(200);
    expect((await requireOrder(site, orderId)).status).toBe('paid');
    expect(await rows(site, 'paymentEvents')).toMatchObject([
      { id: 'evt_1', aboutKind: 'payment', aboutId: payment, outcome: 'applied' },
    ]);
  });

  it('has its effect once, delivered ten times at the same moment', async ({ site }) => {
    const { orderId, payment } = await payWithoutWebhook(site);
    const body = eventAbout(payment);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(site, body, sign(site, body))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const after = await dump(site);
    await post(site, body, sign(site, body));
    expect(await dump(site)).toBe(after);
    expect(await historyOf(site, orderId)).toEqual(['created', 'charged', 'paid']);
    expect(await rows(site, 'charges')).toHaveLength(1);
    expect(await rows(site, 'companyTasks')).toHaveLength(1);
    expect(await waitingMails(site)).toHaveLength(1);
  });

  it('that was applied is not fetched again', async ({ site }) => {
    const { payment } = await payWithoutWebhook(site);
    const body = eventAbout(payment);
    await post(site, body, sign(site, body));
    let fetched = 0;
    site.overrides.calls = {
      async getPayment(id) {
        fetched += 1;
        return site.sandbox.getPayment(id);
      },
    };
    expect((await post(site, body, sign(site, body))).status).toBe(200);
    expect(fetched).toBe(0);
  });

  it('has one effect together with others, the sweep and the return page at the same moment', async ({
    site,
  }) => {
    const { orderId, payment } = await payWithoutWebhook(site);
    const { clientSecret } = (await site.sandbox.getPayment(payment)) ?? { clientSecret: '' };
    site.clock.now = new Date(site.clock.now.getTime() + 11 * 60_000);
    const bodies = Array.from({ length: 6 }, (_, index) => eventAbout(payment, `evt_${index}`));
    const answers = await Promise.all([
      ...bodies.map(async (body) => (await post(site, body, sign(site, body))).status),
      ...[1, 2].map(async () => (await look(site, { payment, clientSecret })).status),
      ...[1, 2].map(async () => (await sweepOrders(site.context)).failed),
    ]);
    expect(answers).toEqual([...Array(8).fill(200), 0, 0]);
    expect(await historyOf(site, orderId)).toEqual(['created', 'charged', 'paid']);
    expect(await rows(site, 'charges')).toHaveLength(1);
    expect(await waitingMails(site)).toHaveLength(1);
  });

  it('is not trusted beyond the id that it names', async ({ site }) => {
    const { body: intent } = await ask(site);
    const order = await requireOrder(site, String(intent.orderId));
    const body = JSON.stringify({
      ...JSON.parse(eventAbout(String(order.paymentId))),
      data: { object: { status: 'succeeded', amount: 145000 } },
    });
    expect((await post(site, body, sign(site, body))).status).toBe(200);
    expect((await requireOrder(site, order.id)).status).toBe('created');
    expect(await rows(site, 'charges')).toEqual([]);
  });

  it('does no harm when it arrives late and out of order', async ({ site }) => {
    const { orderId, payment } = await payWithoutWebhook(site);
    const types = ['charge.refunded', 'payment_intent.succeeded', 'payment_intent.created'];
    for (const [index, type] of types.entries()) {
      const body = eventAbout(payment, `evt_${index}`, type);
      expect((await post(site, body, sign(site, body))).status).toBe(200);
    }
    expect(await historyOf(site, orderId)).toEqual(['created', 'charged', 'paid']);
  });

  it('about an unknown payment is stored, and changes no order', async ({ site }) => {
    const body = eventAbout('pi_unknown');
    expect((await post(site, body, sign(site, body))).status).toBe(200);
    expect(await rows(site, 'paymentEvents')).toMatchObject([{ outcome: 'unknown' }]);
    expect(await rows(site, 'orders')).toEqual([]);
  });

  it('about something other than a payment is accepted', async ({ site }) => {
    const body = JSON.stringify({ id: 'evt_9', type: 'customer.created', about: null });
    expect((await post(site, body, sign(site, body))).status).toBe(200);
    expect(await rows(site, 'paymentEvents')).toMatchObject([{ outcome: 'nothing' }]);
  });

  it('gives 503 when its object cannot be fetched, and has its effect when sent again', async ({
    site,
  }) => {
    const { orderId, payment } = await payWithoutWebhook(site);
    const before = await dump(site);
    site.overrides.calls = {
      async getPayment() {
        throw new ProviderError('cut', { code: 'connection', unreachable: true });
      },
    };
    const body = eventAbout(payment);
    expect((await post(site, body, sign(site, body))).status).toBe(503);
    expect(await dump(site)).toBe(before);
    site.overrides.calls = {};
    expect((await post(site, body, sign(site, body))).status).toBe(200);
    expect((await requireOrder(site, orderId)).status).toBe('paid');
  });

  it('may be larger than what a visitor sends, up to 256 kB', async ({ site }) => {
    const { orderId, payment } = await payWithoutWebhook(site);
    const large = `${eventAbout(payment).slice(0, -1)},"more":"${'x'.repeat(200_000)}"}`;
    expect((await post(site, large, sign(site, large))).status).toBe(200);
    expect((await requireOrder(site, orderId)).status).toBe('paid');
    const tooLarge = `${eventAbout(payment).slice(0, -1)},"more":"${'x'.repeat(300_000)}"}`;
    expect((await post(site, tooLarge, sign(site, tooLarge))).status).toBe(413);
  });
});

describe('a webhook with an invalid or expired signature', () => {
  type Sign = (body: string, site: OrderSite) => string | null;
  const oldest = (site: OrderSite) => new Date(site.clock.now.getTime() - 301_000);
  const ahead = (site: OrderSite) => new Date(site.clock.now.getTime() + 301_000);
  const bare = (secret: string, body: string) =>
    createHmac('sha256', secret).update(body).digest('hex');
  const invalid: [string, Sign][] = [
    ['missing', () => null],
    ['empty', () => ''],
    ['without a time', (body, site) => sign(site, body).replace(/^t=\d+,/, '')],
    ['without a value', (body, site) => sign(site, body).replace(/,v1=.*/, '')],
    ['of another secret', (body, site) => sign(site, body, site.clock.now, 'whsec_other')],
    ['of another body', (_, site) => sign(site, '{}')],
    ['with another time', (body, site) => sign(site, body).replace(/^t=\d/, 't=2')],
    ['five minutes old', (body, site) => sign(site, body, oldest(site))],
    ['five minutes ahead', (body, site) => sign(site, body, ahead(site))],
    ['of another scheme', (body, site) => sign(site, body).replace('v1=', 'v0=')],
    ['truncated', (body, site) => sign(site, body).slice(0, -2)],
    ['without its time in it', (body) => `t=1,v1=${bare(webhookSecret, body)}`],
  ];

  it.for(invalid)(
    '%s: is refused with 400 and changes nothing',
    async ([_, signInvalidly], { site }) => {
      const { payment } = await payWithoutWebhook(site);
      const before = await dump(site);
      const body = eventAbout(payment);
      const answer = await post(site, body, signInvalidly(body, site));
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'invalid_signature' });
      const logged = site.log.filter((line) => line.includes('a webhook was refused'));
      expect(logged).toHaveLength(1);
      for (const secret of [webhookSecret, payment, signInvalidly(body, site)])
        if (secret) expect(site.log.join()).not.toContain(secret);
      expect(await dump(site)).toBe(before);
    },
  );

  it.for(['', '{', '[]', '{"id":7}', 'null'])(
    'the signed body %j is not an event: 400',
    async (body, { site }) => {
      const before = await dump(site);
      expect((await post(site, body, sign(site, body))).status).toBe(400);
      expect(await dump(site)).toBe(before);
    },
  );

  it('is refused when its bytes were changed in transit, even by a space', async ({ site }) => {
    const { payment } = await payWithoutWebhook(site);
    const body = eventAbout(payment);
    expect((await post(site, `${body} `, sign(site, body))).status).toBe(400);
    expect((await post(site, body, sign(site, body))).status).toBe(200);
  });
});
