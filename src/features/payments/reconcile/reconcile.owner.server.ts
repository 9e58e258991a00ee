import { toInstant } from '#core/clock.ts';
import { formatSums } from '#i18n/format-money.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { ownerTime } from '#platform/owner/owner-clock.ts';
import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { findReferences } from '../ledger/orders.repository.server.ts';
import { callProvider } from '../owner-messages.server.ts';
import { keepComparison } from './kept-comparisons.repository.server.ts';
import { acknowledgeEvents } from './ledger-findings.server.ts';
import { reconcilePayments, reconcileSince } from './reconcile-payments.server.ts';

function readSince(day: string | boolean | undefined, now: Date): string {
  const since = reconcileSince(day === undefined ? undefined : String(day), now);
  if (since === null) throw new OwnerUsageError('A day is written 2026-11-21.');
  return since;
}

async function acknowledge(context: Context, payment: string): Promise<string> {
  if (!(await acknowledgeEvents(context, payment)))
    throw new OwnerRefusal(`No event about an unknown ${payment} is open.`);
  return `The events about ${payment} are closed.`;
}

/** `reconcile`: compares the ledger with the card provider. */
export const reconcileCommand: OwnerCommand = {
  name: 'reconcile',
  summary:
    'Compares our orders with the card provider, records what ours lack, and lists what differs.',
  usage: '[--since=2026-11-21] [--csv[=file]] | acknowledge <payment>',
  async run(context, args) {
    const { words, flags } = readOwnerArgs(args, { flags: { since: 'string' }, most: 2 });
    const [word, payment] = words;
    if (word === 'acknowledge' && payment) return acknowledge(context, payment);
    if (word !== undefined)
      throw new OwnerUsageError('To close an unknown event, use "acknowledge <payment>".');
    const since = readSince(flags.since, context.clock());
    const report = await callProvider(reconcilePayments(context, since));
    const about = { provider: context.payments.name, checkedAt: toInstant(context.clock()) };
    if (flags.since === undefined)
      await transact(context, (trx) => keepComparison(trx, report, { ...about, repair: true }));
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
      empty: `Since ${ownerTime(since)} both have ${provider.payments} ${provider.payments === 1 ? 'payment' : 'payments'}, ${formatSums(ledger.charged, 'en')} taken, ${formatSums(ledger.refunded, 'en')} given back. Nothing differs.`,
    };
  },
};
