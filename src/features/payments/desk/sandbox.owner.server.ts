import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { isSandbox } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { getOrderBy } from '../ledger/orders.repository.server.ts';
import { otherProviderMessage } from '../owner-messages.server.ts';
import { deliverSandboxEvents } from './deliver-sandbox-events.server.ts';

/** `sandbox renew`: lets a month of the sandbox pass at once, to see what a renewal does. */
export const sandboxCommand: OwnerCommand = {
  name: 'sandbox',
  summary: "Renews a subscription of the sandbox now, with its test card's outcome.",
  usage: 'renew <order reference>',
  async run(context, args) {
    const [verb, word] = readOwnerArgs(args, { most: 2 }).words;
    if (verb !== 'renew' || word === undefined)
      throw new OwnerUsageError('Write `renew` and an order reference.');
    const reference = word.toUpperCase();
    const { payments, database } = context;
    if (!isSandbox(payments))
      throw new OwnerRefusal('The card provider is Stripe, not the sandbox.');
    const order = await database.read((db) => getOrderBy(db, 'reference', reference));
    if (!order) throw new OwnerRefusal(`There is no order ${reference}.`);
    const { subscriptionId, provider } = order;
    if (provider !== 'sandbox') throw new OwnerRefusal(otherProviderMessage(reference));
    if (subscriptionId === null)
      throw new OwnerRefusal(`${reference} was paid once; there is no subscription to renew.`);
    await payments.endPeriod(subscriptionId);
    await payments.processDue();
    await deliverSandboxEvents({ ...context, payments });
    return `The period of ${reference} has ended, and its renewal was tried.`;
  },
};
