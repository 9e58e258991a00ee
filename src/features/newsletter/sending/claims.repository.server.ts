import { toInstant } from '#core/clock.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Placeholders, prepareRead } from '#platform/database/prepare-read.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { Campaign } from '../campaigns.repository.server.ts';
import type { CampaignState } from '../newsletter.tables.ts';
import { paceLock, requirePace, updatePace } from '../pace.repository.server.ts';
import { afterTaking, placesFrom } from '../pace.ts';

/** How long a claim lasts; what it holds leaves within two minutes and the time of one mail. */
const claimMilliseconds = 5 * 60_000;

/** A reader's mail that this process sends. `at`: from when on, in milliseconds. */
export type Claimed = {
  subscriberId: string;
  language: 'en' | 'pt';
  attempt: number;
  at: number;
};

export type Claim = { campaign: Campaign; mails: Claimed[] };

/** Returns the issue on its way that began first and of which a mail is due; null if there is none. */
async function findDueCampaign(trx: Queryable, now: string): Promise<Campaign | null> {
  const row = await trx
    .selectFrom('campaigns')
    .selectAll()
    .where('state', '=', 'sending')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('campaignRecipients')
          .select('subscriberId')
          .whereRef('campaignId', '=', 'campaigns.id')
          .where('campaignRecipients.state', '=', 'waiting')
          .where('dueAt', '<=', now),
      ),
    )
    .orderBy('startedAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Claims mails of one issue for five minutes, and the places in which they leave: at most 100, and no
 * more than the pace lets go in two minutes. Null if nothing is due, or nothing may leave now.
 */
export async function claimMails(context: Context, most: number): Promise<Claim | null> {
  const { database, clock } = context;
  // Most of the time nothing is due, and then nothing is written.
  const isDue = await database.read((db) => findDueCampaign(db, toInstant(clock())));
  if (!isDue) return null;
  return transact(context, async (trx) => {
    await database.lock(trx, paceLock);
    const now = clock();
    const { day } = readClock(now, companyZone);
    const campaign = await findDueCampaign(trx, toInstant(now));
    if (!campaign) return null;
    const pace = await requirePace(trx);
    const places = placesFrom(pace, now, day).slice(0, most);
    if (places.length === 0) return null;
    const rows = await trx
      .selectFrom('campaignRecipients')
      .select(['subscriberId', 'language', 'attempts'])
      .where('campaignId', '=', campaign.id)
      .where('state', '=', 'waiting')
      .where('dueAt', '<=', toInstant(now))
      .orderBy('dueAt')
      .limit(places.length)
      .execute();
    const { name: _, ...taken } = afterTaking(pace, places, { day, count: rows.length });
    await updatePace(trx, taken);
    await trx
      .updateTable('campaignRecipients')
      .set({ dueAt: toInstant(new Date(now.getTime() + claimMilliseconds)) })
      .where('campaignId', '=', campaign.id)
      .where(
        'subscriberId',
        'in',
        rows.map(({ subscriberId }) => subscriberId),
      )
      .execute();
    const mails = rows.map(({ subscriberId, language, attempts }, index) => ({
      subscriberId,
      language,
      attempt: attempts + 1,
      at: places[index] ?? now.getTime(),
    }));
    return { campaign, mails };
  });
}

/** Gives mails back that were not sent, so that any process may claim them at `dueAt`. */
export async function giveBack(
  trx: Queryable,
  {
    campaignId,
    ids,
    dueAt,
    error,
  }: { campaignId: string; ids: readonly string[]; dueAt: string; error?: string },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('campaignRecipients')
    .set({ dueAt, ...(error !== undefined && { error }) })
    .where('campaignId', '=', campaignId)
    .where('subscriberId', 'in', ids)
    .where('state', '=', 'waiting')
    .execute();
}

/** Releases all claims, for the only server of a database: those that made them have ended. */
export async function releaseCampaignClaims(context: Context): Promise<void> {
  const now = toInstant(context.clock());
  await transact(context, async (trx) => {
    await trx
      .updateTable('campaignRecipients')
      .set({ dueAt: now })
      .where('state', '=', 'waiting')
      .where('attempts', '=', 0)
      .where('dueAt', '>', now)
      .execute();
  });
}

/** What is asked again before each mail. */
export type Standing = {
  state: CampaignState;
  /** The reader as she is now; null if she is gone, has left, or is suppressed. */
  reader: Reader | null;
};

/** `hasWaited`: whether she has waited months for a first issue, and may have forgotten who we are. */
export type Reader = { email: string; hasWaited: boolean };

/** After so long a reader may have forgotten that she subscribed, in milliseconds. */
const longWait = 60 * 86_400_000;

const selectStanding = prepareRead(
  (db, { campaignId, subscriberId }: Placeholders<{ campaignId: string; subscriberId: string }>) =>
    db
      .selectFrom('campaigns')
      .leftJoin('newsletterSubscribers', (join) =>
        join.on('newsletterSubscribers.id', '=', subscriberId),
      )
      .select(['state', 'email', 'status', 'confirmedAt'])
      .where('campaigns.id', '=', campaignId),
);

const selectSuppression = prepareRead(
  (db, { recipientHash }: Placeholders<{ recipientHash: string }>) =>
    db.selectFrom('suppressions').select('id').where('recipientHash', '=', recipientHash),
);

const selectGotOne = prepareRead((db, { subscriberId }: Placeholders<{ subscriberId: string }>) =>
  db
    .selectFrom('campaignRecipients')
    .select('campaignId')
    .where('subscriberId', '=', subscriberId)
    .where('sentAt', 'is not', null)
    .limit(1),
);

/** Returns how an issue and one of its readers stand now; null where the issue is gone. */
export async function getStanding(
  db: Queryable,
  ids: { campaignId: string; subscriberId: string },
  { now, hashOf }: { now: Date; hashOf: (email: string) => string },
): Promise<Standing | null> {
  const [found] = await selectStanding(db, ids);
  if (!found) return null;
  const { state, email, status, confirmedAt } = found;
  if (email === null || status !== 'confirmed') return { state, reader: null };
  const [suppression] = await selectSuppression(db, { recipientHash: hashOf(email) });
  if (suppression) return { state, reader: null };
  const { subscriberId } = ids;
  const isOld = confirmedAt !== null && Date.parse(confirmedAt) < now.getTime() - longWait;
  const hasWaited = isOld && (await selectGotOne(db, { subscriberId })).length === 0;
  return { state, reader: { email, hasWaited } };
}
