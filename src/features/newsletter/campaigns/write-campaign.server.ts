import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import {
  keepRefused,
  keepVersion,
  removeVersions,
} from '#features/content/drafts/keep-version.server.ts';
import { listRecordVersions } from '#features/content/history/list-versions.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  campaignLock,
  changeCampaign,
  deleteDraft,
  getCampaign,
  insertCampaign,
  lastArchiveChoice,
} from '../campaigns.repository.server.ts';
import { type CampaignText, type CampaignTexts, campaignTexts } from './campaigns.ts';

/** Of what an issue is made, as the columns hold it. */
type MadeOf = { articles: string; articlesHash: string; tags: string };

/** The name of issues among the kinds whose versions are kept. */
const versionsKind = 'campaign';

function textsOf(campaign: CampaignTexts): CampaignTexts {
  const { subject, subjectPt, preheader, preheaderPt, body, bodyPt } = campaign;
  return { subject, subjectPt, preheader, preheaderPt, body, bodyPt };
}

/** Stores a new issue as a draft; returns its id. */
export async function createCampaign(
  context: Context,
  texts: CampaignTexts,
  { articles, articlesHash, tags }: MadeOf = { articles: '[]', articlesHash: '', tags: '[]' },
): Promise<string> {
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
      articles,
      articlesHash,
      tags,
      slug: null,
      archive: await lastArchiveChoice(trx),
      createdAt: at,
      updatedAt: at,
    });
    const subject = { kind: 'campaign', id };
    const values = textsOf(texts);
    await keepVersion(context, trx, { kind: versionsKind, id }, { note: 'draft', values });
    await recordChange(context, trx, { action: 'campaign.write', subject });
  });
  return id;
}

export type DraftRefusal = 'unknown_campaign' | 'changed' | 'not_draft';
type Given = { [Text in CampaignText]?: string | undefined };

/**
 * Changes the texts of a draft that is based on `revision`, and keeps them as a version; those of a save
 * that is refused too. The same texts again change nothing, so that a call may be repeated.
 */
export async function saveCampaignDraft(
  context: Context,
  { id, revision }: { id: string; revision: number },
  given: Given,
  madeOf: { articlesHash?: string } = {},
): Promise<Result<null, DraftRefusal>> {
  return transact(context, async (trx) => {
    await context.database.lock(trx, campaignLock(id));
    const present = await getCampaign(trx, id);
    if (!present) return refuse('unknown_campaign');
    const changed = campaignTexts.filter(
      (text) => given[text] !== undefined && given[text] !== present[text],
    );
    const isTaken = 'articlesHash' in madeOf && madeOf.articlesHash !== present.articlesHash;
    if (changed.length === 0 && !isTaken) return accept(null);
    const texts = Object.fromEntries(changed.map((text) => [text, given[text]]));
    const key = { kind: versionsKind, id };
    const [before, values] = [textsOf(present), { ...textsOf(present), ...texts }];
    if (present.revision !== revision) {
      await keepRefused(context, trx, key, { present: before, values });
      return refuse('changed');
    }
    const isSaved = await changeCampaign(trx, {
      id,
      from: ['draft'],
      ...texts,
      ...madeOf,
      revision: revision + 1,
      updatedAt: toInstant(context.clock()),
    });
    if (!isSaved) return refuse('not_draft');
    // What somebody wrote stays a version of its own beside the articles' new texts.
    await keepVersion(context, trx, key, { note: 'draft', values, isNewSitting: isTaken });
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
    await removeVersions(trx, { kind: versionsKind, id });
    const subject = { kind: 'campaign', id };
    await recordChange(context, trx, { action: 'campaign.remove', subject });
    return accept(null);
  });
}

const mostVersions = 20;

/** Returns what an issue said before, the newest first; null if there is none. */
export async function listCampaignVersions({ database }: Context, id: string) {
  return database.read(async (db) => {
    if (!(await getCampaign(db, id))) return null;
    const versions = await listRecordVersions(
      db,
      { name: versionsKind },
      { id, most: mostVersions },
    );
    return versions.toReversed().map(({ number, note, at, values }) => ({
      number,
      isRefused: note === 'refused',
      at,
      texts: Object.fromEntries(
        campaignTexts.map((text) => [text, String(values[text] ?? '')]),
      ) as CampaignTexts,
    }));
  });
}
