import { sql } from 'kysely';
import { isListedFor, type Sought } from '#platform/database/contains.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type {
  SubscriberFilter,
  SubscriberSort,
  SubscriberView,
} from './subscribers/subscriber-list.ts';

const columns = {
  date: 'createdAt',
  email: 'emailKey',
  language: 'language',
  state: 'status',
} as const satisfies Record<SubscriberSort, string>;

type Search = Sought & Pick<SubscriberView, 'language'>;

function listed(db: Queryable, { language, ...sought }: Search) {
  let rows = db.selectFrom('newsletterSubscribers');
  if (language !== '') rows = rows.where('language', '=', language);
  return rows.where(isListedFor('subscriber', sql.ref('newsletterSubscribers.id'), sought));
}

function sortedRows(
  db: Queryable,
  { filter, sort, direction, ...search }: SubscriberView & Sought,
) {
  const rows = listed(db, search);
  return (filter === 'all' ? rows : rows.where('status', '=', filter))
    .select(['id', 'email', 'name', 'language', 'status'])
    .select(['createdAt', 'confirmedAt', 'unsubscribedAt'])
    .select(({ selectFrom }) =>
      selectFrom('newsletterConsents')
        .select('page')
        .whereRef('subscriberId', '=', 'newsletterSubscribers.id')
        .where('page', 'is not', null)
        .orderBy('createdAt', 'desc')
        .limit(1)
        .as('page'),
    )
    .orderBy(columns[sort], direction)
    .orderBy('id', direction);
}

export async function listSubscribersOf(
  db: Queryable,
  view: SubscriberView & Sought,
  { limit, offset }: { limit: number; offset: number },
) {
  return sortedRows(db, view).limit(limit).offset(offset).execute();
}

/** Returns subscribers by their ids, those first that subscribed last. */
export async function listSubscribersById(db: Queryable, ids: readonly string[]) {
  const view = { filter: 'all', language: '', q: '', sort: 'date', direction: 'desc' } as const;
  return sortedRows(db, view).where('id', 'in', ids).execute();
}

/** Returns how many subscribers a search finds in each state, and in all. */
export async function countSubscribers(
  db: Queryable,
  search: Search,
): Promise<Record<SubscriberFilter, number>> {
  const rows = await listed(db, search)
    .select('status')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('status')
    .execute();
  const counts = { all: 0, confirmed: 0, unconfirmed: 0, unsubscribed: 0 };
  for (const { status, count } of rows) {
    counts[status] = Number(count);
    counts.all += Number(count);
  }
  return counts;
}

/** Returns the consents of a subscriber, newest first. */
export async function listConsents(db: Queryable, subscriberId: string) {
  return db
    .selectFrom('newsletterConsents')
    .select(['id', 'step', 'wording', 'language', 'page', 'createdAt'])
    .where('subscriberId', '=', subscriberId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns when the last confirmation mail to a subscriber was written, or null. */
export async function getLastAsked(db: Queryable, subscriberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('newsletterLinks')
    .select('createdAt')
    .where('subscriberId', '=', subscriberId)
    .where('purpose', '=', 'confirm')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

export async function deleteConsent(trx: Queryable, id: string): Promise<void> {
  await trx.deleteFrom('newsletterConsents').where('id', '=', id).execute();
}
