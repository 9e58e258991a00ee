import { describe, expect } from 'vitest';
import {
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

/** Opens the form for another card and fills it in. */
async function enterCard(site: OrderSite, address: string, card: string = cards.good) {
  const { clientSecret } = (await send(site, `${address}/card`, {})).body;
  const { body } = await pay(site, clientSecret, card);
  return { status: body.status, clientSecret, change: body.payment };
}

describe('another card for a subscription', () => {
  it('renews from the next charge on, charges nothing now, and is mailed to the buyer once', async ({
    site,
  }) => {
    const { orderId, address } = await subscribe(site, cards.noRenewal);
    const { status, change } = await enterCard(site, address);
    expect(status).toBe('saved');
    for (const _ of [1, 2])
      expect(await send(site, `${address}/card/finish`, { body: { change } })).toMatchObject({
        status: 200,
        body: { status: 'active', due: null },
      });
    expect(await rows(site, 'charges')).toHaveLength(1);
    const mails = (await waitingMails(site)).filter(({ kind }) => kind === 'order-card-changed');
    expect(mails.map(({ to }) => to)).toEqual(['noor@tessera.example']);
    expect((await historyOf(site, orderId)).filter((kind) => kind === 'card_changed')).toHaveLength(
      1,
    );
    await site.pass(32 * day);
    expect(await rows(site, 'charges')).toHaveLength(2);
    expect((await requireOrder(site, orderId)).subscriptionStatus).toBe('active');
  });

  it('is declined, or refused by the bank, without any effect', async ({ site }) => {
    const { orderId, address } = await subscribe(site);
    expect(await enterCard(site, address, cards.declined)).toMatchObject({ status: 'declined' });
    const { status, clientSecret, change } = await enterCard(site, address, cards.secondStep);
    expect(status).toBe('action_required');
    const body = { clientSecret, accept: false };
    expect((await send(site, '/api/sandbox/authenticate', { body })).body).toMatchObject({
      status: 'declined',
    });
    expect(await send(site, `${address}/card/finish`, { body: { change } })).toMatchObject({
      status: 409,
      body: { code: 'card_not_saved' },
    });
    expect(await historyOf(site, orderId)).not.toContain('card_changed');
  });

  it('does not give way to an older one that is finished later', async ({ site }) => {
    const { address } = await subscribe(site);
    const { body } = await send(site, `${address}/card`, {});
    await site.pass(60_000);
    await enterCard(site, address, cards.noRenewal);
    await pay(site, body.clientSecret, cards.good);
    await site.pass(32 * day);
    expect(await rows(site, 'charges')).toHaveLength(1);
  });

  it('is for the subscription of the link only, and not for one that has ended', async ({
    site,
  }) => {
    const mine = await subscribe(site);
    const other = await subscribe(site);
    const { change } = await enterCard(site, other.address);
    const finish = (address: string, given: unknown) =>
      send(site, `${address}/card/finish`, { body: { change: given } });
    expect((await finish(mine.address, change)).status).toBe(404);
    expect((await finish(mine.address, 'seti_unknown')).status).toBe(404);
    expect((await finish(mine.address, 7)).status).toBe(422);
    expect((await send(site, `${mine.address}a/card`, {})).status).toBe(404);
    await send(site, `${mine.address}/end`, {});
    await site.pass(32 * day);
    expect(await send(site, `${mine.address}/card`, {})).toMatchObject({
      status: 409,
      body: { code: 'subscription_ended' },
    });
  });
});

describe('a renewal that the bank wants confirmed', () => {
  it('is mailed with a link, behind which the buyer confirms it', async ({ site }) => {
    const { orderId, clientSecret, address } = await subscribe(site, cards.asksAtRenewal);
    const accept = (secret: unknown) =>
      send(site, '/api/sandbox/authenticate', { body: { clientSecret: secret, accept: true } });
    await accept(clientSecret);
    await site.pass(31 * day);
    expect((await requireOrder(site, orderId)).subscriptionStatus).toBe('past_due');
    const mail = (await waitingMails(site)).find(({ kind }) => kind === 'order-payment-due');
    expect(mail?.text).toContain(`/subscription/${address.split('/').at(-1)}`);
    expect((await send(site, address, { method: 'GET' })).body).toMatchObject({
      due: 'authentication',
    });
    expect((await rows(site, 'paymentEvents')).map(({ type }) => type)).toContain(
      'invoice.payment_action_required',
    );
    const due = (await send(site, `${address}/payment`, {})).body.clientSecret;
    expect((await pay(site, due, cards.asksAtRenewal)).body).toMatchObject({
      status: 'action_required',
    });
    expect((await accept(due)).body).toMatchObject({ status: 'paid' });
    expect((await send(site, address, { method: 'GET' })).body).toMatchObject({
      due: null,
      status: 'active',
    });
    await site.pass(31 * day);
    expect((await send(site, address, { method: 'GET' })).body).toMatchObject({
      due: 'authentication',
    });
  });
});
