import { slugOfSource, sourceOfIssue } from '#core/visit-source.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { countBookingsFrom } from '#features/booking/book/booking-sources.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import {
  type Campaign,
  countAnswered,
  countReaders,
  countRecipients,
  countUnwilling,
  getCampaign,
  hasOwningReader,
  listCampaigns,
} from '../campaigns.repository.server.ts';
import { requirePace } from '../pace.repository.server.ts';
import { daysFor, minutesFor } from '../pace.ts';
import { countSignUpsFrom } from '../sign-up-sources.server.ts';
import { pageOf } from './archive-campaign.server.ts';
import { articlesStateOf, listNewArticles } from './campaign-from-articles.server.ts';
import type { CampaignDetail, CampaignRow, Campaigns } from './campaigns.schema.ts';
import { type Counts, hasPortuguese, noCounts } from './campaigns.ts';

const mostStopped = 3;

function rowOf(campaign: Campaign, counts: Counts = noCounts): CampaignRow {
  const { id, subject, subjectPt, state, beginsAt, startedAt, endedAt, stoppedBy } = campaign;
  const { createdAt, updatedAt } = campaign;
  return {
    id,
    subject,
    subjectPt,
    state,
    hasPortuguese: hasPortuguese(campaign),
    beginsAt,
    startedAt,
    endedAt,
    stoppedBy,
    createdAt,
    updatedAt,
    counts,
  };
}

/** Returns every issue with its figures, and who would get one now. */
export async function showCampaigns({ database }: Context): Promise<Campaigns> {
  return database.read(async (db) => {
    const campaigns = await listCampaigns(db);
    const counted = await countRecipients(
      db,
      campaigns.filter(({ startedAt }) => startedAt !== null).map(({ id }) => id),
    );
    return {
      campaigns: campaigns.map((one) => rowOf(one, counted.get(one.id))),
      readers: await countReaders(db),
      newArticles: await listNewArticles(db, campaigns),
    };
  });
}

/** Returns what a mail server said last of a mail that waits. */
async function troubleOf(db: Queryable, campaignId: string): Promise<string> {
  const row = await db
    .selectFrom('campaignRecipients')
    .select('error')
    .where('campaignId', '=', campaignId)
    .where('state', '=', 'waiting')
    .where('error', '<>', '')
    .orderBy('dueAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.error ?? '';
}

/** Returns how many sign-ups and bookings began at a link of an issue. */
async function cameFrom(db: Queryable, { slug, startedAt }: Campaign) {
  if (slug === null || startedAt === null) return { signUps: 0, bookings: 0 };
  const source = sourceOfIssue(slug);
  return {
    signUps: await countSignUpsFrom(db, source, startedAt),
    bookings: await countBookingsFrom(db, source, startedAt),
  };
}

/** Returns an issue with its texts and figures; null if there is none. */
export async function showCampaign(
  { database, clock, mailIn }: Context,
  id: string,
): Promise<CampaignDetail | null> {
  return database.read(async (db) => {
    const campaign = await getCampaign(db, id);
    if (!campaign) return null;
    const counts = (await countRecipients(db, [id])).get(id);
    const wanted = { tags: campaign.tags, at: clock() };
    const readers = await countReaders(db, wanted);
    const { preheader, preheaderPt, body, bodyPt, revision, missing, testedRevision } = campaign;
    const isOnItsWay = campaign.startedAt !== null;
    const waiting = isOnItsWay ? (counts?.waiting ?? 0) : readers.en + readers.pt;
    const pace = await requirePace(db);
    return {
      ...rowOf(campaign, counts),
      preheader,
      preheaderPt,
      body,
      bodyPt,
      revision,
      missing,
      readers,
      minutes: minutesFor(waiting, pace),
      days: daysFor(waiting, pace, readClock(clock(), companyZone).day),
      trouble: isOnItsWay ? await troubleOf(db, id) : '',
      isTested: testedRevision === revision,
      isReadByOwner: await hasOwningReader(db),
      articles: await articlesStateOf(db, campaign),
      leftOut: await countUnwilling(db, wanted),
      tags: campaign.tags,
      answered: mailIn === null ? null : await countAnswered(db, id),
      cameFrom: await cameFrom(db, campaign),
      archive: campaign.archive,
      page: pageOf(campaign),
    };
  });
}

/** Returns the issues that stopped themselves, about which nobody has decided yet, the newest first. */
export async function listStoppedIssues({ database }: Context) {
  const rows = await database.read((db) =>
    db
      .selectFrom('campaigns')
      .select(['id', 'subject', 'subjectPt', 'stoppedBy'])
      .where('state', '=', 'stopped')
      .where('stoppedBy', 'in', ['bounces', 'complaints'])
      .orderBy('endedAt', 'desc')
      .limit(mostStopped)
      .execute(),
  );
  return rows.map(({ id, subject, subjectPt, stoppedBy }) => ({
    id,
    subject,
    subjectPt,
    stoppedBy: stoppedBy === 'complaints' ? ('complaints' as const) : ('bounces' as const),
  }));
}

/** Returns the subjects of the issues behind sources, by source; a source that is no issue of ours has none. */
export async function listSubjectsOfSources(
  { database }: Context,
  sources: readonly string[],
): Promise<Map<string, Pick<Campaign, 'subject' | 'subjectPt'>>> {
  const slugs = sources.flatMap((source) => slugOfSource(source) ?? []);
  if (slugs.length === 0) return new Map();
  const rows = await database.read((db) =>
    db
      .selectFrom('campaigns')
      .select(['slug', 'subject', 'subjectPt'])
      .where('slug', 'in', slugs)
      .execute(),
  );
  return new Map(rows.map(({ slug, ...subjects }) => [sourceOfIssue(slug ?? ''), subjects]));
}
