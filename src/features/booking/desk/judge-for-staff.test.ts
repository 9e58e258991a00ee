import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/calendar-day.ts';
import {
  availabilityContext,
  type BookingCalendar,
  judgeSlot,
  slotEnd,
  slotStart,
} from '../rules/availability.ts';
import { defaultRules } from '../rules/booking-rules.ts';
import { judgeForStaff, nearestForStaff } from './judge-for-staff.ts';

// A Monday.
const today = '2026-11-23';
const now = new Date('2026-11-23T08:30:00.000Z');

function booked(day: string, time: string) {
  const startsAt = slotStart(day, time);
  return { day, startsAt, endsAt: slotEnd(startsAt, defaultRules) };
}

function context({
  bookings = [],
  rules = {},
  ...rest
}: Partial<Omit<BookingCalendar, 'rules' | 'bookings'>> & {
  rules?: Partial<BookingCalendar['rules']>;
  bookings?: ReturnType<typeof booked>[];
}) {
  return availabilityContext({
    now,
    rules: { ...defaultRules, ...rules },
    closedDays: new Map(),
    blocked: [],
    bookings: Map.groupBy(bookings, ({ day }) => day),
    ...rest,
  });
}

describe('staff', () => {
  it('are not bound by the notice period', () => {
    const here = context({ rules: { noticeHours: 24 } });
    expect(judgeSlot(today, '09:00', here)?.reason).toBe('too_soon');
    expect(judgeForStaff(today, '09:00', here)).toEqual({ kind: 'free' });
    expect(nearestForStaff(`${today}T08:00:00.000Z`, here, 1)).toMatchObject([{ time: '09:00' }]);
  });

  it('never book the past, a slot that a booking overlaps, or a time that is none', () => {
    const here = context({ bookings: [booked('2026-11-24', '10:00')] });
    const reasonOf = (day: string, time: string) => judgeForStaff(day, time, here);
    expect(reasonOf(today, '08:30')).toEqual({ kind: 'impossible', reason: 'past' });
    expect(reasonOf('2026-11-24', '10:20')).toEqual({ kind: 'impossible', reason: 'taken' });
    expect(reasonOf('2026-11-24', '05:00')).toEqual({ kind: 'impossible', reason: 'invalid_time' });
    expect(reasonOf('2026-11-24', '23:45')).toEqual({ kind: 'impossible', reason: 'invalid_time' });
  });

  it.each([
    ['a weekend', '2026-11-28', '10:00', ['weekend']],
    ['a holiday', '2026-12-01', '10:00', ['holiday']],
    ['a closed day', '2026-11-25', '10:00', ['closed']],
    ['beyond the horizon', '2027-03-01', '10:00', ['beyond_horizon']],
    ['a time of their own', '2026-11-24', '12:10', ['unknown_time']],
    ['closed hours', '2026-11-26', '10:00', ['closed_hours']],
    ['a busy time', '2026-11-26', '11:00', ['busy']],
    ['a booking without a pause', '2026-11-24', '10:00', ['buffer', 'full']],
  ])('break a rule only if they say so: %s', (_, day, time, rules) => {
    const here = context({
      closedDays: new Map([['2026-11-25', { day: '2026-11-25', note: 'Fair', notePt: 'Feira' }]]),
      rules: { bufferMinutes: 45, mostPerDay: 1 },
      bookings: [booked('2026-11-24', '09:00')],
      blocked: [
        {
          startsAt: '2026-11-26T10:15:00.000Z',
          endsAt: '2026-11-26T10:20:00.000Z',
          by: 'closed_hours',
        },
        { startsAt: '2026-11-26T11:00:00.000Z', endsAt: '2026-11-26T12:00:00.000Z', by: 'busy' },
      ],
    });
    const expected = time === '12:10' ? [...rules, 'full'] : rules;
    expect(judgeForStaff(day, time, here)).toEqual({ kind: 'breaks', rules: expected });
  });

  it('may give every slot that a visitor may, and of the others only those that are too near', () => {
    const times = fc.constantFrom('09:00', '09:30', '10:00', '11:00', '14:00', '16:00', '21:30');
    const slots = fc.record({ ahead: fc.nat(12), time: times });
    fc.assert(
      fc.property(
        fc.array(slots, { maxLength: 6 }),
        slots,
        fc.constantFrom(0, 45),
        fc.constantFrom(null, 1, 2),
        (taken, { ahead, time }, bufferMinutes, mostPerDay) => {
          const here = context({
            bookings: taken.map((slot) => booked(addDays(today, slot.ahead), slot.time)),
            rules: { bufferMinutes, mostPerDay, horizonDays: 9, weekdaySlots: { 2: ['21:30'] } },
          });
          const day = addDays(today, ahead);
          const isListed = (
            here.rules.weekdaySlots[2] && ahead % 7 === 1 ? ['21:30'] : defaultRules.slotTimes
          ).includes(time);
          const closure = isListed ? judgeSlot(day, time, here) : { reason: 'unknown' };
          const isFree = closure === null || closure.reason === 'too_soon';
          const judged = judgeForStaff(day, time, here).kind;
          // A slot that is too near may conflict as well.
          if (closure?.reason === 'too_soon') return;
          expect(judged === 'free').toBe(isFree);
        },
      ),
      { numRuns: 300, seed: 20261122 },
    );
  });
});
