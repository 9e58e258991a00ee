import { describe, expect } from 'vitest';
import { ownerCommands } from '#server/owner/owner-commands.server.ts';
import { runOwnerCommand } from '#server/owner/run-owner-command.server.ts';
import {
  ask,
  buy,
  cards,
  historyOf,
  type OrderSite,
  requireOrder,
  rows,
  send,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

function owner(site: OrderSite, ...args: string[]) {
  return runOwnerCommand(ownerCommands, args, async () => site.services);
}

async function bought(site: OrderSite, packageId = 'company-setup') {
  const order = await buy(site, { packageId });
  return { ...order, ...(await requireOrder(site, order.orderId)) };
}

describe('owner orders', () => {
  it('lists what was bought and whom to contact by when, marking late ones', async ({ site }) => {
    const { reference, orderId, clientSecret } = await bought(site);
    const body = { clientSecret, email: 'noor@tessera.example', nif: '500697256' };
    await send(site, `/api/orders/${orderId}/billing`, { method: 'PUT', body });
    await ask(site);
    const { output } = await owner(site, 'orders');
    expect(output).toContain(`${reference}  paid`);
    expect(output).toContain('€1,450.00');
    expect(output).toContain('noor@tessera.example');
    expect(output).toContain('2026-11-23 18:00');
    expect(output).not.toContain('LATE');
    expect(output.trim().split('\n')).toHaveLength(2);
    expect((await owner(site, 'orders', '--all')).output.trim().split('\n')).toHaveLength(3);
    site.clock.now = new Date('2026-11-23T18:00:00.001Z');
    expect((await owner(site, 'orders')).output).toContain('LATE 2026-11-23 18:00');
    const csv = await owner(site, 'orders', '--csv');
    expect(csv.output).toMatch(new RegExp(`^${reference},paid,,Company Setup,"€1,450.00"`, 'm'));
  });

  it('records that the client was contacted, once', async ({ site }) => {
    const { reference } = await bought(site);
    expect(await owner(site, 'orders', 'contacted', reference.toLowerCase())).toMatchObject({
      code: 0,
    });
    expect((await owner(site, 'orders')).output).toContain('done');
    expect(await owner(site, 'orders', 'contacted', reference)).toMatchObject({ code: 1 });
    expect(await rows(site, 'companyTasks')).toMatchObject([{ doneAt: expect.any(String) }]);
  });
});

describe('owner sandbox renew', () => {
  it("tries the next period at once, with the card's outcome", async ({ site }) => {
    const { reference } = await bought(site, 'store-care');
    expect(await owner(site, 'sandbox', 'renew', reference.toLowerCase())).toMatchObject({
      code: 0,
      error: '',
    });
    expect(await rows(site, 'charges')).toHaveLength(2);
    await buy(site, { packageId: 'store-care', card: cards.noRenewal });
    const declined = (await rows(site, 'orders')).find((order) => order.reference !== reference);
    await owner(site, 'sandbox', 'renew', String(declined?.reference));
    expect(await requireOrder(site, String(declined?.id))).toMatchObject({
      subscriptionStatus: 'past_due',
    });
  });

  it('refuses an unknown order, and one that was paid once', async ({ site }) => {
    const { reference } = await bought(site);
    const once = await owner(site, 'sandbox', 'renew', reference);
    expect([once.code, once.error]).toEqual([1, expect.stringContaining('paid once')]);
    expect(await owner(site, 'sandbox', 'renew', 'EN-AAAAAA')).toMatchObject({ code: 1 });
  });
});

describe('owner refund', () => {
  it('refunds a part, and shows the total refunded', async ({ site }) => {
    const { reference, orderId } = await bought(site);
    const part = await owner(site, 'refund', reference, '250,50');
    expect(part).toMatchObject({ code: 0, error: '' });
    expect(part.output).toBe(
      `€250.50 was given back of ${reference}: €250.50 of €1,450.00 in all.\n`,
    );
    const again = await owner(site, 'refund', reference, '250.50');
    expect(again.output).toBe(
      `Nothing more was given back of ${reference}: €250.50 of €1,450.00 in all.\n`,
    );
    expect((await requireOrder(site, orderId)).status).toBe('partly_refunded');
    expect((await owner(site, 'refund', reference)).output).toContain('€1,199.50 was given back');
    expect((await requireOrder(site, orderId)).status).toBe('refunded');
    expect((await owner(site, 'orders')).output).toContain('€1,450.00');
  });

  it.for([
    [2, ['refund']],
    [2, ['refund', 'EN-ANY', '-5']],
    [2, ['refund', 'EN-ANY', '0']],
    [2, ['refund', 'EN-ANY', '1e3']],
    [2, ['refund', 'EN-ANY', '1.005']],
    [1, ['refund', 'EN-ANY', '5']],
    [2, ['end-subscription']],
    [1, ['end-subscription', 'EN-ANY']],
    [2, ['reconcile', '--since=yesterday']],
    [2, ['reconcile', '--since=2026-13-01']],
  ] as const)('refuses with code %s: %j', async ([code, args], { site }) => {
    const outcome = await owner(site, ...args);
    expect(outcome).toMatchObject({ code, output: '' });
    expect(outcome.error).not.toBe('');
  });

  it('refuses more than was paid, and changes nothing', async ({ site }) => {
    const { reference } = await bought(site);
    const { code, error } = await owner(site, 'refund', reference, '1450.01');
    expect(code).toBe(1);
    expect(error).toContain('Only €1,450.00 was paid');
    expect(await rows(site, 'charges')).toMatchObject([{ refundedCents: 0 }]);
  });

  it('leaves orders of another card provider alone', async ({ site }) => {
    const { reference } = await bought(site, 'store-care');
    await site.database.transaction((trx) =>
      trx.updateTable('orders').set({ provider: 'stripe' }).execute(),
    );
    for (const command of ['refund', 'end-subscription']) {
      const { code, error } = await owner(site, command, reference);
      expect(code).toBe(1);
      expect(error).toContain('another card provider');
    }
    await site.pass(40 * 24 * 3_600_000);
    expect((await owner(site, 'reconcile', '--since=2026-11-01')).output).not.toContain(reference);
  });

  it('says that a subscription continues, and cancels it on command', async ({ site }) => {
    const { reference, orderId } = await bought(site, 'store-care');
    const { output } = await owner(site, 'refund', reference, '10');
    expect(output).toContain(`"end-subscription ${reference}" ends it.`);
    expect(await owner(site, 'end-subscription', reference)).toMatchObject({ code: 0 });
    expect((await requireOrder(site, orderId)).subscriptionStatus).toBe('cancelled');
    expect(await historyOf(site, orderId)).toContain('subscription_cancelled');
  });
});

describe('owner reconcile', () => {
  it('says so when nothing differs', async ({ site }) => {
    await bought(site);
    const { output } = await owner(site, 'reconcile', '--since=2026-11-01');
    expect(output).toContain('both have 1 payment, €1,450.00 taken, €0.00 given back.');
    expect(output).toContain('Nothing differs.');
  });

  it('adds a payment whose webhook never came, and lists it', async ({ site }) => {
    const { body } = await ask(site);
    await site.sandbox.confirm(String(body.clientSecret), cards.good);
    const { reference } = await requireOrder(site, String(body.orderId));
    const { output } = await owner(site, 'reconcile');
    expect(output).toMatch(new RegExp(`put right +charge_missing +${reference}`));
    expect((await requireOrder(site, String(body.orderId))).status).toBe('paid');
    expect((await owner(site, 'reconcile')).output).toContain('Nothing differs.');
  });

  it('names an event about an unknown payment until it is acknowledged, once', async ({ site }) => {
    const event = { id: 'evt_1', type: 'charge.refunded', aboutKind: 'payment' as const };
    const unknown = { ...event, aboutId: 'pi_unknown', outcome: 'unknown' as const };
    const receivedAt = site.clock.now.toISOString();
    await site.database.transaction((trx) =>
      trx
        .insertInto('paymentEvents')
        .values({ ...unknown, receivedAt })
        .execute(),
    );
    expect((await owner(site, 'reconcile')).output).toMatch(/OPEN +unknown_event .*pi_unknown/);
    const close = () => owner(site, 'reconcile', 'acknowledge', 'pi_unknown');
    expect(await close()).toMatchObject({
      code: 0,
      output: expect.stringContaining('The events about pi_unknown are closed.'),
    });
    expect((await owner(site, 'reconcile')).output).toContain('Nothing differs.');
    expect(await close()).toMatchObject({ code: 1 });
  });
});
