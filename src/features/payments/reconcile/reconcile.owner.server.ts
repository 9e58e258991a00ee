import { ownerTime } from '#platform/owner/owner-clock.ts';
import { type OwnerCommand, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { findReferences } from '../orders/orders.repository.server.ts';
import { callProvider, formatEuros } from '../owner-messages.server.ts';
import { reconcilePayments } from './reconcile-payments.server.ts';
import { reconcileSince } from './reconcile-since.ts';

function readSince(day: string | boolean | undefined, now: Date): string {
  const since = reconcileSince(day === undefined ? undefined : String(day), now);
  if (since === null) throw new OwnerUsageError('A day is written 2026-11-21.');
  return since;
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
    const ids = found.flatMap(({ orderId }) => orderId ?? []);
    const references = await context.database.read((db) => findReferences(db, ids));
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
