import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { toInstant } from '#core/clock.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import { engineWords } from '#platform/database/engine.server.ts';
import type { OutboxTables } from './outbox.tables.ts';
import type { MailPayload, StoredMail } from './outgoing-mail.ts';
import { longestWaitOf, mostTries } from './retry-schedule.ts';

/** A mail taken by this worker; `claimedUntil` tells its claim from a later one. */
export type ClaimedMail = { mail: StoredMail; attempt: number; claimedUntil: string };

/** Addresses and, in lower case, domains that no mail may be begun to at the moment. */
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

/** Whether a waiting mail is due, or has a due time that only a clock ahead can have given it. */
function isDue(row: ExpressionBuilder<OutboxTables, 'outbox'>, now: string): Expression<SqlBool> {
  const impossible = Array.from({ length: mostTries + 1 }, (_, attempts) => {
    const latest = toInstant(new Date(Date.parse(now) + longestWaitOf(attempts)));
    return row.and([row('attempts', '=', attempts), row('nextAttemptAt', '>', latest)]);
  });
  return row.or([row('nextAttemptAt', '<=', now), ...impossible]);
}

/**
 * Takes the mail that is due longest, of those to no busy destination, and keeps it from other
 * workers until `claimedUntil`; null when there is none. A claim moves the due time to its own end, so one that runs out is simply due again.
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
      .modifyEnd(engineWords[database.engine].skipLocked)
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

/** Notes that a mail left. Its content goes: the links in it are keys to somebody's booking. */
export async function noteSent(trx: Queryable, id: string, sentAt: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ status: 'sent', sentAt, claimedUntil: null, lastError: null, payload: '{}' })
    .where('id', '=', id)
    .execute();
}

/** Notes a failed attempt, unless another worker has claimed the mail meanwhile. */
export async function noteFailure(
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

/** When the next mail to no busy destination is due, claimed ones included; null when none waits. */
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

/** Makes every claimed mail due now. Only for a server that is alone with its database. */
export async function releaseClaims(trx: Queryable, now: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ claimedUntil: null, nextAttemptAt: now })
    .where('status', '=', 'waiting')
    .where('claimedUntil', 'is not', null)
    .execute();
}
