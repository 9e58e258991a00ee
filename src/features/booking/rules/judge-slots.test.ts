import { describe, expect, it } from 'vitest';
import { slotTimes } from '../booking.ts';
import {
  availabilityContext,
  dayAvailability,
  nearestFreeSlots,
  requestSlot,
  type ServerContext,
  slotAvailability,
  slotEnd,
  slotStart,
} from './availability.ts';
import { type BookingRules, defaultRules } from './booking-rules.ts';

// Monday 23 November 2026, 08:30 in Lisbon.
const now = new Date('2026-11-23T08:30:00.000Z');

function contextAt(
  at: Date,
  taken: string[] = [],
  changes: Partial<BookingRules> = {},
): ServerContext {
  const rules = { ...defaultRules, ...changes };
  const spans = taken.map((startsAt) => ({ startsAt, endsAt: slotEnd(startsAt, defaultRules) }));
  return availabilityContext({
    now: at,
    rules,
    blocked: [],
    closedDays: new Map([['2026-11-26', { day: '2026-11-26', note: 'Move', notePt: 'Mudança' }]]),
    bookings: Map.groupBy(spans, ({ startsAt }) => startsAt.slice(0, 10)),
  });
}

function reasonsOf(
  day: string,
  taken: string[] = [],
  at = now,
  changes: Partial<BookingRules> = {},
) {
  return dayAvailability(day, contextAt(at, taken, changes)).slots.map(
    (slot) => slot.reason ?? 'free',
  );
}

describe('a slot', () => {
  it.each([
    ['2026-03-27', '10:00', '2026-03-27T10:00:00.000Z'],
    ['2026-03-30', '10:00', '2026-03-30T09:00:00.000Z'],
    ['2026-10-23', '10:00', '2026-10-23T09:00:00.000Z'],
    ['2026-10-26', '10:00', '2026-10-26T10:00:00.000Z'],
    ['2026-03-29', '09:00', '2026-03-29T08:00:00.000Z'],
    ['2026-10-25', '09:00', '2026-10-25T09:00:00.000Z'],
  ] as const)('%s at %s in Lisbon is %s', (day, time, startsAt) => {
    expect(slotStart(day, time)).toBe(startsAt);
  });

  it('lasts thirty minutes', () => {
    expect(slotEnd('2026-11-23T10:00:00.000Z', defaultRules)).toBe('2026-11-23T10:30:00.000Z');
  });
});

describe('what may be booked', () => {
  it('offers six slots on an ordinary weekday', () => {
    expect(dayAvailability('2026-11-24', contextAt(now)).slots.map((slot) => slot.time)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '14:00',
      '15:00',
      '16:00',
    ]);
    expect(reasonsOf('2026-11-24')).toEqual(slotTimes.map(() => 'free'));
  });

  it('closes what is less than two hours ahead, and what has passed', () => {
    expect(reasonsOf('2026-11-23')).toEqual([
      'too_soon',
      'too_soon',
      'free',
      'free',
      'free',
      'free',
    ]);
    const noon = new Date('2026-11-23T12:00:00.000Z');
    expect(reasonsOf('2026-11-23', [], noon)).toEqual([
      'past',
      'past',
      'past',
      'free',
      'free',
      'free',
    ]);
  });

  it('is exact about the two hours, and closes a slot that starts now as past', () => {
    const at = (time: string) => new Date(`2026-11-23T${time}Z`);
    const reason = (time: string) =>
      slotAvailability('2026-11-23', '11:00', contextAt(at(time))).reason;
    expect(reason('09:00:00.000')).toBeUndefined();
    expect(reason('09:00:00.001')).toBe('too_soon');
    expect(reason('10:59:59.999')).toBe('too_soon');
    expect(reason('11:00:00.000')).toBe('past');
  });

  it.each([
    ['2026-11-20', 'past'],
    ['2026-11-28', 'weekend'],
    ['2026-11-29', 'weekend'],
    ['2026-12-08', 'holiday'],
    ['2027-01-25', 'beyond_horizon'],
  ])('closes %s: %s', (day, reason) => {
    expect(reasonsOf(day)).toEqual(slotTimes.map(() => reason));
  });

  it('opens the sixtieth day ahead', () => {
    expect(reasonsOf('2027-01-22')).toEqual(slotTimes.map(() => 'free'));
  });

  it('names the holiday that closes a day', () => {
    const slot = slotAvailability('2026-12-25', '09:00', contextAt(now));
    expect(slot).toMatchObject({ available: false, reason: 'holiday', holiday: 'christmas' });
  });

  it('closes a taken slot and no other', () => {
    const taken = [slotStart('2026-11-24', '14:00')];
    expect(reasonsOf('2026-11-24', taken)).toEqual([
      'free',
      'free',
      'free',
      'taken',
      'free',
      'free',
    ]);
  });

  it('uses the day in Lisbon while it is still the day before in UTC', () => {
    // 30 June 2026, 00:30 in Lisbon.
    const late = new Date('2026-06-29T23:30:00.000Z');
    expect(reasonsOf('2026-06-29', [], late)).toEqual(slotTimes.map(() => 'past'));
    expect(reasonsOf('2026-06-30', [], late)).toEqual(slotTimes.map(() => 'free'));
  });
});

