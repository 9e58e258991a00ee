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
