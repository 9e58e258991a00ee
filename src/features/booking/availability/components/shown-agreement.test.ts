import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '#i18n/language.ts';
import { closedReasons, companyToday } from '../../booking.ts';
import { addDays, type Day, daysFrom } from '../../calendar-day.ts';
import { type BookingRules, defaultRules, offeredRules } from '../../rules/booking-rules.ts';
import { availabilityContext, type ServerContext } from '../availability-context.ts';
import { closureLabels } from '../closure-labels.texts.ts';
import { closureText } from '../closure-text.ts';
import { dayAvailability } from '../day-availability.ts';
import { judgeDay, judgeSlot } from '../judge-slots.ts';
import { slotEnd, slotStart } from '../slot-times.ts';
import { type ShownAvailability, type ShownClosure, shownDay, shownSlots } from './shown-slots.ts';

const times = fc
  .record({ hour: fc.integer({ min: 6, max: 19 }), quarter: fc.integer({ min: 0, max: 3 }) })
  .map(({ hour, quarter }) =>
    [hour, quarter * 15].map((part) => String(part).padStart(2, '0')).join(':'),
  );

const rules: fc.Arbitrary<BookingRules> = fc.record({
  slotTimes: fc.uniqueArray(times, { minLength: 1, maxLength: 8 }).map((list) => list.sort()),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  slotMinutes: fc.constantFrom(15, 30, 45, 90),
  noticeHours: fc.constantFrom(0, 1, 2, 24),
  horizonDays: fc.constantFrom(1, 7, 30),
  bufferMinutes: fc.constantFrom(0, 10, 60),
  mostPerDay: fc.constantFrom(null, 1, 2),
  place: fc.constant('any'),
  videoLink: fc.constant(null),
});

// Around both changes of the clocks, Easter, the June holidays and the end of the year.
const moments = fc
  .record({
    day: fc.constantFrom('2026-03-28', '2026-04-02', '2026-06-09', '2026-10-24', '2026-12-24'),
    minutes: fc.integer({ min: -2 * 24 * 60, max: 3 * 24 * 60 }),
  })
  .map(({ day, minutes }) => new Date(Date.parse(day) + minutes * 60_000));

// Bookings and closed days, so many days from today. Bookings need not fit the rules: those may have changed.
const bookings = fc.array(fc.record({ ahead: fc.nat(9), time: times }), { maxLength: 8 });
const closedDays = fc.uniqueArray(fc.integer({ min: -1, max: 9 }), { maxLength: 3 });

type World = {
  now: Date;
  rules: BookingRules;
  bookings: { ahead: number; time: string }[];
  closedDays: number[];
};
const worlds: fc.Arbitrary<World> = fc.record({ now: moments, rules, bookings, closedDays });

function serverContext({ now, rules, bookings, closedDays }: World): ServerContext {
  const today = companyToday(now);
  const closed = closedDays.map((ahead) => addDays(today, ahead));
  const booked = bookings.map(({ ahead, time }) => ({ day: addDays(today, ahead), time }));
  return availabilityContext({
    now,
    rules,
    closedDays: new Map(closed.map((day) => [day, { day, note: 'Note', notePt: 'Nota' }])),
    bookings: Map.groupBy(
      booked.map(({ day, time }) => {
        const startsAt = slotStart(day, time);
        return { day, startsAt, endsAt: slotEnd(startsAt, defaultRules) };
      }),
      ({ day }) => day,
    ),
  });
}

function shownOf(context: ServerContext, days: Day[], now = context.now): ShownAvailability {
  const answers = new Map(days.map((day) => [day, dayAvailability(day, context)]));
  return { now, rules: offeredRules(context.rules), answers, takenSince: new Set() };
}

function span({ today, rules }: ServerContext): Day[] {
  return daysFrom(addDays(today, -9), addDays(today, rules.horizonDays + 9));
}

const openSlots = (days: Day[], shown: ShownAvailability) =>
  days.flatMap((day) =>
    shownSlots(day, shown).flatMap(({ startsAt, closure }) => (closure ? [] : [startsAt])),
  );

/** A closure as a visitor reads it, in both languages. */
function said(closure: ShownClosure | null): string {
  if (!closure) return 'open';
  return `${closure.reason}: ${languages.map((language) => closureText(closureLabels, language, closure)).join(' | ')}`;
}

it('with an answer of this moment, the browser says of every day and slot what the server judges', () => {
  const reasons = new Set<string>();
  fc.assert(
    fc.property(worlds, (world) => {
      const context = serverContext(world);
      const days = span(context);
      const shown = shownOf(context, days);
      for (const day of days) {
        const judged = context.rules.slotTimes.map((time) => judgeSlot(day, time, context));
        const slots = shownSlots(day, shown).map(({ closure }) => said(closure));
        expect(slots, day).toEqual(judged.map(said));
        const whole = judgeDay(day, context) ?? (judged.includes(null) ? null : { reason: 'full' });
        expect(said(shownDay(day, shown)), day).toBe(said(whole as ShownClosure | null));
        for (const closure of judged) reasons.add(closure?.reason ?? 'open');
      }
    }),
    { numRuns: 100, seed: 20261126 },
  );
  // Every reason came up, or the worlds were too quiet to prove anything.
  expect([...reasons].sort()).toEqual(['open', ...closedReasons].sort());
}, 30_000);

it('without an answer, the browser closes nothing that the server has open', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const context = serverContext(world);
      const free = openSlots(span(context), shownOf(context, span(context)));
      expect(openSlots(span(context), shownOf(context, []))).toEqual(expect.arrayContaining(free));
    }),
    { numRuns: 60, seed: 20261127 },
  );
}, 30_000);

it('with an older answer, the browser has open what was open then and is not past or too near now', () => {
  fc.assert(
    fc.property(worlds, fc.integer({ min: 1, max: 36 * 60 }), (world, minutes) => {
      const before = serverContext(world);
      const days = span(before);
      const later = new Date(before.now.getTime() + minutes * 60_000);
      const notice = before.rules.noticeHours * 3_600_000;
      const expected = openSlots(days, shownOf(before, days)).filter(
        (startsAt) => Date.parse(startsAt) - later.getTime() >= Math.max(notice, 1),
      );
      expect(openSlots(days, shownOf(before, days, later))).toEqual(expected);
    }),
    { numRuns: 60, seed: 20261128 },
  );
}, 30_000);
