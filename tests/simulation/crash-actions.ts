import { remindBookings } from '#features/booking/messages/remind-bookings.server.ts';
import { releaseClaims } from '#platform/outbox/outbox.repository.server.ts';
import { dueReminders, expectReminder } from './mail-model.ts';
import { passTime, runWorker, tick } from './running-server.ts';
import {
  type CrashPoint,
  dyingAround,
  isAhead,
  type Month,
  nowOf,
  record,
} from './simulated-month.ts';
import { book } from './visitor-actions.ts';

const second = 1000;
const hour = 3600 * second;

/** The reminder job, interrupted by the death of the process; it writes the rest later. */
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

/** Starts the process after some downtime; its worker usually runs before its job. */
async function restart(month: Month, downFor: number): Promise<void> {
  const { site } = month;
  site.clock.now = new Date(nowOf(month) + downFor);
  const at = site.clock.now.toISOString();
  if (site.database.engine === 'sqlite')
    await site.database.transaction((trx) => releaseClaims(trx, at));
  await tick(month, month.random.chance(0.8));
}

/** The process dies before or after it sends a new mail, or while it writes reminders. */
export async function crash(month: Month): Promise<void> {
  const { random } = month;
  const lengths = [second, 30 * second, 10 * 60 * second, 3 * hour, 20 * hour, 60 * hour];
  const longest = isAhead(month) ? 3 : random.chance(0.15) ? 6 : 4;
  const downFor = random.pick(lengths.slice(0, longest));
  const moment = random.pick(['claiming', 'sending', 'sending', 'nothing', 'reminders'] as const);
  record(month, `the process dies after ${moment}`, `down for ${downFor / second} s`);
  if (moment === 'reminders')
    await remindAndDie(month, random.pick(['before the commit', 'after the commit']));
  else await book(month);
  if (moment === 'claiming' || moment === 'sending')
    await runWorker(month, { mail: random.whole(1, 2), after: moment });
  await restart(month, downFor);
}

/** The server is down when a consultation starts whose reminder could not be sent. */
export async function beDownAtStart(month: Month): Promise<void> {
  const { model, random, mailServer } = month;
  const now = nowOf(month);
  const starts = model.bookings
    .filter(({ status, startsAt }) => status === 'confirmed' && startsAt - hour - second > now)
    .map(({ startsAt }) => startsAt);
  if (starts.length === 0 || isAhead(month)) return;
  const start = Math.min(...starts);
  await passTime(month, start - hour - second);
  mailServer.isUp = false;
  await passTime(month, start - random.whole(1, 50) * 60 * second);
  mailServer.isUp = true;
  const late = random.pick([2 * 60 * second, 3 * hour, 50 * hour]);
  record(month, 'the server is down when a consultation starts', `and ${late / second} s more`);
  await restart(month, start + late - nowOf(month));
}
