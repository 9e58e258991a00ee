import { sql } from 'kysely';
import type { DayAvailability, OfferedRules } from '#features/booking/booking.ts';
import { displayedSlots } from '#features/booking/slots/components/use-availability.ts';
import { addDays, judge, timesOn, todayAt } from './booking-model.ts';
import { type ExpectedMail, isTooLate } from './mail-model.ts';
import { ensure, type Month, nowOf } from './simulated-month.ts';

/** Fails with the lines that only one side has, the site's marked by +, the model's by -. */
function ensureSame(what: string, found: string[], expected: string[]): void {
  const [have, want] = [new Set(found), new Set(expected)];
  const differing = [
    ...found.filter((line) => !want.has(line)).map((line) => `  + ${line}`),
    ...expected.filter((line) => !have.has(line)).map((line) => `  - ${line}`),
  ];
  ensure(differing.length === 0, `${what} differ:\n${differing.slice(0, 12).join('\n')}`);
  ensure(found.length === expected.length, `${what}: ${found.length}, not ${expected.length}.`);
}

async function checkOverlaps({ site }: Month): Promise<void> {
  const { rows } = await site.database.read((db) =>
    sql<{ one: string; other: string }>`
      select one.reference as one, other.reference as other from bookings one
      join bookings other on one.id < other.id
        and one.starts_at < other.ends_at and other.starts_at < one.ends_at
      where one.status in ('held', 'pending', 'confirmed')
        and other.status in ('held', 'pending', 'confirmed')`.execute(db),
  );
  ensure(rows.length === 0, `Active bookings overlap: ${JSON.stringify(rows)}`);
}

async function checkBookings({ site, model }: Month): Promise<void> {
  const rows = await site.database.read((db) => db.selectFrom('bookings').selectAll().execute());
  ensureSame(
    'The bookings of the table (+) and of the model (-)',
    rows.map((row) =>
      [
        ...[row.id, row.reference, row.status, row.day, row.time, row.startsAt, row.endsAt],
        ...[row.email, row.language, row.timeZone, row.sequence, row.updatedAt],
      ].join(' '),
    ),
    model.bookings.map((one) =>
      [
        ...[one.id, one.reference, one.status, one.date, one.time],
        ...[one.startsAt, one.endsAt].map((instant) => new Date(instant).toISOString()),
        ...[one.email, one.language, one.zone, one.sequence],
        new Date(one.changedAt).toISOString(),
      ].join(' '),
    ),
  );
}

async function checkOutbox(month: Month): Promise<void> {
  const { site, mails } = month;
  const expected = [...mails.values()].filter((mail) => !isTooLate(mail, nowOf(month)));
  const late = new Set([...mails.keys()]).difference(
    new Set(expected.map((mail) => mail.messageId)),
  );
  const rows = await site.database.read((db) =>
    db.selectFrom('outbox').select(['messageId', 'status']).execute(),
  );
  ensureSame(
    'The mails of the outbox (+) and of the model (-)',
    rows
      .filter(({ messageId }) => !late.has(messageId))
      .map(({ messageId, status }) => `${messageId} ${status}`),
    expected
      .filter(({ state }) => state !== 'withdrawn')
      .map(({ messageId, state }) => `${messageId} ${state}`),
  );
}

function expectedDeliveries({ state, unrecorded }: ExpectedMail): number {
  return state === 'sent' ? unrecorded + 1 : unrecorded;
}

function checkDeliveries({ mails }: Month): void {
  for (const mail of mails.values())
    ensure(
      mail.delivered === expectedDeliveries(mail),
      `${mail.messageId} (${mail.state}) was delivered ${mail.delivered} times, and ${mail.unrecorded} times the process died before it was recorded.`,
    );
}

async function offeredRulesOf({ site }: Month): Promise<OfferedRules> {
  const response = await site.app.request('/api/bookings/rules');
  return (await response.json()) as OfferedRules;
}

async function checkAvailability(month: Month): Promise<void> {
  const { site, model } = month;
  const today = todayAt(nowOf(month));
  const [from, to] = [addDays(today, -2), addDays(today, 65)];
  const response = await site.app.request(`/api/bookings/availability?from=${from}&to=${to}`);
  const days = (await response.json()) as DayAvailability[];
  const expected = Array.from({ length: 68 }, (_, index) => addDays(from, index)).flatMap((date) =>
    timesOn(model, date).map((time) => {
      const isFree = judge(model, { date, time }, nowOf(month)) === 'free';
      return `${date} ${time} ${isFree}`;
    }),
  );
  const listed = days.flatMap(({ date, slots }) =>
    slots.map(({ time, available }) => `${date} ${time} ${available}`),
  );
  ensureSame('The slots as listed (+) and as judged by the model (-)', listed, expected);
  const shown = {
    now: new Date(nowOf(month)),
    rules: await offeredRulesOf(month),
    fetched: new Map(days.map((day) => [day.date, day])),
    takenSince: new Set<string>(),
  };
  const onScreen = days.flatMap(({ date }) =>
    displayedSlots(date, shown).map(({ time, closure }) => `${date} ${time} ${closure === null}`),
  );
  ensureSame('The slots as shown (+) and as judged by the model (-)', onScreen, expected);
}

/** Compares everything that is observable of the site with the model. */
export async function checkState(month: Month): Promise<void> {
  await checkOverlaps(month);
  await checkBookings(month);
  await checkOutbox(month);
  checkDeliveries(month);
  await checkAvailability(month);
}
