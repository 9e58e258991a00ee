import type { Queryable } from '#platform/database/database.server.ts';

export type MailCounts = { waiting: number; givenUp: number; lastSentAt: string | null };

/** Counts the mails that wait and that were given up; returns when one was last delivered. */
export async function countMailStates(db: Queryable): Promise<MailCounts> {
  const rows = await db
    .selectFrom('outbox')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('status', 'in', ['waiting', 'dead'])
    .groupBy('status')
    .execute();
  const countOf = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  const last = await db
    .selectFrom('outbox')
    .select('sentAt')
    .where('status', '=', 'sent')
    .where('sentAt', 'is not', null)
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const lastSentAt = last?.sentAt ?? null;
  return { waiting: countOf('waiting'), givenUp: countOf('dead'), lastSentAt };
}

/** Returns when the card provider last sent an event; null before the first. */
export async function getLastEventAt(db: Queryable): Promise<string | null> {
  const row = await db
    .selectFrom('paymentEvents')
    .select('receivedAt')
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.receivedAt ?? null;
}
