import { describe, expect } from 'vitest';
import { applyPayment } from '#features/payments/ledger/apply-payment.server.ts';
import { remindVouchers } from '#features/payments/waiting/remind-vouchers.server.ts';
import {
  ask,
  historyOf,
  look,
  pay,
  requireOrder,
  rows,
  send,
  waitingMails,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';
import { begin, end, kindsOfMails, saveEmail } from '../../factories/waiting-orders.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe('a Multibanco voucher', () => {
  it('has an entity, a reference and an end, and waits until it is paid', async ({ site }) => {
    const begun = await begin(site, 'multibanco');
    const waiting = await look(site, begun);
    expect(waiting.body).toMatchObject({
      status: 'pending',
      isTest: true,
      provider: 'sandbox',
      late: null,
      packageId: 'company-setup',
      isRenewal: false,
      contactBy: null,
      waiting: {
        kind: 'multibanco',
        entity: '11249',
        reference: expect.stringMatching(/^\d{9}$/),
        phoneEnd: null,
        orderedAt: '2026-11-23T08:30:00.000Z',
        until: '2026-11-26T23:59:00.000Z',
      },
    });
    await site.pass(day);
    await end(site, begun, 'paid');
    const { body } = await look(site, begun);
    expect(body).toMatchObject({
      status: 'paid',
      waiting: null,
      date: '2026-11-24T08:30:00.000Z',
      // A day later at half past eight the office is not open yet.
      contactBy: null,
    });
    expect(await rows(site, 'charges')).toMatchObject([{ paidAt: '2026-11-24T08:30:00.000Z' }]);
    expect(await rows(site, 'companyTasks')).toMatchObject([{ dueAt: '2026-11-24T18:00:00.000Z' }]);
    expect(await historyOf(site, begun.orderId)).toEqual(['created', 'pending', 'charged', 'paid']);
  });

  it('is mailed once, with its numbers and no secret, and dropped when it lapses', async ({
    site,
  }) => {
    const begun = await begin(site, 'multibanco');
    await look(site, begun);
    await look(site, begun);
    const mails = await waitingMails(site);
    expect(mails).toMatchObject([
      {
        kind: 'order-voucher',
        to: 'noor@tessera.example',
        until: '2026-11-26T23:59:00.000Z',
        subject: expect.stringContaining('To pay by Multibanco: Company Setup'),
      },
    ]);
    const [wait] = await rows(site, 'paymentWaits');
    const shown = wait?.reference?.replace(/(\d{3})(?=\d)/g, '$1 ') ?? 'none';
    expect(mails[0]?.text).toContain(shown);
    expect(mails[0]?.text).toContain('Thursday 26 November 2026, 23:59 (Lisbon)');
    expect(JSON.stringify(mails)).not.toContain(begun.clientSecret);
  });

  it('still waits after a read from before it was issued is applied', async ({ site }) => {
    const begun = await begin(site, 'multibanco');
    const payment = await site.sandbox.getPayment(begun.payment);
    if (!payment) throw new Error('The sandbox lost the payment');
    const before = { status: 'open', failureMessage: null, waitsFor: null } as const;
    await applyPayment(site.context, { ...payment, ...before });
    expect((await rows(site, 'paymentWaits'))[0]?.endedAt).toBe(null);
    expect(await kindsOfMails(site)).toEqual(['order-voucher']);
  });

  it('is mailed when the address comes later', async ({ site }) => {
    const begun = await begin(site, 'multibanco', { email: null });
    expect(await kindsOfMails(site)).toEqual([]);
    await saveEmail(site, begun, 'late@tessera.example');
    expect(await waitingMails(site)).toMatchObject([
      { kind: 'order-voucher', to: 'late@tessera.example' },
    ]);
  });

  it('lapses on its own, says so, and can be followed by another attempt', async ({ site }) => {
    const begun = await begin(site, 'multibanco');
    await site.pass(4 * day);
    const lapsed = await look(site, begun);
    expect(lapsed.body).toMatchObject({ status: 'failed', waiting: { kind: 'multibanco' } });
    expect(await kindsOfMails(site)).toEqual([]);
    expect((await rows(site, 'paymentWaits'))[0]?.endedAt).not.toBe(null);
    await pay(site, begun.clientSecret, '4000 0000 0000 0002');
    expect((await look(site, begun)).body).toMatchObject({ status: 'failed', waiting: null });
    await pay(site, begun.clientSecret);
    expect((await look(site, begun)).body).toMatchObject({ status: 'paid', waiting: null });
  });

  it('gives way to another method, and takes its mail with it', async ({ site }) => {
    const begun = await begin(site, 'multibanco');
    const first = (await rows(site, 'paymentWaits'))[0]?.reference;
    const again = await send(site, '/api/sandbox/wait', {
      body: { clientSecret: begun.clientSecret, method: 'multibanco' },
    });
    expect(again.body.status).toBe('processing');
    expect((await rows(site, 'paymentWaits'))[0]?.reference).not.toBe(first);
    expect(await kindsOfMails(site)).toEqual(['order-voucher']);
    expect((await pay(site, begun.clientSecret)).body.status).toBe('paid');
    expect(await kindsOfMails(site)).not.toContain('order-voucher');
    expect((await end(site, begun, 'paid')).body.status).toBe('paid');
    expect(await rows(site, 'charges')).toHaveLength(1);
  });

  it('is reminded of once, a day before it lapses, unless it was paid', async ({ site }) => {
    const begun = await begin(site, 'multibanco');
    await site.pass(2 * day);
    expect(await remindVouchers(site.context)).toBe(0);
    await site.pass(20 * hour);
    expect(await remindVouchers(site.context)).toBe(1);
    expect(await remindVouchers(site.context)).toBe(0);
    expect(await kindsOfMails(site)).toEqual(['order-voucher', 'order-voucher-reminder']);
    await end(site, begun, 'paid');
    const kinds = await kindsOfMails(site);
    expect(kinds).toContain('order-receipt');
    expect(kinds.filter((kind) => kind.startsWith('order-voucher'))).toEqual([]);
  });

  it.for([
    ['en', 'lapses soon', 'Until Thursday 26 November 2026, 23:59 (Lisbon)'],
    ['pt', 'está a expirar', 'Até quinta-feira, 26 de novembro de 2026, às 23:59 (Lisboa)'],
  ] as const)('is reminded of in %s, with its numbers and its end', async (words, { site }) => {
    const [language, subject, until] = words;
    await begin(site, 'multibanco', { language });
    await site.pass(2 * day + 20 * hour);
    await remindVouchers(site.context);
    const mails = await waitingMails(site);
    const reminder = mails.find(({ kind }) => kind === 'order-voucher-reminder');
    expect(reminder?.subject).toContain(subject);
    expect(reminder?.text.replace(/\s+/g, ' ')).toContain(until);
    const [wait] = await rows(site, 'paymentWaits');
    expect(reminder?.text.replaceAll(' ', '')).toContain(wait?.reference);
  });

  it('that was paid is not reminded of', async ({ site }) => {
    const begun = await begin(site, 'multibanco');
    await end(site, begun, 'paid');
    await site.pass(2 * day + 20 * hour);
    expect(await remindVouchers(site.context)).toBe(0);
  });
});

