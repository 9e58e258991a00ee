import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepOrders } from '#features/payments/reconcile/sweep-orders.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { signBody } from '#platform/payments/sandbox/sign-event.server.ts';
import {
  ask,
  cards,
  createOrderSite,
  dump,
  historyOf,
  look,
  type OrderSite,
  requireOrder,
  rows,
  waitingMails,
  webhookSecret,
} from '../../factories/order-site.ts';

let site: OrderSite;
beforeAll(async () => {
  site = await createOrderSite();
});
afterEach(() => site.reset());
afterAll(() => site.close());

const hook = '/api/webhooks/payments';

async function post(body: string, signature: string | null, headers = {}): Promise<Response> {
  return site.app.request(hook, {
    method: 'POST',
    headers: { ...headers, ...(signature === null ? {} : { 'stripe-signature': signature }) },
    body,
  });
}

function sign(body: string, now: Date = site.clock.now, secret: string = webhookSecret): string {
  return signBody(body, secret, now);
}

/** An order that is paid at the provider and whose webhook has not come yet. */
async function payWithoutWebhook() {
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
  it('pays the order, from any origin and without a JSON content type', async () => {
    const { orderId, payment } = await payWithoutWebhook();
    const body = eventAbout(payment);
    const answer = await post(body, sign(body), { Origin: 'https://provider.example' });
    expect(answer.status).toBe(200);
    expect((await requireOrder(site, orderId)).status).toBe('paid');
    expect(await rows(site, 'paymentEvents')).toMatchObject([
      { id: 'evt_1', aboutKind: 'payment', aboutId: payment, outcome: 'applied' },
    ]);
  });

  it('has its effect once, delivered ten times at the same moment', async () => {
    const { orderId, payment } = await payWithoutWebhook();
    const body = eventAbout(payment);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, sign(body))));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const after = await dump(site);
    await post(body, sign(body));
    expect(await dump(site)).toBe(after);
    expect(await historyOf(site, orderId)).toEqual(['created', 'charged', 'paid']);
    expect(await rows(site, 'charges')).toHaveLength(1);
    expect(await rows(site, 'companyTasks')).toHaveLength(1);
    expect(await waitingMails(site)).toHaveLength(1);
  });

  it('that was applied is not fetched again', async () => {
    const { payment } = await payWithoutWebhook();
    const body = eventAbout(payment);
    await post(body, sign(body));
    let fetched = 0;
    site.overrides.calls = {
      async getPayment(id) {
        fetched += 1;
        return site.sandbox.getPayment(id);
      },
    };
    expect((await post(body, sign(body))).status).toBe(200);
    expect(fetched).toBe(0);
  });

  it('has one effect together with others, the sweep and the return page at the same moment', async () => {
    const { orderId, payment } = await payWithoutWebhook();
    const { clientSecret } = (await site.sandbox.getPayment(payment)) ?? { clientSecret: '' };
    site.clock.now = new Date(site.clock.now.getTime() + 11 * 60_000);
    const bodies = Array.from({ length: 6 }, (_, index) => eventAbout(payment, `evt_${index}`));
    const answers = await Promise.all([
      ...bodies.map(async (body) => (await post(body, sign(body))).status),
      ...[1, 2].map(async () => (await look(site, { payment, clientSecret })).status),
      ...[1, 2].map(async () => (await sweepOrders(site.context)).failed),
    ]);
    expect(answers).toEqual([...Array(8).fill(200), 0, 0]);
    expect(await historyOf(site, orderId)).toEqual(['created', 'charged', 'paid']);
    expect(await rows(site, 'charges')).toHaveLength(1);
    expect(await waitingMails(site)).toHaveLength(1);
  });

  it('is not trusted beyond the id that it names', async () => {
    const { body: intent } = await ask(site);
    const order = await requireOrder(site, String(intent.orderId));
    const body = JSON.stringify({
      ...JSON.parse(eventAbout(String(order.paymentId))),
      data: { object: { status: 'succeeded', amount: 145000 } },
    });
    expect((await post(body, sign(body))).status).toBe(200);
    expect((await requireOrder(site, order.id)).status).toBe('created');
    expect(await rows(site, 'charges')).toEqual([]);
  });

  it('does no harm when it arrives late and out of order', async () => {
    const { orderId, payment } = await payWithoutWebhook();
    const types = ['charge.refunded', 'payment_intent.succeeded', 'payment_intent.created'];
    for (const [index, type] of types.entries()) {
      const body = eventAbout(payment, `evt_${index}`, type);
      expect((await post(body, sign(body))).status).toBe(200);
    }
    expect(await historyOf(site, orderId)).toEqual(['created', 'charged', 'paid']);
  });

  it('about an unknown payment is stored, and changes no order', async () => {
    const body = eventAbout('pi_unknown');
    expect((await post(body, sign(body))).status).toBe(200);
    expect(await rows(site, 'paymentEvents')).toMatchObject([{ outcome: 'unknown' }]);
    expect(await rows(site, 'orders')).toEqual([]);
  });

  it('about something other than a payment is accepted', async () => {
    const body = JSON.stringify({ id: 'evt_9', type: 'customer.created', about: null });
    expect((await post(body, sign(body))).status).toBe(200);
    expect(await rows(site, 'paymentEvents')).toMatchObject([{ outcome: 'nothing' }]);
  });

  it('gives 503 when its object cannot be fetched, and has its effect when sent again', async () => {
    const { orderId, payment } = await payWithoutWebhook();
    const before = await dump(site);
    site.overrides.calls = {
      async getPayment() {
        throw new ProviderError('cut', { code: 'connection', unreachable: true });
      },
    };
    const body = eventAbout(payment);
    expect((await post(body, sign(body))).status).toBe(503);
    expect(await dump(site)).toBe(before);
    site.overrides.calls = {};
    expect((await post(body, sign(body))).status).toBe(200);
    expect((await requireOrder(site, orderId)).status).toBe('paid');
  });

  it('may be larger than what a visitor sends, up to 256 kB', async () => {
    const { orderId, payment } = await payWithoutWebhook();
    const large = `${eventAbout(payment).slice(0, -1)},"more":"${'x'.repeat(200_000)}"}`;
    expect((await post(large, sign(large))).status).toBe(200);
    expect((await requireOrder(site, orderId)).status).toBe('paid');
    const tooLarge = `${eventAbout(payment).slice(0, -1)},"more":"${'x'.repeat(300_000)}"}`;
    expect((await post(tooLarge, sign(tooLarge))).status).toBe(413);
  });
});

