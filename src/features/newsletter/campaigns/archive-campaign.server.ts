import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { slugOf } from '#core/slug-of.ts';
import { newsletterIssuePath } from '#paths.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  type Campaign,
  campaignLock,
  changeCampaign,
  getCampaign,
} from '../campaigns.repository.server.ts';
import type { ArchiveChoice } from '../newsletter.tables.ts';
import { campaignStates } from './campaigns.ts';

const longestSlug = 80;

/**
 * Returns the address of an issue below those of the archive: the one that it has, as mails name it, or
 * a free one of the words of its subject.
 */
export async function issueSlug(
  { database }: Context,
  trx: Queryable,
  { slug, subject }: Pick<Campaign, 'slug' | 'subject'>,
): Promise<string> {
  if (slug !== null) return slug;
  await database.lock(trx, 'issue-addresses');
  const wanted = slugOf(subject).slice(0, longestSlug).replace(/-+$/, '') || 'issue';
  const rows = await trx
    .selectFrom('campaigns')
    .select('slug')
    .where('slug', 'is not', null)
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
}

/** Returns the page of an issue, without a language's prefix; null where it has none. */
export function pageOf({ archive, slug }: Pick<Campaign, 'archive' | 'slug'>): string | null {
  return archive === 'none' || slug === null ? null : newsletterIssuePath.href({ slug });
}

/** Chooses where an issue is on the site: one that has gone out at once, a draft once it begins. */
export async function archiveCampaign(
  context: Context,
  id: string,
  archive: ArchiveChoice,
): Promise<Result<null, 'unknown_campaign'>> {
  return transact(context, async (trx) => {
    await context.database.lock(trx, campaignLock(id));
    const campaign = await getCampaign(trx, id);
    if (!campaign) return refuse('unknown_campaign');
    if (campaign.archive === archive) return accept(null);
    const hasBegun = campaign.startedAt !== null;
    const slug = hasBegun ? await issueSlug(context, trx, campaign) : campaign.slug;
    const updatedAt = toInstant(context.clock());
    await changeCampaign(trx, { id, from: campaignStates, archive, slug, updatedAt });
    await recordChange(context, trx, {
      action: 'campaign.archive',
      subject: { kind: 'campaign', id },
      before: { archive: campaign.archive },
      after: { archive },
    });
    return accept(null);
  });
}
