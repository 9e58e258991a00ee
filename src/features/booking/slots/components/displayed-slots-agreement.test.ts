import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day, daysFrom } from '#core/calendar-day.ts';
import { languages } from '#i18n/language.ts';
import { closedReasons, companyToday } from '../../booking.ts';
import {
  availabilityContext,
  dayAvailability,
  judgeDay,
  judgeSlot,
  type ServerContext,
  slotEnd,
  slotStart,
  slotTimesOn,
} from '../../rules/availability.ts';
import { type BookingRules, defaultRules, offeredRules } from '../../rules/booking-rules.ts';
import { closureLabels, closureText } from '../../rules/closures.texts.ts';
import {
  type DisplayedClosure,
  displayedClosure,
  displayedSlots,
  type KnownAvailability,
} from './use-availability.ts';

const times = fc
  .record({ hour: fc.integer({ min: 6, max: 19 }), quarter: fc.integer({ min: 0, max: 3 }) })
  .map(({ hour, quarter }) =>
    [hour, quarter * 15].map((part) => String(part).padStart(2, '0')).join(':'),
  );

const slotTimes = fc.uniqueArray(times, { minLength: 1, maxLength: 8 }).map((list) => list.sort());
const weekday = fc.constantFrom('1', '2', '3', '4', '5', '6', '7');

const rules: fc.Arbitrary<BookingRules> = fc.record({
  slotTimes,
  weekdaySlots: fc.dictionary(weekday, slotTimes, { maxKeys: 3, noNullPrototype: true }),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  slotMinutes: fc.constantFrom(15, 30, 45, 90),
  noticeHours: fc.constantFrom(0, 1, 2, 24),
  horizonDays: fc.constantFrom(1, 7, 30),
  bufferMinutes: fc.constantFrom(0, 10, 60),
  mostPerDay: fc.constantFrom(null, 1, 2),
  holdMinutes: fc.constant(null),
  place: fc.constant('any'),
  videoLink: fc.constant(null),
  companyOptional: fc.boolean(),
});

// Around both changes of the clocks, Easter, the June holidays and the end of the year.
const moments = fc
  .record({
    day: fc.constantFrom('2026-03-28', '2026-04-02', '2026-06-09', '2026-10-24', '2026-12-24'),
    minutes: fc.integer({ min: -2 * 24 * 60, max: 3 * 24 * 60 }),
  })
  .map(({ day, minutes }) => new Date(Date.parse(day) + minutes * 60_000));

// Days relative to today. Bookings need not fit the rules, which may have changed since.
const bookings = fc.array(fc.record({ ahead: fc.nat(9), time: times }), { maxLength: 8 });
// Hours that staff closed or at which the owner is busy, in minutes from today's midnight in Lisbon.
const blocked = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 9 * 24 * 60 }),
    minutes: fc.constantFrom(10, 60, 2000),
  }),
  { maxLength: 4 },
);
const closedDays = fc.uniqueArray(fc.integer({ min: -1, max: 9 }), { maxLength: 3 });

type World = {
  now: Date;
  rules: BookingRules;
  bookings: { ahead: number; time: string }[];
  closedDays: number[];
  blocked: { at: number; minutes: number }[];
};
const worlds: fc.Arbitrary<World> = fc.record({
  now: moments,
  rules,
  bookings,
  closedDays,
  blocked,
});

function serverContext({ now, rules, bookings, closedDays, blocked }: World): ServerContext {
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
    blocked: blocked.map(({ at, minutes }, index) => {
      const from = Date.parse(slotStart(today, '00:00')) + at * 60_000;
      const [startsAt = '', endsAt = ''] = [from, from + minutes * 60_000].map((instant) =>
        new Date(instant).toISOString(),
      );
      return { startsAt, endsAt, by: index % 2 === 0 ? 'closed_hours' : 'busy' };
    }),
  });
}

function knownFrom(context: ServerContext, days: Day[], now = context.now): KnownAvailability {
  const fetched = new Map(days.map((day) => [day, dayAvailability(day, context)]));
  return { now, rules: offeredRules(context.rules), fetched, takenSince: new Set() };
}

function daysAround({ today, rules }: ServerContext): Day[] {
  return daysFrom(addDays(today, -9), addDays(today, rules.horizonDays + 9));
}

const openSlots = (days: Day[], known: KnownAvailability) =>
  days.flatMap((day) =>
    displayedSlots(day, known).flatMap(({ startsAt, closure }) => (closure ? [] : [startsAt])),
  );

/** Returns a closure as visitors see it, in both languages. */
function labelsOf(closure: DisplayedClosure | null): string {
  if (!closure) return 'open';
  return `${closure.reason}: ${languages.map((language) => closureText(closureLabels, language, closure)).join(' | ')}`;
}

it('with a current response, the browser shows every day and slot as the server judges it', () => {
  const reasons = new Set<string>();
  fc.assert(
    fc.property(worlds, (world) => {
      const context = serverContext(world);
      const days = daysAround(context);
      const known = knownFrom(context, days);
      for (const day of days) {
        const judged = slotTimesOn(day, context.rules).map((time) => judgeSlot(day, time, context));
        const slots = displayedSlots(day, known).map(({ closure }) => labelsOf(closure));
        expect(slots, day).toEqual(judged.map(labelsOf));
        const whole = judgeDay(day, context) ?? (judged.includes(null) ? null : { reason: 'full' });
        expect(labelsOf(displayedClosure(day, known)), day).toBe(
          labelsOf(whole as DisplayedClosure | null),
        );
        for (const closure of judged) reasons.add(closure?.reason ?? 'open');
      }
    }),
    { numRuns: 100, seed: 20261126 },
  );
  // Without every reason the property would prove too little.
  expect([...reasons].sort()).toEqual(['open', ...closedReasons].sort());
});

it('without a response, the browser closes nothing that is open on the server', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const context = serverContext(world);
      const free = openSlots(daysAround(context), knownFrom(context, daysAround(context)));
      expect(openSlots(daysAround(context), knownFrom(context, []))).toEqual(
        expect.arrayContaining(free),
      );
    }),
    { numRuns: 60, seed: 20261127 },
  );
});

it('with an older response, the browser opens what was open then and is neither past nor too soon now', () => {
  fc.assert(
    fc.property(worlds, fc.integer({ min: 1, max: 36 * 60 }), (world, minutes) => {
      const before = serverContext(world);
      const days = daysAround(before);
      const later = new Date(before.now.getTime() + minutes * 60_000);
      const notice = before.rules.noticeHours * 3_600_000;
      const expected = openSlots(days, knownFrom(before, days)).filter(
        (startsAt) => Date.parse(startsAt) - later.getTime() >= Math.max(notice, 1),
      );
      expect(openSlots(days, knownFrom(before, days, later))).toEqual(expected);
    }),
    { numRuns: 60, seed: 20261128 },
  );
});
