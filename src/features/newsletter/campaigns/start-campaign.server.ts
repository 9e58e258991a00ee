import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { companyZone, zonedInstant } from '#core/zoned-time.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  type Campaign,
  campaignLock,
  changeCampaign,
  countReaders,
  getCampaign,
} from '../campaigns.repository.server.ts';
import { type CampaignText, hasPortuguese, missingEnglish, startHold } from './campaigns.ts';

export type StartRefusal =
  | { code: 'unknown_campaign' | 'ended' | 'no_readers' | 'past' }
  | { code: 'not_ready'; fields: CampaignText[] }
  | { code: 'missing_portuguese'; readers: number };

type Start = { missing?: Campaign['missing'] | undefined; at?: string | undefined };

/** Returns the instant of a moment of Lisbon's clock, or of one with an offset; null if there is none. */
function instantOf(at: string): string | null {
  if (/(?:Z|[+-]\d{2}:\d{2})$/.test(at)) {
    const instant = new Date(at);
    return Number.isNaN(instant.getTime()) ? null : toInstant(instant);
  }
  const [day = '', time = ''] = at.split('T');
  const isReal = !Number.isNaN(Date.parse(`${at}Z`));
  return isReal ? zonedInstant(day, time.slice(0, 8), companyZone) : null;
}

/** Returns why a draft cannot be started like this; null if it can. */
async function reasonAgainst(
  trx: Queryable,
  campaign: Campaign,
  { missing, begins }: Pick<Start, 'missing'> & { begins: string },
): Promise<StartRefusal | null> {
  const fields = missingEnglish(campaign);
  if (fields.length > 0) return { code: 'not_ready', fields };
  const readers = await countReaders(trx, { tags: campaign.tags, at: new Date(begins) });
  if (readers.en + readers.pt === 0) return { code: 'no_readers' };
  if (readers.pt === 0 || hasPortuguese(campaign) || missing) return null;
  return { code: 'missing_portuguese', readers: readers.pt };
}

/**
 * Starts an issue: it begins after ten seconds, or at a moment of Lisbon's clock, until when it can be
 * put back. One that is on its way stays as it is.
 */
export async function startCampaign(
  context: Context,
  id: string,
  { missing, at }: Start,
): Promise<Result<null, StartRefusal>> {
  const now = context.clock();
  const held = toInstant(new Date(now.getTime() + startHold));
  const wanted = at === undefined ? held : instantOf(at);
  return transact(context, async (trx) => {
    await context.database.lock(trx, campaignLock(id));
    const campaign = await getCampaign(trx, id);
    if (!campaign) return refuse({ code: 'unknown_campaign' });
    if (['scheduled', 'sending', 'paused'].includes(campaign.state)) return accept(null);
    if (campaign.state !== 'draft') return refuse({ code: 'ended' });
    if (wanted === null || wanted <= toInstant(now)) return refuse({ code: 'past' });
    const beginsAt = wanted < held ? held : wanted;
    const against = await reasonAgainst(trx, campaign, { missing, begins: beginsAt });
    if (against) return refuse(against);
    const change = { state: 'scheduled', missing: missing ?? null, beginsAt } as const;
    await changeCampaign(trx, { id, from: ['draft'], ...change, updatedAt: toInstant(now) });
    await recordChange(context, trx, {
      action: 'campaign.start',
      subject: { kind: 'campaign', id },
      after: { beginsAt, ...(missing && { missing }) },
    });
    return accept(null);
  });
}

/** What is done with an issue on its way, and what the log calls it. */
const turns = {
  pause: 'campaign.pause',
  resume: 'campaign.resume',
  stop: 'campaign.stop',
} as const;
export type Turn = keyof typeof turns;

/** What each turn makes of an issue, by its state; null where it stays as it is, for a repeated press. */
function turned(
  { state, stoppedBy }: Campaign,
  turn: Turn,
): Partial<Omit<Campaign, 'articles' | 'tags'>> | null | 'not_possible' {
  if (turn === 'pause') {
    if (state === 'paused') return null;
    return state === 'sending' ? { state: 'paused' } : 'not_possible';
  }
  if (turn === 'resume') {
    if (state === 'sending') return null;
    if (state === 'paused') return { state: 'sending' };
    const stoppedItself = state === 'stopped' && stoppedBy !== 'staff';
    if (!stoppedItself) return 'not_possible';
    return { state: 'sending', stoppedBy: null, endedAt: null, goesOn: true };
  }
  if (state === 'draft' || (state === 'stopped' && stoppedBy === 'staff')) return null;
  if (state === 'sent') return 'not_possible';
  return state === 'scheduled'
    ? { state: 'draft', beginsAt: null, missing: null }
    : // Whoever stops an issue for good has mostly found a mistake in it.
      { state: 'stopped', stoppedBy: 'staff', archive: 'none' };
}

/**
 * Pauses, resumes or stops an issue. Before its first mail a stop makes it a draft again; later it is
 * final, and whoever waits is skipped. Mails on their way arrive.
 */
export async function turnCampaign(
  context: Context,
  id: string,
  turn: Turn,
): Promise<Result<null, 'unknown_campaign' | 'not_possible'>> {
  const at = toInstant(context.clock());
  return transact(context, async (trx) => {
    await context.database.lock(trx, campaignLock(id));
    const campaign = await getCampaign(trx, id);
    if (!campaign) return refuse('unknown_campaign');
    const change = turned(campaign, turn);
    if (change === 'not_possible') return refuse('not_possible');
    if (change === null) return accept(null);
    const isEnd = change.state === 'stopped';
    const ended = isEnd ? { endedAt: at } : {};
    await changeCampaign(trx, { id, from: [campaign.state], ...change, ...ended, updatedAt: at });
    if (isEnd)
      await trx
        .updateTable('campaignRecipients')
        .set({ state: 'skipped' })
        .where('campaignId', '=', id)
        .where('state', '=', 'waiting')
        .execute();
    await recordChange(context, trx, {
      action: turns[turn],
      subject: { kind: 'campaign', id },
      before: { state: campaign.state },
      after: { state: change.state ?? campaign.state },
    });
    return accept(null);
  });
}
