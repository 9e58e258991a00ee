import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { toInstant } from '#core/clock.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import { engineSql } from '#platform/database/engine.server.ts';
import type { OutboxTables } from './outbox.tables.ts';
import type { MailPayload, StoredMail } from './outgoing-mail.ts';
import { longestDelayAfter, maxAttempts } from './retry-schedule.ts';

/** A mail claimed by this worker; `claimedUntil` distinguishes its claim from a later one. */
export type ClaimedMail = { mail: StoredMail; attempt: number; claimedUntil: string };

/** Addresses and lower-case domains to which no delivery may start now. */
export type BusyDestinations = { recipients: readonly string[]; domains: readonly string[] };

const nowhereBusy: BusyDestinations = { recipients: [], domains: [] };

function goesElsewhere(
  row: ExpressionBuilder<OutboxTables, 'outbox'>,
  { recipients, domains }: BusyDestinations,
): Expression<SqlBool> {
  const to = sql<string>`payload ->> 'to'`;
  return row.and([
    ...recipients.map((recipient) => row(to, '<>', recipient)),
    ...domains.map((domain) => {
      const ending = `%@${domain.replace(/[\\%_]/g, '\\$&')}`;
      return sql<SqlBool>`lower(${to}) not like ${ending} escape '\\'`;
    }),
  ]);
}

/** Matches mails that are due, or whose due time is so late that the clock must have been ahead. */
function isDue(row: ExpressionBuilder<OutboxTables, 'outbox'>, now: string): Expression<SqlBool> {
  const impossible = Array.from({ length: maxAttempts + 1 }, (_, attempts) => {
    const latest = toInstant(new Date(Date.parse(now) + longestDelayAfter(attempts)));
    return row.and([row('attempts', '=', attempts), row('nextAttemptAt', '>', latest)]);
  });
  return row.or([row('nextAttemptAt', '<=', now), ...impossible]);
}

/**
 * Claims the longest-due mail whose destination is not busy until `claimedUntil`. Returns null if
 * there is none. The claim moves the due time to its own end, so that the mail of an expired claim is
 * due again.
 */
export async function claimDueMail(
  database: Database,
  now: string,
  claimedUntil: string,
  busy: BusyDestinations,
): Promise<ClaimedMail | null> {
  return database.transaction(async (trx) => {
    const row = await trx
      .selectFrom('outbox')
      .selectAll()
      .where('status', '=', 'waiting')
      .where((row) => row.and([isDue(row, now), goesElsewhere(row, busy)]))
      .orderBy('nextAttemptAt')
      .orderBy('createdAt')
      .limit(1)
      .modifyEnd(engineSql[database.engine].skipLocked)
      .executeTakeFirst();
    if (!row) return null;
    const attempt = row.attempts + 1;
    await trx
      .updateTable('outbox')
      .set({ attempts: attempt, claimedUntil, nextAttemptAt: claimedUntil })
      .where('id', '=', row.id)
      .execute();
    const { id, kind, messageId, createdAt } = row;
    const payload = row.payload as MailPayload;
    return { mail: { ...payload, id, kind, messageId, createdAt }, attempt, claimedUntil };
  });
}

/** Records that a mail was sent, and deletes its content: its links give access to a booking. */
export async function recordSent(trx: Queryable, id: string, sentAt: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ status: 'sent', sentAt, claimedUntil: null, lastError: null, payload: '{}' })
    .where('id', '=', id)
    .execute();
}

/** Records a failed attempt, unless another worker has claimed the mail in the meantime. */
export async function recordFailure(
  trx: Queryable,
  claimed: ClaimedMail,
  failure: { lastError: string; nextAttemptAt: string | null },
): Promise<void> {
  const { lastError, nextAttemptAt } = failure;
  await trx
    .updateTable('outbox')
    .set({ lastError, claimedUntil: null })
    .set(nextAttemptAt === null ? { status: 'dead' } : { nextAttemptAt })
    .where('id', '=', claimed.mail.id)
    .where('status', '=', 'waiting')
    .where('claimedUntil', '=', claimed.claimedUntil)
    .execute();
}

/**
 * Returns when the next mail whose destination is not busy is due, or null if none is waiting.
 * Includes claimed mails.
 */
export async function findNextDue(
  database: Database,
  busy: BusyDestinations = nowhereBusy,
): Promise<string | null> {
  const row = await database.read((db) =>
    db
      .selectFrom('outbox')
      .select('nextAttemptAt')
      .where('status', '=', 'waiting')
      .where((row) => goesElsewhere(row, busy))
      .orderBy('nextAttemptAt')
      .limit(1)
      .executeTakeFirst(),
  );
  return row?.nextAttemptAt ?? null;
}

/** Releases all claims, so that their mails are due now. Only for the sole server of a database. */
export async function releaseClaims(trx: Queryable, now: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ claimedUntil: null, nextAttemptAt: now })
    .where('status', '=', 'waiting')
    .where('claimedUntil', 'is not', null)
    .execute();
}
