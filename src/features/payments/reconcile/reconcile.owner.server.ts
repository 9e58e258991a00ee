import { toInstant } from '#core/clock.ts';
import { ownerTime } from '#platform/owner/owner-clock.ts';
import { type OwnerCommand, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { getOrder } from '../orders/orders.repository.server.ts';
import { callProvider, formatEuros } from '../owner-messages.server.ts';
import { reconcilePayments } from './reconcile-payments.server.ts';

const week = 7 * 24 * 3_600_000;

function readSince(day: string | boolean | undefined, now: Date): string {
  if (day === undefined) return toInstant(new Date(now.getTime() - 4 * week));
  const start = new Date(`${day}T00:00:00.000Z`);
  if (/^\d{4}-\d\d-\d\d$/.test(String(day)) && !Number.isNaN(start.getTime()))
    return toInstant(start);
  throw new OwnerUsageError('A day is written 2026-11-21.');
}

/** `reconcile`: compares the ledger with the card provider. */
export const reconcileCommand: OwnerCommand = {
  name: 'reconcile',
  summary:
    'Compares our orders with the card provider, puts right what we lack, and lists what differs.',
  usage: '[--since=2026-11-21] [--csv[=file]]',
  async run(context, args) {
    const { flags } = readOwnerArgs(args, { flags: { since: 'string' } });
    const since = readSince(flags.since, context.clock());
    const report = await callProvider(reconcilePayments(context, since));
    const { provider, ledger, repaired, differences } = report;
    const found = [
      ...repaired.map((difference) => ({ ...difference, state: 'put right' })),
      ...differences.map((difference) => ({ ...difference, state: 'OPEN' })),
    ];
    const references = new Map<string, string>();
    for (const { orderId } of found) {
      const order = orderId && (await context.database.read((db) => getOrder(db, orderId)));
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
      empty: `Since ${ownerTime(since)} both have ${provider.payments} ${provider.payments === 1 ? 'payment' : 'payments'}, ${formatEuros(ledger.chargedCents)} taken, ${formatEuros(ledger.refundedCents)} given back. Nothing differs.`,
    };
  },
};
