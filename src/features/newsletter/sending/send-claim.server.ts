import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { type MailSender, messageIdOf } from '#mail/mail-builder.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { describeFailure, failureCode } from '#platform/outbox/describe-failure.ts';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { isPermanentFailure } from '#platform/outbox/permanent-failure.ts';
import { delayAfter } from '#platform/outbox/retry-schedule.ts';
import {
  copyFor,
  issueKind,
  type PreparedIssue,
  prepareIssue,
  tokenPlace,
} from '../campaigns/issue-mail.server.ts';
import type { Campaign } from '../campaigns.repository.server.ts';
import { leavingTokens } from '../leaving-token.server.ts';
import { returnAddresses } from '../return-address.server.ts';
import { recipientHashes } from '../suppress.server.ts';
import { type Claim, type Claimed, getStanding, giveBack } from './claims.repository.server.ts';
import { noteReturned, touchCampaign } from './suppressions.server.ts';

/** Mails that leave at the same time. */
const lines = 5;
/** A mail that is later than this gives its place up, so that no minute holds more than the pace. */
const latest = 1_000;
/** What is sent is noted in groups: so many, or as many as leave in a second. */
const noteEvery = 25;
const noteAfter = 1_000;
/** How often what was sent is noted again where the database is away, a second later each time. */
const notings = 30;
/** How long the lane rests when it is the mail server that fails, and not a mail. */
export const restMilliseconds = 60_000;

export type Sending = {
  /** Hands a mail over; throws if it is not accepted. */
  deliver(mail: StoredMail): Promise<void>;
  /** Waits, or less long where the process stops. */
  wait(milliseconds: number): Promise<void>;
  stopping(): boolean;
};

type Outcome =
  | { kind: 'sent' | 'skipped' | 'back' }
  | { kind: 'refused'; error: unknown }
  | { kind: 'trouble'; error: unknown };

/** Whether the mail server refused this mail or its recipient, and would take another. */
function isAboutMail(error: unknown): boolean {
  const { code, command } = error as { code?: unknown; command?: unknown };
  return code === 'EADDRESS' || command === 'RCPT TO' || command === 'DATA';
}

/** Prepares the mail of an issue in one language. */
export type Prepare = (
  campaign: Campaign,
  language: 'en' | 'pt',
  sender: MailSender,
) => Promise<PreparedIssue>;

/** Returns a way to prepare issues that prepares each again only once something of it has changed. */
export function prepareOnce(): Prepare {
  const prepared = new Map<string, { of: string; issue: Promise<PreparedIssue> }>();
  return (campaign, language, sender) => {
    const { id, revision, archive, slug } = campaign;
    const of = JSON.stringify([id, revision, archive, slug, sender]);
    const known = prepared.get(language);
    if (known?.of === of) return known.issue;
    const issue = prepareIssue(campaign, language, { ...sender, isTest: false });
    prepared.set(language, { of, issue });
    return issue;
  };
}

/** The two texts of an issue, each prepared once, and what is each reader's own. */
async function prepareBoth(context: Context, { campaign, mails }: Claim, prepare: Prepare) {
  const bounces = context.mailIn?.bounces;
  const { company, ...own } = await context.database.read(async (db) => ({
    company: await requireCompany(db),
    tokenOf: await leavingTokens(db),
    hashOf: await recipientHashes(db),
    returnTo: bounces === undefined ? null : await returnAddresses(db, bounces),
  }));
  const sender = { origin: context.origin, company };
  const prepared = new Map<string, PreparedIssue>();
  for (const language of new Set(mails.map((mail) => mail.language)))
    prepared.set(language, await prepare(campaign, language, sender));
  return { prepared, ...own };
}

/** Notes what became of mails, in one transaction; their order does not count. */
async function note(
  context: Context,
  campaignId: string,
  outcomes: readonly { mail: Claimed; outcome: Outcome }[],
): Promise<void> {
  const now = context.clock();
  const at = toInstant(now);
  const idsOf = (kind: Outcome['kind']) =>
    outcomes.filter(({ outcome }) => outcome.kind === kind).map(({ mail }) => mail.subscriberId);
  await transact(context, async (trx) => {
    const settle = async (ids: readonly string[], change: { state: 'sent' | 'skipped' }) => {
      if (ids.length === 0) return;
      await trx
        .updateTable('campaignRecipients')
        .set({ ...change, error: '', ...(change.state === 'sent' && { sentAt: at }) })
        .where('campaignId', '=', campaignId)
        .where('subscriberId', 'in', ids)
        // A mail that left is sent, also where its issue was stopped meanwhile.
        .where('state', 'in', ['waiting', 'skipped'])
        .execute();
    };
    await settle(idsOf('sent'), { state: 'sent' });
    await settle(idsOf('skipped'), { state: 'skipped' });
    await giveBack(trx, { campaignId, ids: idsOf('back'), dueAt: at });
    for (const { mail, outcome } of outcomes) {
      if (outcome.kind === 'trouble') {
        const dueAt = toInstant(new Date(now.getTime() + restMilliseconds));
        const error = describeFailure(outcome.error);
        await giveBack(trx, { campaignId, ids: [mail.subscriberId], dueAt, error });
      }
      if (outcome.kind !== 'refused') continue;
      const { subscriberId, attempt } = mail;
      const isHopeless = isPermanentFailure(outcome.error);
      const delay = isHopeless ? null : delayAfter(attempt, Math.random);
      const error = describeFailure(outcome.error);
      await trx
        .updateTable('campaignRecipients')
        .set({ attempts: attempt, error })
        .set(
          delay === null
            ? { state: 'failed' }
            : { dueAt: toInstant(new Date(now.getTime() + delay)) },
        )
        .where('campaignId', '=', campaignId)
        .where('subscriberId', '=', subscriberId)
        .where('state', '=', 'waiting')
        .execute();
      if (isHopeless) {
        const returned = { campaignId, subscriberId, kind: 'hard', note: error } as const;
        await noteReturned(context, trx, returned);
      }
    }
    await touchCampaign(context, trx, campaignId);
  });
}

