import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { knownTags } from '#features/blog/tags/known-tags.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { toJson } from '#platform/database/columns.ts';
import { transact } from '#platform/database/transact.server.ts';
import { campaignLock, changeCampaign, getCampaign } from '../campaigns.repository.server.ts';

/** Says what a draft is about, by tags of the blog; what the blog does not have is left out. */
export async function tagCampaign(
  context: Context,
  id: string,
  given: readonly string[],
): Promise<Result<null, 'unknown_campaign' | 'not_draft'>> {
  const tags = await context.database.read((db) => knownTags(db, given));
  return transact(context, async (trx) => {
    await context.database.lock(trx, campaignLock(id));
    const campaign = await getCampaign(trx, id);
    if (!campaign) return refuse('unknown_campaign');
    const updatedAt = toInstant(context.clock());
    if (!(await changeCampaign(trx, { id, from: ['draft'], tags: toJson(tags), updatedAt })))
      return refuse('not_draft');
    await recordChange(context, trx, {
      action: 'campaign.tag',
      subject: { kind: 'campaign', id },
      before: { tags: campaign.tags.join(', ') },
      after: { tags: tags.join(', ') },
    });
    return accept(null);
  });
}
