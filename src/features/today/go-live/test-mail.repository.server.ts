import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';

/** The outbox's kind of a test mail. */
export const testMailKind = 'test-mail';

/** Returns when the last test mail was handed over, or null if none was. */
export async function findLastTestMail(db: Queryable): Promise<string | null> {
  const row = await db
    .selectFrom('outbox')
    .select('sentAt')
    // Written out: a bound value would not let SQLite use the index of test mails.
    .where('kind', '=', sql.lit(testMailKind))
    .where('sentAt', 'is not', null)
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sentAt ?? null;
}

export type TestMailRow = { status: string; lastError: string | null };

/** Returns what became of a test mail; null if it was dropped because it had expired. */
export async function getTestMail(db: Queryable, messageId: string): Promise<TestMailRow | null> {
  const row = await db
    .selectFrom('outbox')
    .select(['status', 'lastError'])
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  return row ?? null;
}