describe('a webhook with an invalid or expired signature', () => {
  type Sign = (body: string) => string | null;
  const oldest = () => new Date(site.clock.now.getTime() - 301_000);
  const ahead = () => new Date(site.clock.now.getTime() + 301_000);
  const bare = (secret: string, body: string) =>
    createHmac('sha256', secret).update(body).digest('hex');
  const invalid: [string, Sign][] = [
    ['missing', () => null],
    ['empty', () => ''],
    ['without a time', (body) => sign(body).replace(/^t=\d+,/, '')],
    ['without a value', (body) => sign(body).replace(/,v1=.*/, '')],
    ['of another secret', (body) => sign(body, site.clock.now, 'whsec_other')],
    ['of another body', () => sign('{}')],
    ['with another time', (body) => sign(body).replace(/^t=\d/, 't=2')],
    ['five minutes old', (body) => sign(body, oldest())],
    ['five minutes ahead', (body) => sign(body, ahead())],
    ['of another scheme', (body) => sign(body).replace('v1=', 'v0=')],
    ['truncated', (body) => sign(body).slice(0, -2)],
    ['without its time in it', (body) => `t=1,v1=${bare(webhookSecret, body)}`],
  ];

  it.each(invalid)('%s: is refused with 400 and changes nothing', async (_, signInvalidly) => {
    const { payment } = await payWithoutWebhook();
    const before = await dump(site);
    const body = eventAbout(payment);
    const answer = await post(body, signInvalidly(body));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_signature' });
    expect(await dump(site)).toBe(before);
  });

  it.each(['', '{', '[]', '{"id":7}', 'null'])(
    'the signed body %j is not an event: 400',
    async (body) => {
      const before = await dump(site);
      expect((await post(body, sign(body))).status).toBe(400);
      expect(await dump(site)).toBe(before);
    },
  );

  it('is refused when its bytes were changed in transit, even by a space', async () => {
    const { payment } = await payWithoutWebhook();
    const body = eventAbout(payment);
    expect((await post(`${body} `, sign(body))).status).toBe(400);
    expect((await post(body, sign(body))).status).toBe(200);
  });
});
