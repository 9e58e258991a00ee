import { remindBookings } from '#features/booking/messages/remind-bookings.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { sendWaitingMails } from '#platform/outbox/send-waiting-mails.server.ts';
import { mailFaults } from './check-mail.ts';
import { createDyingProcess } from './dying-process.ts';
import { dueReminders, expectReminder, isTooLate, recordFailedAttempt } from './mail-model.ts';
import { ensure, type Month, nowOf, record } from './simulated-month.ts';

const logger = createLogger('silent');
const second = 1000;
const hour = 3600 * second;

/** The worker dies at the `mail`th mail of its pass, before or after sending it. */
export type WorkerCrash = { mail: number; after: 'claiming' | 'sending' };

const never = new Promise<never>(() => {});

/** One pass of a worker, to its end or until it dies. */
export async function runWorker(month: Month, crash: WorkerCrash | null = null): Promise<void> {
  const { site, mails, mailServer, problems } = month;
  const process = createDyingProcess(site.database);
  const died = Promise.withResolvers<'died'>();
  let inHand = 0;

  function die(): 'died' {
    process.die();
    died.resolve('died');
    return 'died';
  }

  async function handOver(mail: StoredMail): Promise<'taken' | 'died'> {
    const expected = mails.get(mail.messageId);
    inHand += 1;
    if (!expected) {
      problems.push(`The mail ${mail.messageId} is unexpected.`);
      return 'taken';
    }
    expected.attempts += 1;
    if (process.isDead()) return 'died';
    const dies = crash?.mail === inHand ? crash.after : null;
    if (dies === 'claiming') return die();
    if (!mailServer.isUp) {
      recordFailedAttempt(expected);
      throw Object.assign(new Error('Try later'), { responseCode: 451 });
    }
    const faults = await mailFaults(month, expected, mail);
    if (nowOf(month) < expected.dueAt) faults.push('it is held, so that its change can be undone');
    problems.push(...faults.map((fault) => `${mail.messageId}: ${fault}.`));
    expected.delivered += 1;
    month.tally.set(expected.kind, (month.tally.get(expected.kind) ?? 0) + 1);
    if (dies === 'sending') {
      record(month, 'a mail is sent and not recorded', mail.messageId);
      expected.unrecorded += 1;
      return die();
    }
    expected.state = 'sent';
    return 'taken';
  }

  async function deliver(mail: StoredMail): Promise<void> {
    if ((await process.track(() => handOver(mail))) === 'died') await never;
  }

  const { clock } = site;
  const jitter = month.random.next();
  const sending = sendWaitingMails(
    { database: process.database, deliver, logger, clock: () => clock.now, random: () => jitter },
    process.isDead,
  );
  const outcome = await Promise.race([sending, died.promise]);
  if (outcome === 'died') await process.quiet();
  else month.nextDue = outcome === null ? null : Date.parse(outcome);
}

/** Sends due mails with one worker, or two at once on PostgreSQL. */
export async function sendMails(month: Month): Promise<void> {
  const isDouble = month.site.database.engine === 'postgres' && month.random.chance(0.3);
  if (isDouble) await Promise.all([runWorker(month), runWorker(month)]);
  await runWorker(month);
  const now = nowOf(month);
  const { nextDue, mails } = month;
  ensure(nextDue === null || nextDue > now, 'The worker leaves a mail that is due.');
  const left = [...mails.values()].filter(
    (mail) =>
      mail.state === 'waiting' && mail.attempts === 0 && mail.dueAt <= now && !isTooLate(mail, now),
  );
  ensure(left.length === 0, `Never attempted: ${left.map(({ messageId }) => messageId)}`);
}

/** Runs the reminder job, sometimes in two processes. Returns whether it wrote a reminder. */
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

/** Runs worker and job once, in either order; a written reminder wakes the worker. */
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

/** Returns the next instant at which something is due, `target` at the latest. */
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

/** Advances the clock to an instant while worker and job run. */
export async function passTime(month: Month, target: number): Promise<void> {
  while (nowOf(month) < target) {
    month.site.clock.now = new Date(nextMoment(month, target));
    await tick(month);
  }
}
