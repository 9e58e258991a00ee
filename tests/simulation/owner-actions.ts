import { setBookingRules } from '#features/booking/rules/booking-rules.server.ts';
import { closeDay, reopenDay } from '#features/booking/rules/close-times.server.ts';
import { reviveDead } from '#platform/outbox/outbox-list.repository.server.ts';
import { addDays, type ExpectedRules, firstRules, todayAt } from './booking-model.ts';
import { retryParked } from './mail-model.ts';
import { ensure, type Month, nowOf, record } from './simulated-month.ts';

/** Closes a day; the bookings on it stay. */
export async function close(month: Month): Promise<void> {
  const { model, random, site } = month;
  const day = addDays(todayAt(nowOf(month)), random.whole(0, random.chance(0.7) ? 5 : 60));
  const outcome = await closeDay(site.context, { day, note: 'Stocktaking', notePt: 'Inventário' });
  record(month, 'close a day', day);
  ensure(outcome.ok, `${day} was not closed.`);
  model.closedDays.add(day);
  const here = model.bookings.filter((one) => one.date === day && one.status === 'confirmed');
  ensure(
    outcome.value.kept.length === here.length,
    `${outcome.value.kept.length} bookings are named on ${day} instead of ${here.length}.`,
  );
}

export async function reopen(month: Month): Promise<void> {
  const { model, random, site } = month;
  if (model.closedDays.size === 0) return;
  const day = random.pick([...model.closedDays]);
  const outcome = await reopenDay(site.context, day);
  record(month, 'reopen a day', day);
  ensure(outcome.ok, `${day} was not reopened.`);
  model.closedDays.delete(day);
}

function pickRules({ random, model }: Month): Partial<ExpectedRules> {
  const sets: Partial<ExpectedRules>[] = [
    firstRules,
    { bufferMinutes: random.pick([0, 15, 45, 45]) },
    { mostPerDay: random.pick([null, null, 2, 4]) },
    { noticeHours: random.pick([0, 1, 2, 26]) },
    { slotMinutes: random.pick([20, 30, 60]) },
    {
      slotTimes: random.pick([firstRules.slotTimes, ['09:00', '09:20', '09:40', '16:00', '21:30']]),
    },
    {
      weekdays: random.pick([
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5, 6],
      ]),
    },
    {
      weekdaySlots: random.pick([
        {},
        { 2: ['08:00', '12:30'] },
        { 5: ['09:00', '10:00'], 6: ['11:00'] },
      ]),
    },
    { horizonDays: random.pick([60, 60, 12]) },
  ];
  return { ...model.rules, ...random.pick(sets) };
}

/** Changes the rules; existing bookings are not affected. */
export async function changeRules(month: Month): Promise<void> {
  const rules = { ...month.model.rules, ...pickRules(month) };
  const outcome = await setBookingRules(month.site.context, rules);
  record(month, 'change the rules', JSON.stringify(rules));
  ensure(outcome.ok, 'The rules were not changed.');
  month.model.rules = rules;
}

/** Makes the mail server refuse mails, or accept them again. */
export async function toggleMailServer(month: Month): Promise<void> {
  month.mailServer.isUp = !month.mailServer.isUp;
  record(month, month.mailServer.isUp ? 'the mail server is back' : 'the mail server refuses');
}

/** Retries parked mails. */
export async function retryParkedMails({ site, mails }: Month): Promise<void> {
  const now = site.clock.now.toISOString();
  await site.database.transaction((trx) => reviveDead(trx, null, now));
  retryParked(mails);
}
