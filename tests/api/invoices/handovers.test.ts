import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { deliverHandovers } from '#features/payments/invoices/handovers.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { createInvoiceWebhook } from '#platform/invoicing/invoice-webhook.server.ts';
import { ownerCommands } from '#server/owner/owner-commands.server.ts';
import { runOwnerCommand } from '#server/owner/run-owner-command.server.ts';
import {
  buy,
  cards,
  type OrderSite,
  requireOrder,
  rows,
  send,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';
import { type FakeInvoicing, startInvoicing } from '../../fakes/invoicing.ts';

let software: FakeInvoicing;
beforeAll(async () => {
  software = await startInvoicing();
});
afterAll(() => software.close());
beforeEach(() => {
  software.condition.is = 'working';
  software.received.length = 0;
});

function withoutSoftware(site: OrderSite): void {
  for (const holder of [site.services, site.context]) holder.invoicing = null;
}

/** Sets the software up, as both settings do; it may be on this machine. */
function withSoftware(site: OrderSite, rules: object = { allowLoopback: true }): Context {
  const invoicing = createInvoiceWebhook(software, rules);
  for (const holder of [site.services, site.context]) holder.invoicing = invoicing;
  return site.context;
}

function owner(site: OrderSite, ...args: string[]) {
  return runOwnerCommand(ownerCommands, args, async () => site.services);
}

/** Delivers at every due time until nothing waits. */
async function deliverToTheEnd(site: OrderSite, context: Context): Promise<number> {
  for (let attempts = 0; ; attempts += 1) {
    const waiting = (await rows(site, 'invoiceHandovers')).filter(
      ({ state }) => state === 'waiting',
    );
    const [next] = waiting.map(({ nextAttemptAt }) => nextAttemptAt).sort();
    if (next === undefined) return attempts;
    if (Date.parse(next) > site.clock.now.getTime()) site.clock.now = new Date(next);
    await deliverHandovers(context);
  }
}

describe('the handover to the invoicing software', () => {
  it('sends each charge and each refund once, signed', async ({ site }) => {
    const context = withSoftware(site);
    const { orderId } = await buy(site);
    const { reference } = await requireOrder(site, orderId);
    await owner(site, 'refund', reference, '250,50');
    expect(await deliverHandovers(context)).toBe(2);
    expect(await deliverHandovers(context)).toBe(0);
    expect(software.received.map(({ isSigned, body }) => [isSigned, body.type])).toEqual([
      [true, 'order.charged'],
      [true, 'order.refunded'],
    ]);
    expect(software.received[0]).toMatchObject({
      id: expect.stringMatching(/^charge\./),
      body: {
        id: software.received[0]?.id,
        entry: { kind: 'charge', netCents: 117886, vatCents: 27114, totalCents: 145000 },
        order: { order: reference, isTest: true, buyer: { country: null } },
      },
    });
    expect(await rows(site, 'invoiceHandovers')).toMatchObject([
      { state: 'delivered', attempts: 1, lastError: null },
      { state: 'delivered', attempts: 1, lastError: null },
    ]);
  });

  it('sends a refund that came back, and the next one as another', async ({ site }) => {
    const context = withSoftware(site);
    const { orderId } = await buy(site, { card: cards.failingRefunds });
    const { reference } = await requireOrder(site, orderId);
    await owner(site, 'refund', reference, '100');
    await site.pass(10 * 86_400_000);
    await owner(site, 'refund', reference, '100');
    await deliverToTheEnd(site, context);
    const types = software.received.map(({ body }) => body.type);
    expect(types).toEqual([
      'order.charged',
      'order.refunded',
      'order.refund_failed',
      'order.refunded',
    ]);
    expect(new Set(software.received.map(({ id }) => id)).size).toBe(4);
  });

  it('sends a renewal as a charge of its own', async ({ site }) => {
    const context = withSoftware(site);
    await buy(site, { packageId: 'store-care' });
    await site.pass(32 * 86_400_000);
    await deliverToTheEnd(site, context);
    expect(software.received.map(({ body }) => body.type)).toEqual([
      'order.charged',
      'order.charged',
    ]);
  });

  it('records nothing while no software is set up', async ({ site }) => {
    withoutSoftware(site);
    await buy(site);
    expect(await rows(site, 'invoiceHandovers')).toEqual([]);
    expect(await deliverHandovers(site.context)).toBe(0);
  });

  it.for(['broken', 'moved'] as const)(
    'is retried later while the receiver is %s',
    async (condition, { site }) => {
      const context = withSoftware(site);
      await buy(site);
      software.condition.is = condition;
      expect(await deliverHandovers(context)).toBe(0);
      expect(await deliverHandovers(context)).toBe(0);
      expect(software.received).toHaveLength(1);
      const code = condition === 'broken' ? 'status_500' : 'status_302';
      expect(await rows(site, 'invoiceHandovers')).toMatchObject([
        { state: 'waiting', lastError: code },
      ]);
      software.condition.is = 'working';
      await deliverToTheEnd(site, context);
      const ids = software.received.map(({ id }) => id);
      expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    },
  );

  it('gives up after a day, which is a task for the owner, until a press sends it', async ({
    site,
  }) => {
    const context = withSoftware(site);
    const { orderId } = await buy(site);
    software.condition.is = 'broken';
    expect(await deliverToTheEnd(site, context)).toBe(12);
    expect(await rows(site, 'invoiceHandovers')).toMatchObject([
      { state: 'given_up', attempts: 12 },
    ]);
    const task = async () =>
      (await rows(site, 'companyTasks')).find(({ kind }) => kind === 'hand-over-invoice');
    expect(await task()).toMatchObject({ orderId, doneAt: null });
    software.condition.is = 'working';
    const { reference } = await requireOrder(site, orderId);
    expect(await owner(site, 'invoice', 'send', reference)).toMatchObject({ code: 0 });
    expect(await deliverHandovers(context)).toBe(1);
    expect(await task()).toMatchObject({ doneAt: expect.any(String) });
  });

  it('times out where the receiver is silent', async ({ site }) => {
    const context = withSoftware(site, { allowLoopback: true, milliseconds: 100 });
    await buy(site);
    software.condition.is = 'holding';
    await deliverHandovers(context);
    expect(await rows(site, 'invoiceHandovers')).toMatchObject([{ lastError: 'too_slow' }]);
  });

  it('never goes to an inner address', async ({ site }) => {
    const context = withSoftware(site, {});
    await buy(site);
    await deliverHandovers(context);
    expect(await rows(site, 'invoiceHandovers')).toMatchObject([{ lastError: 'inner_address' }]);
    expect(software.received).toEqual([]);
  });

  it('logs neither the secret, nor the address, nor a person', async ({ site }) => {
    const context = withSoftware(site);
    const { orderId, clientSecret } = await buy(site);
    const body = { clientSecret, email: 'noor@tessera.example', name: 'Noor Aziz' };
    await send(site, `/api/orders/${orderId}/billing`, { method: 'PUT', body });
    software.condition.is = 'broken';
    await deliverToTheEnd(site, context);
    const log = site.log.join('\n');
    expect(log).toContain('an order could not be handed over');
    for (const word of [software.secret, 'tenant=7', 'Noor', 'tessera'])
      expect(log).not.toContain(word);
  });

  it('hands over what was bought before the software was set up, on request', async ({ site }) => {
    withoutSoftware(site);
    const { reference } = await requireOrder(site, (await buy(site)).orderId);
    expect(await owner(site, 'invoice', 'send', reference)).toMatchObject({ code: 1 });
    const context = withSoftware(site);
    expect(await owner(site, 'invoice', 'send', reference)).toMatchObject({ code: 0 });
    expect(await deliverHandovers(context)).toBe(1);
    expect(await owner(site, 'invoice', 'send', 'EN-NONE22')).toMatchObject({ code: 1 });
    expect(await owner(site, 'invoice', 'send')).toMatchObject({ code: 2 });
  });
});