/**
 * Sends claimed mails, each in its place and five at once, and notes what became of them. Before each
 * it is asked again whether the issue still goes out and the reader still wants it. Returns whether the
 * mail server takes mails.
 */
export async function sendClaim(
  context: Context,
  claim: Claim,
  { deliver, wait, stopping, prepare }: Sending & { prepare: Prepare },
): Promise<boolean> {
  const { campaign, mails } = claim;
  const { prepared, tokenOf, hashOf, returnTo } = await prepareBoth(context, claim, prepare);
  const now = () => context.clock().getTime();
  const outcomes: { mail: Claimed; outcome: Outcome }[] = [];
  const busy = new Set<Promise<void>>();
  let isWorking = true;
  let noted = now();
  /** What stopped this process, not the mail server. */
  let failure: unknown = null;

  function fail(error: unknown): void {
    failure ??= error;
    isWorking = false;
  }

  async function flush(): Promise<void> {
    if (outcomes.length === 0) return;
    noted = now();
    const some = outcomes.slice();
    await note(context, campaign.id, some);
    outcomes.splice(0, some.length);
  }

  /** Notes the rest: what has left must not leave again because the database was away for a moment. */
  async function flushRest(): Promise<void> {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await flush();
      } catch (error) {
        if (attempt === notings || stopping()) throw error;
        await wait(noteAfter);
      }
  }

  async function sendOne(mail: Claimed): Promise<Outcome> {
    const { subscriberId } = mail;
    const of = { campaignId: campaign.id, subscriberId };
    const standing = await context.database.read((db) =>
      getStanding(db, of, { now: context.clock(), hashOf }),
    );
    if (standing?.state !== 'sending') return { kind: 'back' };
    const issue = prepared.get(mail.language);
    const { reader } = standing;
    if (!issue || reader === null) return { kind: 'skipped' };
    const original = reader.hasWaited ? issue.reminding : issue.mail;
    const token = tokenOf(subscriberId);
    const messageId = messageIdOf(issueKind, [campaign.id, subscriberId], context.origin);
    const { maxPerDay: _, ...copy } = copyFor(original, { to: reader.email, token, messageId });
    try {
      await deliver({
        ...copy,
        id: newId(),
        createdAt: campaign.startedAt ?? campaign.createdAt,
        copyOf: { original, place: tokenPlace, own: token },
        ...(returnTo && { returnTo: returnTo(of) }),
      });
      return { kind: 'sent' };
    } catch (error) {
      context.logger.warn({ campaign: campaign.id, code: failureCode(error) }, 'issue not sent');
      return { kind: isAboutMail(error) ? 'refused' : 'trouble', error };
    }
  }

  /** Waits for the place of a mail, and notes meanwhile what has left. */
  async function waitUntil(at: number): Promise<void> {
    while (!stopping() && isWorking && now() < at) {
      if (now() - noted >= noteAfter) await flush().catch(fail);
      await wait(Math.min(at - now(), noteAfter));
    }
  }

  for (const mail of mails) {
    await waitUntil(mail.at);
    if (stopping() || !isWorking || now() > mail.at + latest) {
      outcomes.push({ mail, outcome: { kind: 'back' } });
      continue;
    }
    const sent: Promise<void> = sendOne(mail)
      .catch((error): Outcome => {
        fail(error);
        return { kind: 'back' };
      })
      .then((outcome) => {
        if (outcome.kind === 'trouble') isWorking = false;
        outcomes.push({ mail, outcome });
        busy.delete(sent);
      });
    busy.add(sent);
    if (busy.size >= lines) await Promise.race(busy);
    if (outcomes.length >= noteEvery || now() - noted >= noteAfter) await flush().catch(fail);
  }
  await Promise.all(busy);
  await flushRest();
  if (failure !== null) throw failure;
  return isWorking;
}
