import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { askProvider, euros, otherProviderText } from '../owner-answers.server.ts';
import { type RefundRefusal, refundOrder } from './refund-order.server.ts';

function readTotal(word: string | undefined): number | null {
  if (word === undefined) return null;
  const amount = /^\d{1,7}(?:[.,]\d{1,2})?$/.test(word) ? Number(word.replace(',', '.')) : 0;
  if (amount > 0) return Math.round(amount * 100);
  throw new OwnerUsageError('The amount is in euros, such as 250 or 250.50.');
}

function refusalText(refusal: RefundRefusal, reference: string): string {
  switch (refusal.code) {
    case 'unknown_order':
      return `There is no order ${reference}.`;
    case 'other_provider':
      return otherProviderText(reference);
    case 'not_paid':
      return `Nothing was paid for ${reference}.`;
    case 'amount_needed':
      return `${reference} was charged several times: say how much is to be given back in all.`;
    case 'too_much':
      return `Only ${euros(refusal.chargedCents)} was paid for ${reference}.`;
  }
}

/** `refund`: gives money of an order back. */
export const refundCommand: OwnerCommand = {
  name: 'refund',
  summary:
    'Gives money back, until so many euros of the order are given back in all; without an amount, everything.',
  usage: '<order reference> [euros in all]',
  async run(context, args) {
    const [word, amount] = readOwnerArgs(args, { most: 2 }).words;
    if (word === undefined) throw new OwnerUsageError('An order reference is missing.');
    const reference = word.toUpperCase();
    const asking = { reference, totalCents: readTotal(amount) };
    const outcome = await askProvider(refundOrder(context, asking));
    if (!outcome.ok) throw new OwnerRefusal(refusalText(outcome.refusal, reference));
    const { now, chargedCents, refundedCents, order } = outcome.value;
    const given = now === 0 ? 'Nothing more was given back' : `${euros(now)} was given back`;
    const total = `${given} of ${reference}: ${euros(refundedCents)} of ${euros(chargedCents)} in all.`;
    const goesOn = order.subscriptionStatus === 'active' || order.subscriptionStatus === 'past_due';
    return goesOn
      ? `${total} Its subscription goes on: "end-subscription ${reference}" ends it.`
      : total;
  },
};
