import { toInstant } from '#core/clock.ts';
import { formatPrice } from '#core/money.ts';
import { ownerTime } from '#platform/owner/owner-clock.ts';
import {
  type OwnerCommand,
  type OwnerDeps,
  OwnerRefusal,
  OwnerUsageError,
} from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { createPaymentProvider } from '#platform/payments/create-payment-provider.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { getOrder } from '../orders/orders.repository.server.ts';
import type { OrdersDeps } from '../payments-deps.server.ts';
import { type RefundRefusal, refundOrder } from '../refunds/refund-order.server.ts';
import { endSubscription } from '../subscriptions/end-subscription.server.ts';
import { reconcilePayments } from './reconcile-payments.server.ts';

type GetCompany = OrdersDeps['getCompany'];

const week = 7 * 24 * 3_600_000;

async function ordersDeps(
  { database, clock, settings, logger }: OwnerDeps,
  getCompany: GetCompany,
) {
  const payments = await createPaymentProvider(settings, { database, clock });
  // The running server sees the mails that wait.
  return {
    database,
    clock,
    logger,
    payments,
    getCompany,
    origin: settings.origin,
    wakeOutbox() {},
  };
}

/** A refusal of the provider's is the owner's to read. */
async function asked<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const unsure = error.unreachable
      ? ' It may have been done: ask again, nothing is done twice.'
      : '';
    throw new OwnerRefusal(`The card provider refused or gave no answer (${error.code}).${unsure}`);
  }
}

function euros(cents: number): string {
  return formatPrice({ cents, currency: 'EUR' });
}

function readTotal(word: string | undefined): number | null {
  if (word === undefined) return null;
  const amount = /^\d{1,7}(?:[.,]\d{1,2})?$/.test(word) ? Number(word.replace(',', '.')) : 0;
  if (amount > 0) return Math.round(amount * 100);
  throw new OwnerUsageError('The amount is in euros, such as 250 or 250.50.');
}

function otherProvider(reference: string): string {
  return `${reference} was made with another card provider than the one that is set now.`;
}

function refusalText(refusal: RefundRefusal, reference: string): string {
  switch (refusal.code) {
    case 'unknown_order':
      return `There is no order ${reference}.`;
    case 'other_provider':
      return otherProvider(reference);
    case 'not_paid':
      return `Nothing was paid for ${reference}.`;
    case 'amount_needed':
      return `${reference} was charged several times: say how much is to be given back in all.`;
    case 'too_much':
      return `Only ${euros(refusal.chargedCents)} was paid for ${reference}.`;
  }
}

function refundCommand(getCompany: GetCompany): OwnerCommand {
  return {
    name: 'refund',
    summary:
      'Gives money back, until so many euros of the order are given back in all; without an amount, everything.',
    usage: '<order reference> [euros in all]',
    async run(deps, args) {
      const [word, amount] = readOwnerArgs(args, { most: 2 }).words;
      if (word === undefined) throw new OwnerUsageError('An order reference is missing.');
      const reference = word.toUpperCase();
      const asking = { reference, totalCents: readTotal(amount) };
      const outcome = await asked(refundOrder(await ordersDeps(deps, getCompany), asking));
      if (!outcome.ok) throw new OwnerRefusal(refusalText(outcome.refusal, reference));
      const { now, chargedCents, refundedCents, order } = outcome.value;
      const given = now === 0 ? 'Nothing more was given back' : `${euros(now)} was given back`;
      const total = `${given} of ${reference}: ${euros(refundedCents)} of ${euros(chargedCents)} in all.`;
      const goesOn =
        order.subscriptionStatus === 'active' || order.subscriptionStatus === 'past_due';
      return goesOn
        ? `${total} Its subscription goes on: "end-subscription ${reference}" ends it.`
        : total;
    },
  };
}

function endSubscriptionCommand(getCompany: GetCompany): OwnerCommand {
  return {
    name: 'end-subscription',
    summary: 'Ends the subscription of an order at once; it is not charged again.',
    usage: '<order reference>',
    async run(deps, args) {
      const [word] = readOwnerArgs(args, { most: 1 }).words;
      if (word === undefined) throw new OwnerUsageError('An order reference is missing.');
      const reference = word.toUpperCase();
      const outcome = await asked(endSubscription(await ordersDeps(deps, getCompany), reference));
      if (outcome.ok) return `The subscription of ${reference} has ended.`;
      const words = {
        unknown_order: `There is no order ${reference}.`,
        other_provider: otherProvider(reference),
        no_subscription: `${reference} was paid once; there is no subscription to end.`,
      };
      throw new OwnerRefusal(words[outcome.refusal]);
    },
  };
}

function readSince(day: string | boolean | undefined, now: Date): string {
  if (day === undefined) return toInstant(new Date(now.getTime() - 4 * week));
  const start = new Date(`${day}T00:00:00.000Z`);
  if (/^\d{4}-\d\d-\d\d$/.test(String(day)) && !Number.isNaN(start.getTime()))
    return toInstant(start);
  throw new OwnerUsageError('A day is written 2026-11-21.');
}

function reconcileCommand(getCompany: GetCompany): OwnerCommand {
  return {
    name: 'reconcile',
    summary:
      'Compares our orders with the card provider, puts right what we lack, and lists what differs.',
    usage: '[--since=2026-11-21] [--csv[=file]]',
    async run(deps, args) {
      const { flags } = readOwnerArgs(args, { flags: { since: 'string' } });
      const since = readSince(flags.since, deps.clock());
      const orders = await ordersDeps(deps, getCompany);
      const report = await asked(reconcilePayments(orders, since));
      const { provider, ledger, mended, differences } = report;
      const found = [
        ...mended.map((difference) => ({ ...difference, state: 'put right' })),
        ...differences.map((difference) => ({ ...difference, state: 'OPEN' })),
      ];
      const references = new Map<string, string>();
      for (const { orderId } of found) {
        const order = orderId && (await deps.database.read((db) => getOrder(db, orderId)));
        if (order) references.set(order.id, order.reference);
      }
      return {
        columns: ['state', 'what', 'order', 'payment', 'note'],
        rows: found.map(({ state, kind, orderId, paymentId, note }) => [
          state,
          kind,
          references.get(orderId ?? '') ?? null,
          paymentId,
          note,
        ]),
        empty: `Since ${ownerTime(since)} both have ${provider.payments} ${provider.payments === 1 ? 'payment' : 'payments'}, ${euros(ledger.chargedCents)} taken, ${euros(ledger.refundedCents)} given back. Nothing differs.`,
      };
    },
  };
}

/** The owner's commands that ask the card provider. */
export function paymentsCommands({ getCompany }: { getCompany: GetCompany }): OwnerCommand[] {
  return [
    refundCommand(getCompany),
    endSubscriptionCommand(getCompany),
    reconcileCommand(getCompany),
  ];
}
