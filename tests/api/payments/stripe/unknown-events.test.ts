import type Stripe from 'stripe';
import { expect } from 'vitest';
import { ownerCommands } from '#server/owner/owner-commands.server.ts';
import { runOwnerCommand } from '#server/owner/run-owner-command.server.ts';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as it } from '../../../factories/stripe/stripe-site-test.ts';

function owner(site: StripeSite, ...args: string[]) {
  return runOwnerCommand(ownerCommands, args, async () => site.services);
}

/** Pays an order, and returns its event with the id of a payment that Stripe does not have. */
async function eventAbout(site: StripeSite, payment: string): Promise<Stripe.Event> {
  const response = await site.post('/api/create-payment-intent', {
    amount: 1,
    packageId: 'blueprint',
  });
  const { clientSecret } = (await response.json()) as { clientSecret: string };
  site.fake.confirmCard(clientSecret, '4242424242424242');
  await site.ledger();
  const events = [...site.fake.state.events.values()];
  const event = structuredClone(events.find(({ type }) => type === 'payment_intent.succeeded'));
  if (!event) throw new Error('Nothing was paid');
  Object.assign(event, { id: 'evt_aboutAnother' });
  Object.assign(event.data.object, { id: payment });
  return event;
}

it("names Stripe's event about an unknown payment until it is acknowledged, once", async ({
  site,
}) => {
  const event = await eventAbout(site, 'pi_unknown');
  expect((await owner(site, 'reconcile')).output).toContain('Nothing differs.');
  for (const _ of [1, 2]) expect(await site.fake.webhooks.deliver(event)).toBe(200);
  const { orders, charges, events } = await site.ledger();
  expect([orders.length, charges.length]).toEqual([1, 1]);
  expect(events.filter(({ outcome }) => outcome === 'unknown')).toMatchObject([
    { id: event.id, aboutKind: 'payment', aboutId: 'pi_unknown' },
  ]);

  const { output } = await owner(site, 'reconcile');
  expect(output.match(/OPEN +unknown_event .*pi_unknown/g)).toHaveLength(1);
  const acknowledge = () => owner(site, 'reconcile', 'acknowledge', 'pi_unknown');
  expect(await acknowledge()).toMatchObject({
    code: 0,
    output: expect.stringContaining('The events about pi_unknown are closed.'),
  });
  expect(await site.fake.webhooks.deliver(event)).toBe(200);
  expect((await owner(site, 'reconcile')).output).toContain('Nothing differs.');
  expect(await acknowledge()).toMatchObject({ code: 1 });
});
