import type { Context } from '#platform/context/context.server.ts';
import { ownerTime } from '#platform/owner/owner-clock.ts';
import {
  type OwnerCommand,
  OwnerRefusal,
  type OwnerTable,
  OwnerUsageError,
} from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { findUnsent } from './outbox-list.repository.server.ts';
import { retryDeadMails } from './retry-dead-mails.server.ts';

const hour = 3_600_000;

/** Formats the age as `3 h`, or as `2 days` from 48 hours on. */
function ageOf(createdAt: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(createdAt)) / hour);
  return hours < 48 ? `${Math.max(hours, 0)} h` : `${Math.floor(hours / 24)} days`;
}

async function list({ database, clock }: Context): Promise<OwnerTable> {
  const mails = await database.read((db) => findUnsent(db));
  return {
    columns: ['state', 'kind', 'to', 'tries', 'age', 'next try (Lisbon)', 'last error', 'id'],
    rows: mails.map((mail) => [
      mail.status === 'dead' ? 'DEAD' : 'waits',
      mail.kind,
      mail.to,
      mail.attempts,
      ageOf(mail.createdAt, clock()),
      mail.status === 'dead' ? null : ownerTime(mail.nextAttemptAt),
      mail.lastError,
      mail.id,
    ]),
    empty: 'Every mail has been sent.',
  };
}

async function reviveMails(context: Context, which: string): Promise<string> {
  const count = await retryDeadMails(context, which === 'all' ? null : which);
  if (count === 0 && which !== 'all') throw new OwnerRefusal(`No dead mail has the id ${which}.`);
  return count === 1 ? 'One mail is being sent again.' : `${count} mails are being sent again.`;
}

/** `npm run outbox`: lists waiting and dead mails; `retry` re-enqueues dead ones. */
export const outboxCommand: OwnerCommand = {
  name: 'outbox',
  summary:
    'Mails waiting to be sent, and dead ones that were given up; "retry <id>" or "retry all" sends dead ones again.',
  usage: '[--csv[=file]] | retry <id> | retry all',
  async run(context, args) {
    const [word, which] = readOwnerArgs(args, { most: 2 }).words;
    if (word === undefined) return list(context);
    if (word === 'retry' && which) return reviveMails(context, which);
    throw new OwnerUsageError('To send dead mails again, use "retry <id>" or "retry all".');
  },
};
