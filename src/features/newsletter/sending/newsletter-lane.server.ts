import type { ExpressionBuilder } from 'kysely';
import { toInstant } from '#core/clock.ts';
import type { Tables } from '#database/tables.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { failureCode } from '#platform/outbox/describe-failure.ts';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { issueSlug } from '../campaigns/archive-campaign.server.ts';
import { hasPortuguese } from '../campaigns/campaigns.ts';
import {
  campaignLock,
  changeCampaign,
  getCampaign,
  insertRecipients,
} from '../campaigns.repository.server.ts';
import { sendInvitations } from '../importing/send-invitations.server.ts';
import { mostAtOnce } from '../pace.ts';
import { claimMails, releaseCampaignClaims } from './claims.repository.server.ts';
import { prepareOnce, restMilliseconds, type Sending, sendClaim } from './send-claim.server.ts';

/** How often another process's starts are looked for, in milliseconds. */
const longestSleep = 2_000;

/** Begins the issues whose moment has come: everybody who gets one is written down, once. */
async function beginDueCampaigns(context: Context): Promise<void> {
  const at = toInstant(context.clock());
  const due = await context.database.read((db) =>
    db
      .selectFrom('campaigns')
      .select('id')
      .where('state', '=', 'scheduled')
      .where('beginsAt', '<=', at)
      .orderBy('beginsAt')
      .execute(),
  );
  for (const { id } of due)
    await transact(context, async (trx) => {
      await context.database.lock(trx, campaignLock(id));
      const campaign = await getCampaign(trx, id);
      if (campaign?.state !== 'scheduled') return;
      const slug = await issueSlug(context, trx, campaign);
      const begun = { state: 'sending', startedAt: at, updatedAt: at, slug } as const;
      if (!(await changeCampaign(trx, { id, from: ['scheduled'], ...begun }))) return;
      const { missing, tags } = campaign;
      const wanted = { tags, at: context.clock() };
      const isBilingual = hasPortuguese(campaign);
      await insertRecipients(trx, { id, isBilingual, missing, wanted });
    });
}

function hasNoneWaiting({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'campaigns'>) {
  return not(
    exists(
      selectFrom('campaignRecipients')
        .select('subscriberId')
        .whereRef('campaignId', '=', 'campaigns.id')
        .where('campaignRecipients.state', '=', 'waiting'),
    ),
  );
}

/** Ends the issues of which no row waits any more; that is asked, not counted. */
async function endDoneCampaigns(context: Context): Promise<void> {
  const at = toInstant(context.clock());
  // Every two seconds while an issue goes out: mostly none has ended, and nothing is written then.
  const done = await context.database.read((db) =>
    db
      .selectFrom('campaigns')
      .select('id')
      .where('state', '=', 'sending')
      .where(hasNoneWaiting)
      .execute(),
  );
  if (done.length === 0) return;
  await transact(context, (trx) =>
    trx
      .updateTable('campaigns')
      .set({ state: 'sent', endedAt: at, updatedAt: at })
      .where('state', '=', 'sending')
      .where(hasNoneWaiting)
      .execute(),
  );
}

/**
 * Begins what is due and sends until nothing may leave now. Returns whether the mail server takes
 * mails. Any number of processes may do so at the same time.
 */
export async function runNewsletterLane(context: Context, sending: Sending): Promise<boolean> {
  await beginDueCampaigns(context);
  const prepare = prepareOnce();
  let isWorking = true;
  while (isWorking && !sending.stopping()) {
    const claim = await claimMails(context, mostAtOnce);
    if (claim === null) break;
    isWorking = await sendClaim(context, claim, { ...sending, prepare });
  }
  if (isWorking && !sending.stopping()) isWorking = await sendInvitations(context, sending);
  await endDoneCampaigns(context);
  return isWorking;
}

export type NewsletterLane = {
  /** Stops after the mails that are on their way; the others are given back. */
  stop(): Promise<void>;
};

/**
 * Starts the lane of the newsletter, apart from the outbox, whose mails never wait for it. One per
 * process. On SQLite, whose folder is locked, what an ended server had claimed is released.
 */
export function startNewsletterLane(
  makeContext: () => Context,
  deliver: (mail: StoredMail) => Promise<void>,
): NewsletterLane {
  let isStopped = false;
  let endWait = () => {};
  let areClaimsReleased = makeContext().database.engine !== 'sqlite';

  function wait(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    endWait = () => {
      clearTimeout(timer);
      resolve();
    };
    return isStopped ? Promise.resolve(endWait()) : promise;
  }
  const sending: Sending = { deliver, wait, stopping: () => isStopped };

  async function pass(): Promise<number> {
    const context = makeContext();
    try {
      if (!areClaimsReleased) {
        await releaseCampaignClaims(context);
        areClaimsReleased = true;
      }
      return (await runNewsletterLane(context, sending)) ? longestSleep : restMilliseconds;
    } catch (error) {
      context.logger.error({ code: failureCode(error) }, 'the newsletter’s lane failed');
      return longestSleep;
    }
  }

  async function loop(): Promise<void> {
    while (!isStopped) await wait(await pass());
  }
  const ended = loop();
  return {
    async stop() {
      isStopped = true;
      endWait();
      await ended;
    },
  };
}
