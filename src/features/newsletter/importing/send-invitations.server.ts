import { toInstant } from '#core/clock.ts';
import { hashToken, newId, newToken } from '#core/ids.server.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { describeFailure, failureCode } from '#platform/outbox/describe-failure.ts';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { isPermanentFailure } from '#platform/outbox/permanent-failure.ts';
import { delayAfter } from '#platform/outbox/retry-schedule.ts';
import { leavingTokens } from '../leaving-token.server.ts';
import { getSubscriber, insertLink } from '../newsletter.repository.server.ts';
import { paceLock, requirePace, updatePace } from '../pace.repository.server.ts';
import { afterTaking, placesFrom } from '../pace.ts';
import { returnAddresses } from '../return-address.server.ts';
import { invitationMail } from './invitation-mail.server.ts';
import { noteInvitationReturned } from './invitation-returns.server.ts';

/** How long a claim lasts, and of how many: an issue that begins meanwhile waits for no more. */
const claimMilliseconds = 5 * 60_000;
const mostClaimed = 20;

/** An invitation that this process sends. `at`: from when on, in milliseconds. */
type Claimed = { recipientHash: string; subscriberId: string; attempts: number; at: number };

type Sending = {
  deliver(mail: StoredMail): Promise<void>;
  wait(milliseconds: number): Promise<void>;
  stopping(): boolean;
};

async function listDue(db: Queryable, now: string, limit: number) {
  return db
    .selectFrom('newsletterInvitations')
    .select(['recipientHash', 'subscriberId', 'attempts'])
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
    .where('importId', 'in', (lists) =>
      lists.selectFrom('subscriberImports').select('id').where('stoppedBy', 'is', null),
    )
    .orderBy('dueAt')
    .orderBy('recipientHash')
    .limit(limit)
    .execute();
}

/** Claims invitations, and the places in which they leave, as issues take them. */
async function claim(context: Context): Promise<Claimed[]> {
  const { database, clock } = context;
  const due = await database.read((db) => listDue(db, toInstant(clock()), 1));
  if (due.length === 0) return [];
  return transact(context, async (trx) => {
    await database.lock(trx, paceLock);
    const now = clock();
    const { day } = readClock(now, companyZone);
    const pace = await requirePace(trx);
    const places = placesFrom(pace, now, day).slice(0, mostClaimed);
    if (places.length === 0) return [];
    const rows = await listDue(trx, toInstant(now), places.length);
    const { name: _, ...taken } = afterTaking(pace, places, { day, count: rows.length });
    await updatePace(trx, taken);
    const hashes = rows.map(({ recipientHash }) => recipientHash);
    await trx
      .updateTable('newsletterInvitations')
      .set({ dueAt: toInstant(new Date(now.getTime() + claimMilliseconds)) })
      .where('recipientHash', 'in', hashes)
      .execute();
    return rows.map((row, at) => ({ ...row, at: places[at] ?? now.getTime() }));
  });
}

type Change = { state?: 'sent' | 'failed' | 'skipped'; dueAt?: string; error?: string };

async function note(
  context: Context,
  { recipientHash }: Pick<Claimed, 'recipientHash'>,
  change: Change & { attempts?: number; sentAt?: string },
): Promise<void> {
  await transact(context, (trx) =>
    trx
      .updateTable('newsletterInvitations')
      .set(change)
      .where('recipientHash', '=', recipientHash)
      .where('state', '=', 'waiting')
      .execute(),
  );
}

async function isListStopped(trx: Queryable, recipientHash: string): Promise<boolean> {
  const list = await trx
    .selectFrom('newsletterInvitations')
    .innerJoin('subscriberImports', 'subscriberImports.id', 'importId')
    .select('stoppedBy')
    .where('recipientHash', '=', recipientHash)
    .executeTakeFirst();
  return (list?.stoppedBy ?? null) !== null;
}

/** The mail of an invitation with a link of its own, or why it is not sent: its list stopped itself, or it is not wanted any more. */
async function write(
  context: Context,
  { subscriberId, recipientHash }: Claimed,
): Promise<StoredMail | 'stopped' | 'unwanted'> {
  const token = newToken();
  const createdAt = toInstant(context.clock());
  return transact(context, async (trx) => {
    const subscriber = await getSubscriber(trx, subscriberId);
    const suppressed = await trx
      .selectFrom('suppressions')
      .select('id')
      .where('recipientHash', '=', recipientHash)
      .executeTakeFirst();
    if (subscriber?.status !== 'unconfirmed' || suppressed) return 'unwanted';
    if (await isListStopped(trx, recipientHash)) return 'stopped';
    const link = { tokenHash: hashToken(token), subscriberId, createdAt };
    await insertLink(trx, { ...link, purpose: 'confirm' });
    const leavingToken = (await leavingTokens(trx))(subscriberId);
    const company = await requireCompany(trx);
    const sender = { origin: context.origin, company };
    const { maxPerDay: _, ...mail } = invitationMail(subscriber, {
      token,
      leavingToken,
      ...sender,
    });
    const bounces = context.mailIn?.bounces;
    const returnTo =
      bounces === undefined
        ? null
        : (await returnAddresses(trx, bounces))({ campaignId: null, subscriberId });
    return { ...mail, id: newId(), createdAt, ...(returnTo !== null && { returnTo }) };
  });
}

/** Sends one; returns whether the mail server takes mails. */
async function sendOne(context: Context, claimed: Claimed, { deliver }: Sending): Promise<boolean> {
  const mail = await write(context, claimed);
  if (mail === 'stopped' || mail === 'unwanted') {
    const back = { dueAt: toInstant(context.clock()) };
    await note(context, claimed, mail === 'stopped' ? back : { state: 'skipped' });
    return true;
  }
  try {
    await deliver(mail);
  } catch (error) {
    context.logger.warn({ code: failureCode(error) }, 'invitation not sent');
    if (isPermanentFailure(error)) {
      const { subscriberId } = claimed;
      const returned = { subscriberId, kind: 'hard', note: describeFailure(error) } as const;
      await transact(context, (trx) => noteInvitationReturned(context, trx, returned));
      return true;
    }
    const attempts = claimed.attempts + 1;
    const delay = delayAfter(attempts, Math.random);
    const dueAt = toInstant(new Date(context.clock().getTime() + (delay ?? 0)));
    await note(context, claimed, {
      attempts,
      // The words of a server may name the address, which must not stay here.
      error: failureCode(error),
      ...(delay === null ? { state: 'failed' as const } : { dueAt }),
    });
    return false;
  }
  await note(context, claimed, { state: 'sent', error: '', sentAt: toInstant(context.clock()) });
  return true;
}

/**
 * Sends what asks readers of imported lists to confirm, at the pace of issues and once each. It
 * takes few at a time, as an issue goes first. A crash repeats those at most, under the same Message-IDs.
 * Returns whether the mail server takes mails.
 */
export async function sendInvitations(context: Context, sending: Sending): Promise<boolean> {
  const claimed = await claim(context);
  let isWorking = true;
  const now = () => context.clock().getTime();
  for (const one of claimed) {
    while (!sending.stopping() && isWorking && now() < one.at) await sending.wait(one.at - now());
    if (sending.stopping() || !isWorking)
      await note(context, one, { dueAt: toInstant(context.clock()) });
    else isWorking = await sendOne(context, one, sending);
  }
  return isWorking;
}
