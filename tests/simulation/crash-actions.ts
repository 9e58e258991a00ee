import { remindBookings } from '#features/booking/reminders/remind-bookings.server.ts';
import { releaseClaims } from '#platform/outbox/outbox.repository.server.ts';
import { dueReminders, expectReminder } from './mail-model.ts';
import { passTime, runWorker, tick } from './running-server.ts';
import {
  type CrashPoint,
  dyingAround,
  isAhead,
  type Month,
  nowOf,
  tell,
} from './simulated-month.ts';
import { book } from './visitor-actions.ts';

const second = 1000;
const hour = 3600 * second;

/** The reminders' job, cut off by the death of the process: what it has not written it writes later. */
async function remindAndDie(month: Month, point: CrashPoint): Promise<void> {
  const { site, model, mails } = month;
  await dyingAround(month, point, () => remindBookings(site.context));
  if (point === 'before the commit') return;
  const rows = await site.database.read((db) =>
    db.selectFrom('outbox').select('messageId').execute(),
  );
  const written = new Set(rows.map(({ messageId }) => messageId));
  const now = nowOf(month);
  for (const reminder of dueReminders(model, mails, now))
    if (written.has(reminder.messageId)) expectReminder(mails, reminder, now);
}

/** The process starts after it was down for so long; its worker is mostly quicker than its job. */
async function restart(month: Month, downFor: number): Promise<void> {
  const { site } = month;
  site.clock.now = new Date(nowOf(month) + downFor);
  const at = site.clock.now.toISOString();
  if (site.database.engine === 'sqlite')
    await site.database.transaction((trx) => releaseClaims(trx, at));
  await tick(month, month.random.chance(0.8));
}

/** The process dies: before it sends a fresh mail, with it in hand, or while it writes reminders. */
export async function crash(month: Month): Promise<void> {
  const { random } = month;
  const lengths = [second, 30 * second, 10 * 60 * second, 3 * hour, 20 * hour, 60 * hour];
  const longest = isAhead(month) ? 3 : random.chance(0.15) ? 6 : 4;
  const downFor = random.pick(lengths.slice(0, longest));
  const moment = random.pick(['claiming', 'sending', 'sending', 'nothing', 'reminders'] as const);
  tell(month, `the process dies after ${moment}`, `down for ${downFor / second} s`);
  if (moment === 'reminders')
    await remindAndDie(month, random.pick(['before the commit', 'after the commit']));
  else await book(month);
  if (moment === 'claiming' || moment === 'sending')
    await runWorker(month, { mail: random.whole(1, 2), after: moment });
  await restart(month, downFor);
}

/** The server is down over the beginning of a consultation whose reminder could not be sent. */
export async function downOverABeginning(month: Month): Promise<void> {
  const { model, random, mailServer } = month;
  const now = nowOf(month);
  const starts = model.bookings
    .filter(({ status, startsAt }) => status === 'confirmed' && startsAt - hour - second > now)
    .map(({ startsAt }) => startsAt);
  if (starts.length === 0 || isAhead(month)) return;
  const start = Math.min(...starts);
  await passTime(month, start - hour - second);
  mailServer.answers = false;
  await passTime(month, start - random.whole(1, 50) * 60 * second);
  mailServer.answers = true;
  const late = random.pick([2 * 60 * second, 3 * hour, 50 * hour]);
  tell(month, 'the server is down over a beginning', `and ${late / second} s more`);
  await restart(month, start + late - nowOf(month));
}
