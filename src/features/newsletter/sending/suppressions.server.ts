import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { issueKind } from '../campaigns/issue-mail.server.ts';
import { changeCampaign } from '../campaigns.repository.server.ts';
import { comingBackOf, countsOf, reasonToStop, weighsMore } from '../coming-back.ts';
import { invitationKind } from '../importing/invitation-mail.server.ts';
import { noteInvitationReturned } from '../importing/invitation-returns.server.ts';
import { getSubscriber } from '../newsletter.repository.server.ts';
import type { ComingBack } from '../newsletter.tables.ts';
import { findByReturnToken, type ListMail } from '../return-address.server.ts';
import { suppress } from '../suppress.server.ts';
import { removeComplainer } from '../unsubscribe/unsubscribe.server.ts';

/** So many issues in a row that come back for now are as one that comes back for good. */
const mostSoft = 3;

/** Whether the last issues that somebody was sent all came back. */
async function keepsComingBack(trx: Queryable, subscriberId: string): Promise<boolean> {
  const last = await trx
    .selectFrom('campaignRecipients')
    .select('cameBack')
    .where('subscriberId', '=', subscriberId)
    .where('sentAt', 'is not', null)
    .orderBy('sentAt', 'desc')
    .limit(mostSoft)
    .execute();
  return last.length === mostSoft && last.every(({ cameBack }) => cameBack !== null);
}

/** Stops an issue of which too many come back, once: whoever resumes it has seen why. */
async function stopIfHarmful(context: Context, trx: Queryable, campaignId: string): Promise<void> {
  const rows = await trx
    .selectFrom('campaignRecipients')
    .select('cameBack')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaignId', '=', campaignId)
    .where('state', 'in', ['sent', 'failed'])
    .groupBy('cameBack')
    .execute();
  const stoppedBy = reasonToStop(countsOf(rows));
  if (stoppedBy === null) return;
  const at = toInstant(context.clock());
  await trx
    .updateTable('campaigns')
    .set({ state: 'stopped', stoppedBy, endedAt: at, updatedAt: at })
    .where('id', '=', campaignId)
    .where('state', 'in', ['sending', 'paused'])
    .where('goesOn', '=', false)
    .execute();
}

export type Returned = {
  campaignId: string;
  subscriberId: string;
  kind: ComingBack;
  /** What the mail server said. */
  note: string;
};

/**
 * Notes that the mail of an issue came back, and follows it: for good, or three times in a row, nothing
 * more is sent to the address; a complaint also ends the subscription. Returns false for a mail that no
 * reader was sent.
 */
export async function noteReturned(
  context: Context,
  trx: Queryable,
  { campaignId, subscriberId, kind, note }: Returned,
): Promise<boolean> {
  const got = await trx
    .selectFrom('campaignRecipients')
    .select('cameBack')
    .where('campaignId', '=', campaignId)
    .where('subscriberId', '=', subscriberId)
    // A report may be here before it is noted that the mail has left.
    .where('state', '<>', 'skipped')
    .executeTakeFirst();
  if (!got) return false;
  if (!weighsMore(kind, got.cameBack)) return true;
  // The words of a server may name the address, which must not come back with a late report.
  const isErased = (await getSubscriber(trx, subscriberId)) === null;
  await trx
    .updateTable('campaignRecipients')
    .set({ cameBack: kind, error: isErased ? '' : note.slice(0, 300) })
    .where('campaignId', '=', campaignId)
    .where('subscriberId', '=', subscriberId)
    .execute();
  if (kind !== 'soft' || (await keepsComingBack(trx, subscriberId)))
    await suppress(context, trx, { subscriberId, reason: kind, note });
  if (kind === 'complaint') await removeComplainer(context, trx, subscriberId);
  await touchCampaign(context, trx, campaignId);
  await stopIfHarmful(context, trx, campaignId);
  return true;
}

/** Tells the browsers that look at an issue that its figures have changed. */
export async function touchCampaign(
  { clock }: Pick<Context, 'clock'>,
  trx: Queryable,
  id: string,
): Promise<void> {
  const from = ['sending', 'paused', 'sent', 'stopped'] as const;
  await changeCampaign(trx, { id, from, updatedAt: toInstant(clock()) });
}

/**
 * What a mail server or a provider tells of a mail, by the Message-IDs that it names. `tokens`: of the
 * addresses for reports to which it came. An address that it names proves nothing, and is not read.
 */
type Report = {
  action: 'failed' | 'delayed' | 'complaint' | 'other';
  messageIds: readonly string[];
  tokens: readonly string[];
  reason: string;
  status: string;
};

const ofIssue = new RegExp(`^${issueKind}\\.([0-9a-f-]{36})\\.([0-9a-f-]{36})@`);
const ofInvitation = new RegExp(`^${invitationKind}\\.([0-9a-f-]{36})@`);

/** Returns the mail of the list that a report is about; null if it is about none. */
async function findReported(
  trx: Queryable,
  { tokens, messageIds }: Pick<Report, 'tokens' | 'messageIds'>,
): Promise<ListMail | null> {
  for (const token of tokens) {
    const mail = await findByReturnToken(trx, token);
    if (mail) return mail;
  }
  const [, invited] = messageIds.map((id) => ofInvitation.exec(id)).find(Boolean) ?? [];
  return findNamed(messageIds) ?? (invited ? { campaignId: null, subscriberId: invited } : null);
}

/** Returns the mail of an issue that the first Message-ID of one names; null if none does. */
function findNamed(messageIds: readonly string[]) {
  const [, campaignId, subscriberId] =
    messageIds.map((id) => ofIssue.exec(id)).find((match) => match !== null) ?? [];
  return campaignId === undefined || subscriberId === undefined
    ? null
    : { campaignId, subscriberId };
}

/**
 * Notes that a reader answered an issue, once, by the Message-IDs that a mail says it answers: only who
 * got the issue knows hers, whatever address the answer is written from.
 */
export async function noteAnswer(
  context: Context,
  trx: Queryable,
  messageIds: readonly string[],
): Promise<void> {
  const mail = findNamed(messageIds);
  if (!mail) return;
  const { numUpdatedRows } = await trx
    .updateTable('campaignRecipients')
    .set({ answeredAt: toInstant(context.clock()) })
    .where('campaignId', '=', mail.campaignId)
    .where('subscriberId', '=', mail.subscriberId)
    // An answer may be here before it is noted that the mail has left.
    .where('state', '<>', 'skipped')
    .where('answeredAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await touchCampaign(context, trx, mail.campaignId);
}

/** Follows a report about a mail of the list. Returns false if it names none. */
export async function noteReport(
  context: Context,
  trx: Queryable,
  { action, reason, status, ...named }: Report,
): Promise<boolean> {
  const mail = await findReported(trx, named);
  if (!mail) return false;
  if (action === 'other' || action === 'delayed') return true;
  const { campaignId, subscriberId } = mail;
  const kind: ComingBack = action === 'complaint' ? action : comingBackOf(reason, status);
  const returned = { subscriberId, kind, note: reason || status };
  return campaignId === null
    ? noteInvitationReturned(context, trx, returned)
    : noteReturned(context, trx, { campaignId, ...returned });
}
