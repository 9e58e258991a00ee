import { formatPrice } from '#core/money.ts';
import { readAmount } from '#core/read-amount.ts';
import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { callProvider, otherProviderMessage } from '../owner-messages.server.ts';
import { isContinuing } from '../payments.ts';
import { type RefundRefusal, refundOrder } from './refund-order.server.ts';

function readTotal(word: string | undefined): number | null {
  if (word === undefined) return null;
  // The order says of which currency; its sign may be typed.
  const read = ['EUR', 'USD', 'GBP']
    .map((currency) => readAmount(word, { decimalSign: '.', currency }))
    .find(({ ok }) => ok);
  if (read?.ok && read.value > 0) return read.value;
  throw new OwnerUsageError('The amount is in the currency of the order, such as 250 or 250.50.');
}

function formatRefusal(refusal: RefundRefusal, reference: string): string {
  switch (refusal.code) {
    case 'unknown_order':
      return `There is no order ${reference}.`;
    case 'other_provider':
      return otherProviderMessage(reference);
    case 'not_paid':
      return `Nothing was paid for ${reference}.`;
    case 'amount_needed':
      return `${reference} was charged several times: say how much is to be given back in all.`;
    case 'too_much':
      return `Only ${formatPrice({ cents: refusal.chargedCents, currency: refusal.currency })} was paid for ${reference}.`;
    case 'disputed':
      return `The bank has taken ${formatPrice({ cents: refusal.withdrawnCents, currency: refusal.currency })} of ${reference} back for a dispute: a refund would pay it twice.`;
    case 'changed':
      return `Another refund of ${reference} was asked for a moment ago. Look at the order, and try again in a minute.`;
  }
}

/** `refund`: refunds an order in part or in full. */
export const refundCommand: OwnerCommand = {
  name: 'refund',
  summary: 'Refunds an order up to a total; without an amount, everything.',
  usage: '<order reference> [amount in all]',
  async run(context, args) {
    const [word, amount] = readOwnerArgs(args, { most: 2 }).words;
    if (word === undefined) throw new OwnerUsageError('An order reference is missing.');
    const reference = word.toUpperCase();
    const request = { reference, totalCents: readTotal(amount) };
    const outcome = await callProvider(refundOrder(context, request));
    if (!outcome.ok) throw new OwnerRefusal(formatRefusal(outcome.refusal, reference));
    const { refundedNowCents: now, chargedCents, refundedCents, order } = outcome.value;
    const money = (cents: number) => formatPrice({ cents, currency: order.currency });
    const given = now === 0 ? 'Nothing more was given back' : `${money(now)} was given back`;
    const total = `${given} of ${reference}: ${money(refundedCents)} of ${money(chargedCents)} in all.`;
    return isContinuing(order)
      ? `${total} Its subscription goes on: "end-subscription ${reference}" ends it.`
      : total;
  },
};
