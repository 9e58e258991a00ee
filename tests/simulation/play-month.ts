import { checkFeed } from './check-feed.ts';
import { checkState } from './check-state.ts';
import { crash, downOverABeginning } from './crash-actions.ts';
import { isTooLate } from './mail-model.ts';
import { changeRules, close, reopen, reviveMails, turnMailServer } from './owner-actions.ts';
import {
  cancelAgainstReminders,
  moveAgainstBooking,
  moveAgainstCancel,
  twoForOneSlot,
} from './race-actions.ts';
import { createRandom } from './random.ts';
import { passTime, sendMails } from './running-server.ts';
import { demand, isAhead, type Month, nowOf, openMonth, tell } from './simulated-month.ts';
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
  [2, turnMailServer],
  [3, crash],
  [2, downOverABeginning],
  [2, twoForOneSlot],
  [2, moveAgainstBooking],
  [2, moveAgainstCancel],
  [1, cancelAgainstReminders],
  [25, letTimePass],
];
const wholeWeight = actions.reduce((sum, [weight]) => sum + weight, 0);

function someAction({ random }: Month): Action {
  let left = random.next() * wholeWeight;
  for (const [weight, action] of actions) {
    left -= weight;
    if (left < 0) return action;
  }
  return letTimePass;
}

/** To where the month ought to be by now; sometimes some minutes, sometimes a day ahead. */
async function letTimePass(month: Month): Promise<void> {
  const { random, planned } = month;
  const now = nowOf(month);
  const kind = random.pick(['minutes', 'minutes', 'leap', 'plan', 'plan', 'plan'] as const);
  const leap = now + random.whole(hour, 36 * hour);
  const soon = now + random.whole(1, 30 * minute);
  const target = kind === 'leap' && !isAhead(month) ? leap : Math.max(planned, now + minute);
  await passTime(month, kind === 'minutes' ? soon : target);
  tell(month, 'time passes');
}

async function act(month: Month): Promise<void> {
  const { site, random } = month;
  site.clock.now = new Date(nowOf(month) + random.whole(1, 50));
  // A mail server that is away for long would park everything.
  const action =
    !month.mailServer.answers && random.chance(0.1) ? turnMailServer : someAction(month);
  await action(month);
  if (random.chance(0.7)) await sendMails(month);
  demand(month.wrongs.length === 0, month.wrongs.join('\n'));
}

/** Lets everything that waits leave: the mail server is back, and the owner revives what is parked. */
async function settle(month: Month): Promise<void> {
  month.mailServer.answers = true;
  await reviveMails(month);
  await passTime(month, nowOf(month) + day);
  demand(month.wrongs.length === 0, month.wrongs.join('\n'));
  const left = [...month.mails.values()]
    .filter((mail) => !isTooLate(mail, nowOf(month)))
    .filter(({ state }) => state !== 'sent' && state !== 'withdrawn');
  demand(left.length === 0, `Never sent: ${left.map(({ messageId }) => messageId).join(', ')}`);
}

export type MonthPlan = { from: string; count: number; seed: number };

/** Plays a month of so many actions, checking all the way; answers how often each thing happened. */
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
    const last = month.story.slice(-15).join('\n');
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(
      `SIMULATION_SEED=${seed} from ${from} with ${count} actions on ${month.site.database.engine}, after ${month.story.length} of them:\n${told}\nThe last of them:\n${last}`,
    );
  } finally {
    await month.site.close();
  }
}
