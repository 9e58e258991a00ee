import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { askProvider, otherProviderText } from '../owner-answers.server.ts';
import { endSubscription } from './end-subscription.server.ts';

/** `end-subscription`: ends the subscription of an order. */
export const endSubscriptionCommand: OwnerCommand = {
  name: 'end-subscription',
  summary: 'Ends the subscription of an order at once; it is not charged again.',
  usage: '<order reference>',
  async run(context, args) {
    const [word] = readOwnerArgs(args, { most: 1 }).words;
    if (word === undefined) throw new OwnerUsageError('An order reference is missing.');
    const reference = word.toUpperCase();
    const outcome = await askProvider(endSubscription(context, reference));
    if (outcome.ok) return `The subscription of ${reference} has ended.`;
    const words = {
      unknown_order: `There is no order ${reference}.`,
      other_provider: otherProviderText(reference),
      no_subscription: `${reference} was paid once; there is no subscription to end.`,
    };
    throw new OwnerRefusal(words[outcome.refusal]);
  },
};