describe('the rules of the owner', () => {
  it('list the slots that they name, and refuse any other time', () => {
    const rules = { slotTimes: ['08:15', '17:30'] };
    const day = dayAvailability('2026-11-24', contextAt(now, [], rules));
    expect(day.slots.map(({ time, startsAt }) => [time, startsAt])).toEqual([
      ['08:15', '2026-11-24T08:15:00.000Z'],
      ['17:30', '2026-11-24T17:30:00.000Z'],
    ]);
    expect(requestSlot('2026-11-24', '09:00', contextAt(now, [], rules))).toMatchObject({
      refusal: { code: 'slot_unknown' },
    });
  });

  it('open Saturdays and close Tuesdays', () => {
    const rules = { weekdays: [1, 6] };
    expect(reasonsOf('2026-11-28', [], now, rules)).toEqual(slotTimes.map(() => 'free'));
    expect(reasonsOf('2026-11-29', [], now, rules)).toEqual(slotTimes.map(() => 'weekend'));
    expect(reasonsOf('2026-11-24', [], now, rules)).toEqual(slotTimes.map(() => 'closed'));
  });

  it('close a day with a note in both languages', () => {
    expect(dayAvailability('2026-11-26', contextAt(now))).toMatchObject({
      note: 'Move',
      notePt: 'Mudança',
      slots: slotTimes.map(() => ({ available: false, reason: 'closed' })),
    });
    expect(dayAvailability('2026-11-25', contextAt(now))).not.toHaveProperty('note');
  });

  it('set the notice period and the horizon', () => {
    const rules = { noticeHours: 24, horizonDays: 1 };
    expect(reasonsOf('2026-11-24', [], now, rules)[0]).toBe('free');
    expect(reasonsOf('2026-11-23', [], now, rules)[5]).toBe('too_soon');
    expect(reasonsOf('2026-11-25', [], now, rules)[0]).toBe('beyond_horizon');
  });

  it('keep a buffer on both sides of a booking, to the minute', () => {
    const taken = [slotStart('2026-11-24', '10:00')];
    expect(reasonsOf('2026-11-24', taken, now, { bufferMinutes: 30 })).toEqual([
      'free',
      'taken',
      'free',
      'free',
      'free',
      'free',
    ]);
    expect(reasonsOf('2026-11-24', taken, now, { bufferMinutes: 31 }).slice(0, 3)).toEqual([
      'taken',
      'taken',
      'taken',
    ]);
  });

  it('close slots that overlap a booking with another start', () => {
    const taken = [slotStart('2026-11-24', '10:00')];
    const rules = { slotTimes: ['09:30', '09:45', '10:15', '10:30'] };
    expect(reasonsOf('2026-11-24', taken, now, rules)).toEqual(['free', 'taken', 'taken', 'free']);
  });

  it('close the rest of a day with its maximum of bookings, and offer other slots', () => {
    const taken = [slotStart('2026-11-24', '10:00')];
    const rules = { mostPerDay: 1 };
    expect(reasonsOf('2026-11-24', taken, now, rules)).toEqual(
      slotTimes.map((time) => (time === '10:00' ? 'taken' : 'full')),
    );
    expect(requestSlot('2026-11-24', '09:00', contextAt(now, taken, rules))).toMatchObject({
      refusal: { code: 'slot_taken', nearest: [{ date: '2026-11-23' }, {}, {}] },
    });
  });
});

describe('the nearest free slots', () => {
  it('are sorted by distance from the wanted one', () => {
    const wanted = slotStart('2026-11-24', '10:00');
    const found = nearestFreeSlots(wanted, contextAt(now, [wanted]));
    expect(found.map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-11-24 09:00',
      '2026-11-24 11:00',
      '2026-11-24 14:00',
    ]);
  });

  it('skip weekends, holidays and taken ones', () => {
    const taken = slotTimes.map((time) => slotStart('2026-12-07', time));
    const found = nearestFreeSlots(slotStart('2026-12-07', '16:00'), contextAt(now, taken));
    expect(found.map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-12-09 09:00',
      '2026-12-09 10:00',
      '2026-12-09 11:00',
    ]);
  });

  it('are none when everything is taken', () => {
    const none = contextAt(now, [], { mostPerDay: 0 });
    expect(nearestFreeSlots(slotStart('2026-11-24', '10:00'), none)).toEqual([]);
  });
});