describe('a request of MB WAY', () => {
  it('names the end of the phone and lapses after four minutes', async ({ site }) => {
    const begun = await begin(site, 'mb_way');
    expect((await look(site, begun)).body).toMatchObject({
      status: 'pending',
      waiting: { kind: 'mb_way', phoneEnd: '210', until: '2026-11-23T08:34:00.000Z' },
    });
    await site.pass(4 * 60_000);
    expect((await look(site, begun)).body).toMatchObject({
      status: 'failed',
      waiting: { kind: 'mb_way' },
    });
    expect(JSON.stringify(await rows(site, 'paymentWaits'))).not.toMatch(/912\s?000/);
  });

  it.for([
    ['paid', 'paid'],
    ['refused', 'failed'],
    ['lapsed', 'failed'],
  ] as const)('that ends as %s leaves the order %s', async ([how, status], { site }) => {
    const begun = await begin(site, 'mb_way');
    await end(site, begun, how);
    expect((await requireOrder(site, begun.orderId)).status).toBe(status);
  });

  it('can be sent again, and the old one no longer counts', async ({ site }) => {
    const begun = await begin(site, 'mb_way');
    await site.pass(3 * 60_000);
    const { clientSecret } = begun;
    await send(site, '/api/sandbox/wait', { body: { clientSecret, method: 'mb_way' } });
    await site.pass(2 * 60_000);
    expect((await look(site, begun)).body).toMatchObject({
      status: 'pending',
      waiting: { until: '2026-11-23T08:37:00.000Z' },
    });
  });
});

describe('a subscription', () => {
  it.for(['multibanco', 'mb_way'])('cannot be paid by %s', async (method, { site }) => {
    const { body } = await ask(site, { amount: 1, packageId: 'store-care' });
    const { clientSecret } = body;
    const refused = await send(site, '/api/sandbox/wait', { body: { clientSecret, method } });
    expect(refused.body).toMatchObject({
      status: 'declined',
      message: 'This payment method cannot renew a subscription.',
    });
    expect(await rows(site, 'paymentWaits')).toEqual([]);
  });

  it('can be paid by a debit', async ({ site }) => {
    const begun = await begin(site, 'sepa_debit', { packageId: 'store-care' });
    await end(site, begun, 'paid');
    expect(await requireOrder(site, begun.orderId)).toMatchObject({
      status: 'paid',
      subscriptionStatus: 'active',
    });
  });
});

describe("the sandbox's calls about waits", () => {
  it.for([
    ['/api/sandbox/wait', { method: 'card' }, 422],
    ['/api/sandbox/wait', { method: 'mb_way', clientSecret: undefined }, 422],
    ['/api/sandbox/wait', { method: 'mb_way' }, 404],
    ['/api/sandbox/end-wait', { end: 'later' }, 422],
    ['/api/sandbox/end-wait', { end: 'paid' }, 404],
  ] as const)('%s refuses %j', async ([path, change, status], { site }) => {
    const body = { clientSecret: 'pi_sandbox_x_secret_y', ...change };
    expect((await send(site, path, { body })).status).toBe(status);
  });

  it('end nothing that does not wait', async ({ site }) => {
    const { body } = await ask(site);
    const { clientSecret } = body;
    await send(site, '/api/sandbox/end-wait', { body: { clientSecret, end: 'paid' } });
    expect(await rows(site, 'charges')).toEqual([]);
  });
});
