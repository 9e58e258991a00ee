import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  campaignLock,
  changeCampaign,
  deleteDraft,
  getCampaign,
  insertCampaign,
} from '../campaigns.repository.server.ts';
import { type CampaignText, type CampaignTexts, campaignTexts } from './campaigns.ts';

/** Stores a new issue as a draft; returns its id. */
export async function createCampaign(context: Context, texts: CampaignTexts): Promise<string> {
  const id = newId();
  const at = toInstant(context.clock());
  await transact(context, async (trx) => {
    await insertCampaign(trx, {
      id,
      ...texts,
      state: 'draft',
      revision: 1,
      testedRevision: null,
      missing: null,
      beginsAt: null,
      startedAt: null,
      endedAt: null,
      stoppedBy: null,
      goesOn: false,
      createdAt: at,
      updatedAt: at,
    });
    const subject = { kind: 'campaign', id };
    await recordChange(context, trx, { action: 'campaign.write', subject });
  });
  return id;
}

type Given = { [Text in CampaignText]?: string | undefined };

/**
 * Changes the texts of a draft that is based on `revision`. The same texts again change nothing, so
 * that a call may be repeated.
 */
export async function saveCampaignDraft(
  context: Context,
  { id, revision }: { id: string; revision: number },
  given: Given,
): Promise<Result<null, 'unknown_campaign' | 'changed' | 'not_draft'>> {
  return transact(context, async (trx) => {
    await context.database.lock(trx, campaignLock(id));
    const present = await getCampaign(trx, id);
    if (!present) return refuse('unknown_campaign');
    const changed = campaignTexts.filter(
      (text) => given[text] !== undefined && given[text] !== present[text],
    );
    if (changed.length === 0) return accept(null);
    if (present.revision !== revision) return refuse('changed');
    const texts = Object.fromEntries(changed.map((text) => [text, given[text]]));
    const isSaved = await changeCampaign(trx, {
      id,
      from: ['draft'],
      ...texts,
      revision: revision + 1,
      updatedAt: toInstant(context.clock()),
    });
    if (!isSaved) return refuse('not_draft');
    const subject = { kind: 'campaign', id };
    await recordChange(context, trx, {
      action: 'campaign.write',
      subject,
      after: { fields: changed },
    });
    return accept(null);
  });
}

/** Deletes a draft, which nobody got. */
export async function removeCampaign(
  context: Context,
  id: string,
): Promise<Result<null, 'unknown_campaign' | 'not_draft'>> {
  return transact(context, async (trx) => {
    await context.database.lock(trx, campaignLock(id));
    if (!(await getCampaign(trx, id))) return refuse('unknown_campaign');
    if (!(await deleteDraft(trx, id))) return refuse('not_draft');
    const subject = { kind: 'campaign', id };
    await recordChange(context, trx, { action: 'campaign.remove', subject });
    return accept(null);
  });
}
