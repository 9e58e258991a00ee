import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import type { MailPayload } from './outgoing-mail.ts';

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
