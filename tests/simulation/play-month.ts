import { checkFeed } from './check-feed.ts';
import { checkState } from './check-state.ts';
import { beDownAtStart, crash } from './crash-actions.ts';
import { isTooLate } from './mail-model.ts';
import { changeRules, close, reopen, retryParkedMails, toggleMailServer } from './owner-actions.ts';
import {
  cancelAgainstReminders,
  moveAgainstBooking,
  moveAgainstCancel,
  twoForOneSlot,
} from './race-actions.ts';
import { createRandom } from './random.ts';
import { passTime, sendMails } from './running-server.ts';
import { ensure, isAhead, type Month, nowOf, openMonth, record } from './simulated-month.ts';
import {
  beBusy,
  bookFor,
  cancelFor,
  closeSomeHours,
  moveFor,
  reopenSomeHours,
} from './staff-actions.ts';
import {
  book,
  bookAny,
  bookTaken,
  cancel,
  cancelAgain,
  move,
  moveAnywhere,
  moveToTaken,
} from './visitor-actions.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const length = 31 * day;
const betweenChecks = 25;

type Action = (month: Month) => Promise<void>;

const actions: [weight: number, action: Action][] = [
  [24, book],
  [4, bookTaken],
  [4, bookAny],
  [10, move],
  [3, moveToTaken],
  [4, moveAnywhere],
  [5, cancel],
  [3, cancelAgain],
  [2, close],
  [2, reopen],
  [3, changeRules],
  [4, bookFor],
  [4, moveFor],
  [2, cancelFor],
  [2, closeSomeHours],
  [2, reopenSomeHours],
  [2, beBusy],
  [2, toggleMailServer],
  [3, crash],
  [2, beDownAtStart],
  [2, twoForOneSlot],
  [2, moveAgainstBooking],
  [2, moveAgainstCancel],
  [1, cancelAgainstReminders],
  [25, letTimePass],
];
const totalWeight = actions.reduce((sum, [weight]) => sum + weight, 0);

function pickAction({ random }: Month): Action {
  let left = random.next() * totalWeight;
  for (const [weight, action] of actions) {
    left -= weight;
    if (left < 0) return action;
  }
  return letTimePass;
}

/** Lets time pass until the planned instant, or by some minutes, or by up to a day and a half. */
async function letTimePass(month: Month): Promise<void> {
  const { random, planned } = month;
  const now = nowOf(month);
  const kind = random.pick(['minutes', 'minutes', 'leap', 'plan', 'plan', 'plan'] as const);
  const leap = now + random.whole(hour, 36 * hour);
  const soon = now + random.whole(1, 30 * minute);
  const target = kind === 'leap' && !isAhead(month) ? leap : Math.max(planned, now + minute);
  await passTime(month, kind === 'minutes' ? soon : target);
  record(month, 'time passes');
}

async function act(month: Month): Promise<void> {
  const { site, random } = month;
  site.clock.now = new Date(nowOf(month) + random.whole(1, 50));
  // A mail server that is down for long would park every mail.
  const action =
    !month.mailServer.isUp && random.chance(0.1) ? toggleMailServer : pickAction(month);
  await action(month);
  if (random.chance(0.7)) await sendMails(month);
  ensure(month.problems.length === 0, month.problems.join('\n'));
}

/** Sends everything that waits: the mail server is up, and the owner retries parked mails. */
async function settle(month: Month): Promise<void> {
  month.mailServer.isUp = true;
  await retryParkedMails(month);
  await passTime(month, nowOf(month) + day);
  ensure(month.problems.length === 0, month.problems.join('\n'));
  const left = [...month.mails.values()]
    .filter((mail) => !isTooLate(mail, nowOf(month)))
    .filter(({ state }) => state !== 'sent' && state !== 'withdrawn');
  ensure(left.length === 0, `Never sent: ${left.map(({ messageId }) => messageId).join(', ')}`);
}

export type MonthPlan = { from: string; count: number; seed: number };

/** Simulates a month with `count` actions, checking the state. Returns how often each occurred. */
export async function playMonth({ from, count, seed }: MonthPlan): Promise<Map<string, number>> {
  const month = await openMonth(from, createRandom(seed));
  const start = Date.parse(from);
  try {
    for (let done = 1; done <= count; done += 1) {
      month.planned = start + (length * done) / count;
      await act(month);
      if (done % betweenChecks === 0) await checkState(month);
    }
    await settle(month);
    await checkState(month);
    await checkFeed(month);
    return month.tally;
  } catch (error) {
    const last = month.steps.slice(-15).join('\n');
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(
      `SIMULATION_SEED=${seed} from ${from} with ${count} actions on ${month.site.database.engine}, after ${month.steps.length} of them:\n${reason}\nThe last of them:\n${last}`,
    );
  } finally {
    await month.site.close();
  }
}
