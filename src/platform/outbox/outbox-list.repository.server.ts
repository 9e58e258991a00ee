import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import type { MailPayload } from './outgoing-mail.ts';
import { overdueAfterMinutes, type WaitingReason, waitingReason } from './waiting-reason.ts';

/** A mail that has not been sent, as the owner sees it. Instants are UTC. */
export type UnsentMail = {
  id: string;
  kind: string;
  status: string;
  to: string;
  attempts: number;
  nextAttemptAt: string;
  lastError: string | null;
  createdAt: string;
};

/** Returns dead mails first, then waiting ones, each oldest first. */
export async function findUnsent(db: Queryable): Promise<UnsentMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'status', 'payload', 'attempts', 'nextAttemptAt', 'lastError'])
    .select('createdAt')
    .where('status', 'in', ['waiting', 'dead'])
    .orderBy('status')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ payload, ...mail }) => ({ ...mail, to: (payload as MailPayload).to }));
}

/** A mail that was given up. Instants are UTC. */
export type DeadMail = { id: string; kind: string; to: string; error: string; createdAt: string };

/** Returns the newest dead mails, at most so many, and how many there are. */
export async function findDead(
  db: Queryable,
  most: number,
): Promise<{ count: number; mails: DeadMail[] }> {
  const dead = db.selectFrom('outbox').where('status', '=', sql.lit('dead'));
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'payload', 'lastError', 'createdAt'])
    .select(dead.select(({ fn }) => fn.countAll<number>().as('count')).as('count'))
    .where('status', '=', sql.lit('dead'))
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
  return {
    count: Number(rows[0]?.count ?? 0),
    mails: rows.map(({ payload, lastError, count: _, ...mail }) => ({
      ...mail,
      to: (payload as MailPayload).to,
      error: lastError ?? '',
    })),
  };
}

/** Mails that wait longer than they should. They are sent by themselves once what fails works again. */
export type OverdueMails = {
  count: number;
  /** Since when the oldest of them waits; null if there is none. */
  since: string | null;
  /** Why most of them wait. */
  reason: WaitingReason | null;
  code: string | null;
  /** Whether nothing was sent since the newest of them was written: no mail gets out now. */
  nothingLeaves: boolean;
};

/** Returns the mails that have waited more than ten minutes at `now`, an instant. */
export async function findOverdue(db: Queryable, now: string): Promise<OverdueMails> {
  const limit = new Date(Date.parse(now) - overdueAfterMinutes * 60_000).toISOString();
  const groups = await db
    .selectFrom('outbox')
    .select(['lastError', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => [fn.min('createdAt').as('first'), fn.max('createdAt').as('last')])
    .where('status', '=', 'waiting')
    .where('createdAt', '<=', limit)
    // One that was given up and is tried again is old, and waits only from now on.
    .where(({ eb, or }) => or([eb('attempts', '>', 0), eb('nextAttemptAt', '<=', limit)]))
    .groupBy('lastError')
    .execute();
  const [most] = groups.toSorted((a, b) => Number(b.count) - Number(a.count));
  if (!most) return { count: 0, since: null, reason: null, code: null, nothingLeaves: false };
  const [since = null] = groups.map(({ first }) => first).sort();
  const newest =
    groups
      .map(({ last }) => last)
      .sort()
      .at(-1) ?? limit;
  const sent = await db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'sent')
    .where('sentAt', '>', newest)
    .limit(1)
    .executeTakeFirst();
  return {
    count: groups.reduce((sum, { count }) => sum + Number(count), 0),
    since,
    ...waitingReason(most.lastError),
    nothingLeaves: sent === undefined,
  };
}

/** Makes one dead mail, or all if `id` is null, due at `now` and resets the attempts. Returns how many. */
export async function reviveDead(trx: Queryable, id: string | null, now: string): Promise<number> {
  const dead = trx
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, nextAttemptAt: now, claimedUntil: null })
    .where('status', '=', 'dead');
  const { numUpdatedRows } = await (id === null
    ? dead
    : dead.where('id', '=', id)
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}
