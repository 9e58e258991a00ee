import { describe, expect } from 'vitest';
import {
  ask,
  buy,
  cards,
  historyOf,
  look,
  pay,
  requireOrder,
  rows,
  send,
  startOfTests,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

describe('a package that is bought', () => {
  it('is charged at the price of the catalogue', async ({ site }) => {
    const { status, body } = await ask(site);
    expect(status).toBe(200);
    expect(body).toEqual({
      clientSecret: expect.stringMatching(/^pi_sandbox_\w+_secret_/),
      amount: 1450,
      currency: 'EUR',
      name: 'Company Setup',
      orderId: expect.any(String),
      provider: 'sandbox',
      publishableKey: null,
      interval: 'one-time',
      net: 1178.86,
      vat: 271.14,
      vatRate: 23,
      vatNote: null,
      vatTreatment: 'mainland',
    });
  });

  it('is paid by a good card, and is in the ledger once', async ({ site }) => {
    const { orderId, clientSecret, payment } = await buy(site);
    expect(await requireOrder(site, orderId)).toMatchObject({
      status: 'paid',
      amountCents: 145000,
      paymentId: payment,
      paidAt: startOfTests,
    });
    expect(await rows(site, 'charges')).toMatchObject([
      { paymentId: payment, orderId, amountCents: 145000, currency: 'EUR', refundedCents: 0 },
    ]);
    expect(await historyOf(site, orderId)).toEqual(['created', 'charged', 'paid']);
    const seen = await look(site, { payment, clientSecret });
    expect(seen.status).toBe(200);
    expect(seen.body).toEqual({
      status: 'paid',
      message: null,
      orderId,
      reference: expect.stringMatching(/^EN-\w{6}$/),
      name: 'Company Setup',
      namePt: 'Abertura de Empresa',
      net: 1178.86,
      vat: 271.14,
      vatRate: 23,
      vatTreatment: 'mainland',
      isConsumer: true,
      amount: 1450,
      currency: 'EUR',
      interval: 'one-time',
      date: startOfTests,
      email: null,
      buyer: null,
      packageId: 'company-setup',
      isRenewal: false,
      // A quarter to nine on the day after would be before the office opens.
      contactBy: null,
      isTest: true,
      provider: 'sandbox',
      late: null,
      waiting: null,
      withUs: expect.stringMatching(/^\/with-us\/[\w-]{43}$/),
      asksContact: true,
    });
  });

  it.for([
    [cards.declined, 'Your card was declined.'],
    [cards.noFunds, 'Your card has insufficient funds.'],
    ['378282246310005', expect.stringContaining('used a non test card')],
  ] as const)(
    'is declined with the message of the provider by %s',
    async ([card, message], { site }) => {
      const { body: intent } = await ask(site);
      const answer = await pay(site, intent.clientSecret, card);
      expect(answer.body).toEqual({ status: 'declined', message, payment: expect.any(String) });
      const payment = String(answer.body.payment);
      const { body } = await look(site, { payment, clientSecret: String(intent.clientSecret) });
      expect(body).toMatchObject({ status: 'failed', message });
      expect(await rows(site, 'charges')).toEqual([]);
    },
  );

  it('is paid after a decline by the same order and the same payment', async ({ site }) => {
    const { body: intent } = await ask(site);
    await pay(site, intent.clientSecret, cards.declined);
    const { body } = await pay(site, intent.clientSecret);
    expect(body).toMatchObject({ status: 'paid', message: null });
    expect(await historyOf(site, String(intent.orderId))).toEqual([
      'created',
      'failed',
      'charged',
      'paid',
    ]);
    expect(await rows(site, 'charges')).toHaveLength(1);
    expect((await requireOrder(site, String(intent.orderId))).failureMessage).toBeNull();
  });

  it.for([
    [true, { status: 'paid', message: null }, 'paid'],
    [
      false,
      {
        status: 'declined',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      },
      'failed',
    ],
  ] as const)(
    "waits for the bank's authentication, accepted: %s",
    async ([accept, expected, status], { site }) => {
      const { body: intent } = await ask(site);
      const { clientSecret } = intent;
      const first = await pay(site, clientSecret, cards.secondStep);
      expect(first.body).toMatchObject({ status: 'action_required', message: null });
      const payment = String(first.body.payment);
      const named = { payment, clientSecret: String(clientSecret) };
      expect((await look(site, named)).body.status).toBe('open');
      const answer = await send(site, '/api/sandbox/authenticate', {
        body: { clientSecret, accept },
      });
      expect(answer.body).toEqual({ ...expected, payment });
      expect((await requireOrder(site, String(intent.orderId))).status).toBe(status);
      expect((await look(site, named)).body.status).toBe(status);
    },
  );

  it('cannot be paid a second time', async ({ site }) => {
    const { clientSecret } = await buy(site);
    expect((await pay(site, clientSecret)).body.status).toBe('paid');
    expect((await pay(site, clientSecret, cards.declined)).body.status).toBe('paid');
    expect(await rows(site, 'charges')).toHaveLength(1);
  });

  it('is charged once when Pay is pressed twelve times at the same moment', async ({ site }) => {
    const { body: intent } = await ask(site);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => pay(site, intent.clientSecret)),
    );
    expect(new Set(answers.map(({ body }) => `${body.status} ${body.payment}`)).size).toBe(1);
    expect(await rows(site, 'charges')).toHaveLength(1);
    expect(await historyOf(site, String(intent.orderId))).toEqual(['created', 'charged', 'paid']);
  });
});

describe('a payment that settles later', () => {
  it('is pending, and paid days later', async ({ site }) => {
    const { orderId, ...named } = await buy(site, { card: cards.slow });
    expect((await look(site, named)).body).toMatchObject({ status: 'pending', message: null });
    expect((await requireOrder(site, orderId)).status).toBe('pending');
    await site.pass(3 * 24 * 3_600_000);
    expect((await requireOrder(site, orderId)).status).toBe('paid');
    expect((await look(site, named)).body.status).toBe('paid');
    expect(await historyOf(site, orderId)).toEqual(['created', 'pending', 'charged', 'paid']);
  });

  it('may be declined days later, and can be paid with another card then', async ({ site }) => {
    const { orderId, ...named } = await buy(site, { card: cards.slowlyRefused });
    await site.pass(3 * 24 * 3_600_000);
    expect((await look(site, named)).body).toMatchObject({
      status: 'failed',
      message: 'Your bank did not confirm the payment.',
    });
    expect((await pay(site, named.clientSecret)).body.status).toBe('paid');
    expect((await requireOrder(site, orderId)).status).toBe('paid');
  });
});

describe('the payment that a return address names', () => {
  it('is not shown without its secret', async ({ site }) => {
    const one = await buy(site);
    const other = await buy(site);
    const attempts = [
      { payment: one.payment, clientSecret: other.clientSecret },
      { payment: 'pi_sandbox_unknown', clientSecret: one.clientSecret },
    ];
    for (const named of attempts) {
      const { status, body } = await look(site, named);
      expect(status).toBe(404);
      expect(body).toEqual({
        type: 'about:blank',
        title: 'This payment was not found',
        status: 404,
        code: 'not_found',
      });
    }
    expect((await look(site, { payment: '', clientSecret: '' })).status).toBe(422);
    expect((await look(site, { payment: 'a\0b', clientSecret: 'c\0d' })).status).toBe(422);
  });
});
