import { remindBookings } from '#features/booking/reminders/remind-bookings.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { sendWaitingMails } from '#platform/outbox/send-waiting-mails.server.ts';
import { mailFaults } from './check-mail.ts';
import { dueReminders, expectReminder, isTooLate, noteRefused } from './mail-model.ts';
import { demand, type Month, nowOf, tell } from './simulated-month.ts';

const logger = createLogger('silent');
const second = 1000;
const hour = 3600 * second;

/** The worker dies with a mail in hand: the `mail`th of its pass, before or after it was taken. */
export type WorkerCrash = { mail: number; after: 'claiming' | 'sending' };

const neverAgain = new Promise<never>(() => {});

/** One pass of a worker, to its end or to its death. */
export async function runWorker(month: Month, crash: WorkerCrash | null = null): Promise<void> {
  const { site, mails, mailServer, wrongs } = month;
  const died = Promise.withResolvers<'died'>();
  let inHand = 0;

  async function deliver(mail: StoredMail): Promise<void> {
    const expected = mails.get(mail.messageId);
    inHand += 1;
    if (!expected) {
      wrongs.push(`Nobody expected the mail ${mail.messageId}.`);
      return;
    }
    expected.tries += 1;
    const dies = crash?.mail === inHand ? crash.after : null;
    if (dies === 'claiming') {
      died.resolve('died');
      await neverAgain;
    }
    if (!mailServer.answers) {
      noteRefused(expected);
      throw Object.assign(new Error('Try later'), { responseCode: 451 });
    }
    const faults = await mailFaults(month, expected, mail);
    wrongs.push(...faults.map((fault) => `${mail.messageId}: ${fault}.`));
    expected.delivered += 1;
    month.tally.set(expected.kind, (month.tally.get(expected.kind) ?? 0) + 1);
    if (dies === 'sending') {
      tell(month, 'a mail leaves and is not noted', mail.messageId);
      expected.unnoted += 1;
      died.resolve('died');
      await neverAgain;
    }
    expected.state = 'sent';
  }

  const { database, clock } = site;
  const jitter = month.random.next();
  const sending = sendWaitingMails({
    ...{ database, deliver, logger },
    clock: () => clock.now,
    random: () => jitter,
  });
  const outcome = await Promise.race([sending, died.promise]);
  if (outcome !== 'died') month.nextDue = outcome === null ? null : Date.parse(outcome);
}

/** What a commit wakes and what looks by itself: one worker, or two at once on PostgreSQL. */
export async function sendMails(month: Month): Promise<void> {
  const isDouble = month.site.database.engine === 'postgres' && month.random.chance(0.3);
  if (isDouble) await Promise.all([runWorker(month), runWorker(month)]);
  await runWorker(month);
  const now = nowOf(month);
  const { nextDue, mails } = month;
  demand(nextDue === null || nextDue > now, 'The worker leaves a mail that is due.');
  const left = [...mails.values()].filter(
    (mail) => mail.state === 'waiting' && mail.tries === 0 && !isTooLate(mail, now),
  );
  demand(left.length === 0, `Not tried to send: ${left.map(({ messageId }) => messageId)}`);
}

/** The job of every minute, sometimes by two processes at once; answers whether it wrote anything. */
export async function remind(month: Month): Promise<boolean> {
  const { model, mails, random } = month;
  const isDouble = random.chance(0.2);
  await Promise.all([
    remindBookings(month.site.context),
    isDouble ? remindBookings(month.site.context) : null,
  ]);
  const now = nowOf(month);
  const due = dueReminders(model, mails, now);
  for (const reminder of due) expectReminder(mails, reminder, now);
  return due.length > 0;
}

/** Both loops of the server once, in either order; what the job writes wakes the worker. */
export async function tick(
  month: Month,
  isWorkerFirst: boolean = month.random.chance(0.5),
): Promise<void> {
  if (isWorkerFirst) {
    await sendMails(month);
    if (await remind(month)) await sendMails(month);
  } else {
    await remind(month);
    await sendMails(month);
  }
}

/** The next moment after now at which something is due, `target` at the latest. */
function nextMoment({ model, nextDue, random, site }: Month, target: number): number {
  const now = site.clock.now.getTime();
  const due = model.bookings
    .filter(({ status }) => status === 'confirmed')
    .flatMap(({ startsAt }) => [startsAt - 24 * hour, startsAt - hour, startsAt])
    .filter((moment) => moment > now)
    // The job comes once in a minute, at whatever second of it.
    .map((moment) => moment + random.whole(1, 59) * second);
  const unasked = now + random.whole(2, 24) * hour;
  return Math.min(target, unasked, ...due, Math.max(nextDue ?? target, now + second));
}

/** Lets the clock run to an instant while the server does what it does by itself. */
export async function passTime(month: Month, target: number): Promise<void> {
  while (nowOf(month) < target) {
    month.site.clock.now = new Date(nextMoment(month, target));
    await tick(month);
  }
}
