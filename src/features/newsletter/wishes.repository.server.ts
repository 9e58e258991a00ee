import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { daysBetween, type Wishes } from './wishes.ts';

type Reader = ExpressionBuilder<Tables, 'newsletterSubscribers'>;

/** What decides who wants an issue: its tags, and when it begins. */
export type Wanted = { tags: readonly string[]; at: Date };

/** Whether a reader takes an issue about these tags: without tags everybody does. */
export function wantsTags({ or, not, exists, selectFrom }: Reader, tags: readonly string[]) {
  if (tags.length === 0) return sql<SqlBool>`1 = 1`;
  const topics = selectFrom('newsletterTopics')
    .select('tag')
    .whereRef('newsletterTopics.subscriberId', '=', 'newsletterSubscribers.id');
  return or([not(exists(topics)), exists(topics.where('tag', 'in', tags))]);
}

/** Whether a reader who asked for fewer has not got one lately, and none is on its way to her. */
export function isTimeAgain({ or, and, not, exists, selectFrom, eb }: Reader, at: Date) {
  const since = new Date(at.getTime() - daysBetween * 86_400_000).toISOString();
  const got = selectFrom('campaignRecipients')
    .select('campaignId')
    .whereRef('campaignRecipients.subscriberId', '=', 'newsletterSubscribers.id');
  return or([
    eb('lessOften', '=', false),
    and([
      not(exists(got.where('sentAt', '>', since))),
      not(exists(got.where('sentAt', 'is', null).where('state', '=', 'waiting'))),
    ]),
  ]);
}

export async function listTopics(db: Queryable, subscriberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletterTopics')
    .select('tag')
    .where('subscriberId', '=', subscriberId)
    .orderBy('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}

/** Puts what a reader wants in the place of what she wanted. */
export async function saveWishes(
  trx: Queryable,
  subscriberId: string,
  { lessOften, topics }: Wishes,
): Promise<void> {
  await trx
    .updateTable('newsletterSubscribers')
    .set({ lessOften })
    .where('id', '=', subscriberId)
    .execute();
  await trx.deleteFrom('newsletterTopics').where('subscriberId', '=', subscriberId).execute();
  if (topics.length > 0)
    await trx
      .insertInto('newsletterTopics')
      .values(topics.map((tag) => ({ subscriberId, tag })))
      .execute();
}
