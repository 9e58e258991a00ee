import fc from 'fast-check';
import nodeIcal, { type VEvent } from 'node-ical';
import { expect, inject, it } from 'vitest';
import { readBusyTimes } from './read-busy-times.server.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: Vitest's own interface takes one more.
  interface ProvidedContext {
    isLong: boolean;
  }
}

// The rules of `recurrence.ts` against those of a second library, rrule-temporal through node-ical.

const window = { startsAt: '2026-10-01T00:00:00.000Z', endsAt: '2027-04-30T00:00:00.000Z' };
const weekDays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const oneDay = 86_400_000;

const stamp = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d+Z/g, '');

/** A start between 2018 and 2027, by day and in a zone, within hours that no change of the clocks skips. */
const starts = fc.record({
  day: fc.integer({ min: Date.UTC(2018, 0, 1) / oneDay, max: Date.UTC(2027, 2, 1) / oneDay }),
  hour: fc.integer({ min: 6, max: 21 }),
  minute: fc.constantFrom(0, 15, 30),
  zone: fc.constantFrom(
    'Europe/Lisbon',
    'America/New_York',
    'Asia/Tokyo',
    'UTC',
    'Australia/Sydney',
  ),
});

const parts = fc.record({
  frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
  interval: fc.integer({ min: 1, max: 4 }),
  days: fc.subarray(weekDays),
  nth: fc.constantFrom(0, 0, 1, 2, -1),
  monthDays: fc.array(fc.integer({ min: 1, max: 31 }), { maxLength: 2 }),
  months: fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { maxLength: 4 }),
  position: fc.constantFrom(null, null, null, 1, -1, 2),
  weekStart: fc.constantFrom(null, 'MO', 'SU'),
  end: fc.constantFrom('none', 'count', 'until', 'day'),
  count: fc.integer({ min: 1, max: 400 }),
  chosen: fc.constantFrom('none', 'days', 'month days', 'months', 'months and days'),
});

type Start = typeof starts extends fc.Arbitrary<infer Value> ? Value : never;
type Parts = typeof parts extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns a rule that names its own start, so that both libraries count it alike. */
function ruleOf({ day, hour }: Start, given: Parts): string {
  const start = new Date(day * oneDay);
  const { frequency, chosen } = given;
  const rule = [`FREQ=${frequency}`, `INTERVAL=${given.interval}`];
  const ownDay = weekDays[start.getUTCDay()] ?? 'MO';
  const hasNth = frequency === 'MONTHLY' && given.nth !== 0;
  const nthOf = (name: string) => (hasNth && name !== ownDay ? `${given.nth}${name}` : name);
  const names = [...new Set([ownDay, ...given.days])].map(nthOf).join(',');
  if (chosen === 'days' || chosen === 'months and days') rule.push(`BYDAY=${names}`);
  if (chosen === 'months' || chosen === 'months and days')
    rule.push(`BYMONTH=${[...new Set([start.getUTCMonth() + 1, ...given.months])].join(',')}`);
  if (chosen === 'month days' && frequency !== 'WEEKLY')
    rule.push(`BYMONTHDAY=${[...new Set([start.getUTCDate(), ...given.monthDays])].join(',')}`);
  const isPicked = given.position !== null && chosen !== 'none' && chosen !== 'months';
  if (isPicked && frequency === 'MONTHLY') rule.push(`BYSETPOS=${given.position}`);
  if (given.weekStart) rule.push(`WKST=${given.weekStart}`);
  const last = (day + given.count) * oneDay;
  if (given.end === 'count' && !isPicked) rule.push(`COUNT=${given.count}`);
  if (given.end === 'until') rule.push(`UNTIL=${stamp(last + hour * 3_600_000)}Z`);
  if (given.end === 'day') rule.push(`UNTIL=${stamp(last + oneDay - 1000)}Z`);
  return rule.join(';');
}

function calendarOf({ day, hour, minute, zone }: Start, rule: string): string {
  const start = day * oneDay + (hour * 60 + minute) * 60_000;
  const time = (name: string, at: number) =>
    zone === 'UTC' ? `${name}:${stamp(at)}Z` : `${name};TZID=${zone}:${stamp(at)}`;
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//X//EN', 'BEGIN:VEVENT', 'UID:series'],
    ...['DTSTAMP:20260101T000000Z', time('DTSTART', start), time('DTEND', start + 1_800_000)],
    ...[`RRULE:${rule}`, 'END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n');
}

/** What the second library finds, but for the start: it leaves one out that its rule does not name. */
function expectedOf(event: VEvent): string[] {
  const range = { from: new Date(window.startsAt), to: new Date(window.endsAt) };
  return nodeIcal
    .expandRecurringEvent(event, range)
    .map(({ start }) => start.toISOString())
    .filter((start) => start !== event.start.toISOString() && start < window.endsAt)
    .sort();
}

it('a series is busy when a second library says so', async () => {
  const property = fc.asyncProperty(starts, parts, async (start, given) => {
    const text = calendarOf(start, ruleOf(start, given));
    const event = nodeIcal.sync.parseICS(text).series as VEvent;
    const outcome = await readBusyTimes(text, window);
    if (!outcome.ok) throw new Error(outcome.refusal);
    const found = outcome.value
      .map(({ startsAt }) => startsAt)
      .filter((at) => at !== event.start.toISOString());
    expect(found, text).toEqual(expectedOf(event));
  });
  const numRuns = inject('isLong') ? 10_000 : 2_000;
  await fc.assert(property, { numRuns, seed: 20261127 });
}, 600_000);
