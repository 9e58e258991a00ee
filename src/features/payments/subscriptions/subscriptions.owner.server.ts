import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { callProvider, otherProviderMessage } from '../owner-messages.server.ts';
import { endSubscription } from './end-subscription.server.ts';

/** `end-subscription`: cancels the subscription of an order. */
export const endSubscriptionCommand: OwnerCommand = {
  name: 'end-subscription',
  summary: 'Ends the subscription of an order at once; it is not charged again.',
  usage: '<order reference>',
  async run(context, args) {
    const [word] = readOwnerArgs(args, { most: 1 }).words;
    if (word === undefined) throw new OwnerUsageError('An order reference is missing.');
    const reference = word.toUpperCase();
    const outcome = await callProvider(endSubscription(context, reference));
    if (outcome.ok) return `The subscription of ${reference} has ended.`;
    const messages = {
      unknown_order: `There is no order ${reference}.`,
      other_provider: otherProviderMessage(reference),
      no_subscription: `${reference} was paid once; there is no subscription to end.`,
    };
    throw new OwnerRefusal(messages[outcome.refusal]);
  },
};
