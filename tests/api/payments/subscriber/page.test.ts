import { describe, expect } from 'vitest';
import { remindOfRenewals } from '#features/payments/subscriptions/renewals.server.ts';
import {
  buy,
  cards,
  historyOf,
  type OrderSite,
  pay,
  requireOrder,
  rows,
  send,
  subscribe,
  waitingMails,
} from '../../../factories/order-site.ts';
import { test as it } from '../../../factories/order-test.ts';

const day = 24 * 3_600_000;

/** Returns the address of the API behind the link in the receipt. */
async function linkOf(site: OrderSite): Promise<string> {
  const receipt = (await waitingMails(site)).find(({ kind }) => kind === 'order-receipt');
  const [, token] = /\/subscription\/([\w.-]+)/.exec(receipt?.text ?? '') ?? [];
  if (!token) throw new Error('The receipt has no link');
  return `/api/subscriptions/${token}`;
}

const due = async (site: OrderSite) =>
  (await waitingMails(site)).filter(({ kind }) => kind === 'order-payment-due');

describe('the link in a receipt', () => {
  it('shows the subscription and its charges, and is never stored', async ({ site }) => {
    await subscribe(site);
    await site.pass(32 * day);
    const address = await linkOf(site);
    const { status, body } = await send(site, address, { method: 'GET' });
    expect({ status, ...body }).toMatchObject({
      status: 'active',
      interval: 'month',
      endsAt: null,
      due: null,
      dueSince: null,
      nextChargeAt: '2027-01-23T08:30:00.000Z',
      charges: [{ amountCents: expect.any(Number) }, { refundedCents: 0 }],
    });
    const response = await site.app.request(address);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(site.log.join('')).not.toContain(address.split('/').at(-1));
  });

  it('says of a charge that it is disputed for as long as the bank has its money', async ({
    site,
  }) => {
    await subscribe(site, cards.disputed);
    const address = await linkOf(site);
    const charges = async () => (await send(site, address, { method: 'GET' })).body.charges;
    expect(await charges()).toMatchObject([{ isDisputed: true }]);
    const [dispute] = await rows(site, 'disputes');
    await site.sandbox.closeDispute(dispute?.id ?? '', 'won');
    await site.pass(0);
    expect(await charges()).toMatchObject([{ isDisputed: false }]);
  });

  it('is no key for anything else: another order, a cut token, one that is paid once', async ({
    site,
  }) => {
    await subscribe(site);
    const address = await linkOf(site);
    const { orderId } = await buy(site);
    const mac = address.split('.')[1];
    for (const wrong of [
      address.slice(0, -1),
      `/api/subscriptions/${orderId}.${mac}`,
      `${address}a`,
    ])
      for (const action of ['', '/end', '/resume', '/payment']) {
        const method = action === '' ? 'GET' : 'POST';
        expect((await send(site, wrong + action, { method })).status, wrong).toBe(404);
      }
  });

  it('changes nothing by being opened: what it changes is posted', async ({ site }) => {
    const { orderId } = await subscribe(site);
    const address = await linkOf(site);
    for (const change of ['end', 'resume', 'payment', 'card'])
      expect((await site.app.request(`${address}/${change}`)).status, change).toBe(405);
    expect((await requireOrder(site, orderId)).subscriptionEndsAt).toBeNull();
    expect(await rows(site, 'charges')).toHaveLength(1);
  });

  it('ends the subscription with its period, tells the buyer, and takes it back', async ({
    site,
  }) => {
    const { orderId } = await subscribe(site);
    const address = await linkOf(site);
    const endsAt = '2026-12-23T08:30:00.000Z';
    for (const _ of [1, 2])
      expect(await send(site, `${address}/end`, {})).toMatchObject({
        status: 200,
        body: { endsAt, nextChargeAt: null },
      });
    const mails = (await waitingMails(site)).filter(({ kind }) => kind === 'order-ending');
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('23 December 2026')]);
    expect(mails[0]?.text).toContain(address.replace('/api/subscriptions/', '/subscription/'));
    expect((await send(site, `${address}/resume`, {})).body).toMatchObject({ endsAt: null });
    await site.pass(32 * day);
    expect(await rows(site, 'charges')).toHaveLength(2);
    await send(site, `${address}/end`, {});
    await site.pass(32 * day);
    expect(await rows(site, 'charges')).toHaveLength(2);
    expect((await requireOrder(site, orderId)).subscriptionStatus).toBe('cancelled');
    expect((await send(site, `${address}/resume`, {})).status).toBe(409);
    expect(await historyOf(site, orderId)).toContain('subscription_resumed');
  });
});

describe('a renewal that fails', () => {
  it('is mailed to the buyer on the days of the schedule, until it is paid', async ({ site }) => {
    const { orderId } = await subscribe(site, cards.noRenewal);
    await site.pass(31 * day);
    expect(await due(site)).toHaveLength(1);
    for (const [days, mails] of [
      [2, 1],
      [1, 2],
      [1, 2],
      [3, 3],
    ] as const) {
      await site.pass(days * day);
      await remindOfRenewals(site.context);
      expect(await due(site)).toHaveLength(mails);
    }
    const [mail] = await due(site);
    expect(mail).toMatchObject({ to: 'noor@tessera.example' });
    expect(mail?.text).toContain('/subscription/');
    const address = await linkOf(site);
    expect((await send(site, address, { method: 'GET' })).body).toMatchObject({
      due: 'declined',
      dueSince: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const { body } = await send(site, `${address}/payment`, {});
    expect((await pay(site, body.clientSecret)).body).toMatchObject({ status: 'paid' });
    expect((await send(site, address, { method: 'GET' })).body).toMatchObject({
      due: null,
      status: 'active',
    });
    expect((await send(site, `${address}/payment`, {})).status).toBe(404);
    await site.pass(6 * day);
    await remindOfRenewals(site.context);
    expect(await due(site)).toHaveLength(3);
    expect((await requireOrder(site, orderId)).subscriptionStatus).toBe('active');
  });

  it('is mailed no more once the subscription has ended', async ({ site }) => {
    await subscribe(site, cards.noRenewal);
    await site.pass(31 * day);
    await site.pass(32 * day);
    await remindOfRenewals(site.context);
    expect(await due(site)).toHaveLength(1);
    expect(await rows(site, 'unpaidRenewals')).toMatchObject([{ mailDueAt: null }]);
  });
});
