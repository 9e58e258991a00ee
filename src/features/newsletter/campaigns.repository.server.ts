import { setImmediate } from 'node:timers/promises';
import {
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  sql,
  type Updateable,
} from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Counts, noCounts } from './campaigns/campaigns.ts';
import type { ArchiveChoice, CampaignState, CampaignTable } from './newsletter.tables.ts';
import { isTimeAgain, type Wanted, wantsTags } from './wishes.repository.server.ts';

export type Campaign = Selectable<CampaignTable>;

/** Returns the name of the lock for changes of an issue and of who gets it. */
export function campaignLock(id: string): string {
  return `campaign:${id}`;
}

export async function getCampaign(db: Queryable, id: string): Promise<Campaign | null> {
  const row = await db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Returns all issues, those first that were written last. */
export async function listCampaigns(db: Queryable): Promise<Campaign[]> {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns where the issue that was made last is on the site. */
export async function lastArchiveChoice(db: Queryable): Promise<ArchiveChoice> {
  const row = await db
    .selectFrom('campaigns')
    .select('archive')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.archive ?? 'listed';
}

export async function insertCampaign(
  trx: Queryable,
  campaign: Insertable<CampaignTable>,
): Promise<void> {
  await trx.insertInto('campaigns').values(campaign).execute();
}

/** Changes an issue that is in one of these states. Returns false if it is in another by now. */
export async function changeCampaign(
  trx: Queryable,
  {
    id,
    from,
    ...change
  }: { id: string; from: readonly CampaignState[] } & Omit<Updateable<CampaignTable>, 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('campaigns')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an issue that nobody got. Returns false if there is no such draft. */
export async function deleteDraft(trx: Queryable, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('campaigns')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns what became of the mails of issues, by their ids; an issue without any is left out. */
export async function countRecipients(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Counts>> {
  const counted = new Map<string, Counts>();
  if (ids.length === 0) return counted;
  const rows = await db
    .selectFrom('campaignRecipients')
    .select(['campaignId', 'state', 'cameBack'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaignId', 'in', ids)
    .groupBy(['campaignId', 'state', 'cameBack'])
    .execute();
  for (const { campaignId, state, cameBack, count } of rows) {
    const counts = counted.get(campaignId) ?? { ...noCounts };
    counts[state] += Number(count);
    if (cameBack === 'complaint') counts.complained += Number(count);
    else if (cameBack !== null) counts.bounced += Number(count);
    counted.set(campaignId, counts);
  }
  for (const { campaignId, left } of await countLeft(db, ids)) {
    const counts = counted.get(campaignId);
    if (counts) counts.left = Number(left);
  }
  return counted;
}

/** Counts the readers who answered an issue. */
export async function countAnswered(db: Queryable, id: string): Promise<number> {
  const row = await db
    .selectFrom('campaignRecipients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaignId', '=', id)
    .where('answeredAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Counts who left after an issue and before the next one that they got. */
async function countLeft(db: Queryable, ids: readonly string[]) {
  return db
    .selectFrom('newsletterSubscribers as subscriber')
    .innerJoin('campaignRecipients as got', 'got.subscriberId', 'subscriber.id')
    .select('got.campaignId')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('subscriber.status', '=', 'unsubscribed')
    .where('got.campaignId', 'in', ids)
    .whereRef('got.sentAt', '<=', 'subscriber.unsubscribedAt')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('campaignRecipients as later')
            .select('later.campaignId')
            .whereRef('later.subscriberId', '=', 'got.subscriberId')
            .whereRef('later.sentAt', '>', 'got.sentAt')
            .whereRef('later.sentAt', '<=', 'subscriber.unsubscribedAt'),
        ),
      ),
    )
    .groupBy('got.campaignId')
    .execute();
}

/** Counts the readers of each language; with `wanted`, those who want such an issue. */
export async function countReaders(
  db: Queryable,
  wanted: Wanted | null = null,
): Promise<{ en: number; pt: number }> {
  const rows = await readersOf(db)
    .$if(wanted !== null, (query) => query.where((reader) => wants(reader, wanted ?? nothing)))
    .select('language')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('language')
    .execute();
  const readers = { en: 0, pt: 0 };
  for (const { language, count } of rows) readers[language === 'pt' ? 'pt' : 'en'] += Number(count);
  return readers;
}

const nothing: Wanted = { tags: [], at: new Date(0) };

function wants(reader: ExpressionBuilder<Tables, 'newsletterSubscribers'>, { tags, at }: Wanted) {
  return reader.and([wantsTags(reader, tags), isTimeAgain(reader, at)]);
}

/** Counts the readers who do not want such an issue: it is about something else, or one came lately. */
export async function countUnwilling(
  db: Queryable,
  { tags, at }: Wanted,
): Promise<{ topics: number; lessOften: number }> {
  const count = async (query: ReturnType<typeof readersOf>) => {
    const row = await query
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const topics = readersOf(db).where((reader) => reader.not(wantsTags(reader, tags)));
  const lessOften = readersOf(db)
    .where((reader) => wantsTags(reader, tags))
    .where((reader) => reader.not(isTimeAgain(reader, at)));
  return { topics: tags.length === 0 ? 0 : await count(topics), lessOften: await count(lessOften) };
}

/** Selects the confirmed subscribers who are not suppressed. */
function readersOf(db: Queryable) {
  return db
    .selectFrom('newsletterSubscribers')
    .where('status', '=', 'confirmed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('suppressions')
            .select('suppressions.id')
            .whereRef('suppressions.subscriberId', '=', 'newsletterSubscribers.id'),
        ),
      ),
    );
}

/** Selects the readers who are owners of the company, by their addresses. */
function owningReaders(db: Queryable) {
  return readersOf(db).where('emailKey', 'in', ({ selectFrom }) =>
    selectFrom('staff')
      .innerJoin('people', 'people.id', 'staff.personId')
      .select('people.emailKey')
      .where('role', '=', 'owner')
      .where('staff.endedAt', 'is', null),
  );
}

export async function hasOwningReader(db: Queryable): Promise<boolean> {
  const row = await owningReaders(db).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Before everybody else, so that an owner sees what goes out while most of it can still be stopped. */
const first = '2000-01-01T00:00:00.000Z';

async function letOwnersBeFirst(trx: Queryable, campaignId: string): Promise<void> {
  await trx
    .updateTable('campaignRecipients')
    .set({ dueAt: first })
    .where('campaignId', '=', campaignId)
    .where('subscriberId', 'in', owningReaders(trx).select('id'))
    .execute();
}

/** How many readers are written down at once: others are served in between. */
const atOnce = 1_000;

type Addressed = { id: string; isBilingual: boolean; wanted: Wanted } & Pick<Campaign, 'missing'>;

/**
 * Writes down who gets an issue: every reader who wants it, once, however often this runs, the owners
 * first. Whom it has no Portuguese for gets the English, or by `skip` nothing.
 */
export async function insertRecipients(trx: Queryable, issue: Addressed): Promise<void> {
  for (let after = ''; ; ) {
    const last = await readersOf(trx)
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .offset(atOnce - 1)
      .limit(1)
      .executeTakeFirst();
    await insertSome(trx, issue, { after, through: last?.id ?? null });
    if (!last) break;
    after = last.id;
    await setImmediate();
  }
  await letOwnersBeFirst(trx, issue.id);
}

async function insertSome(
  trx: Queryable,
  { id, isBilingual, missing, wanted }: Addressed,
  { after, through }: { after: string; through: string | null },
): Promise<void> {
  const isPortuguese = sql<boolean>`newsletter_subscribers.language = 'pt'`;
  const language = isBilingual
    ? sql<'en' | 'pt'>`case when ${isPortuguese} then 'pt' else 'en' end`
    : sql<'en' | 'pt'>`'en'`;
  const state =
    !isBilingual && missing === 'skip'
      ? sql<'waiting' | 'skipped'>`case when ${isPortuguese} then 'skipped' else 'waiting' end`
      : sql<'waiting' | 'skipped'>`'waiting'`;
  const rest = readersOf(trx)
    .where((reader) => wants(reader, wanted))
    .where('newsletterSubscribers.id', '>', after);
  const some = through === null ? rest : rest.where('newsletterSubscribers.id', '<=', through);
  await trx
    .insertInto('campaignRecipients')
    .columns([
      ...([
        'campaignId',
        'subscriberId',
        'language',
        'state',
        'dueAt',
        'attempts',
        'error',
      ] as const),
    ])
    .expression(
      some.select([
        sql<string>`cast(${id} as text)`.as('campaignId'),
        'newsletterSubscribers.id as subscriberId',
        language.as('language'),
        state.as('state'),
        // Long ago, so that the first are those who subscribed first.
        'newsletterSubscribers.createdAt as dueAt',
        sql<number>`0`.as('attempts'),
        sql<string>`''`.as('error'),
      ]),
    )
    .onConflict((conflict) => conflict.columns(['campaignId', 'subscriberId']).doNothing())
    .execute();
}
