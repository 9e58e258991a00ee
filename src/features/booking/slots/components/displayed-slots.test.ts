import { describe, expect, it } from 'vitest';
import type { Day } from '#core/calendar-day.ts';
import type { Language } from '#i18n/language.ts';
import { availabilityContext, dayAvailability, slotEnd } from '../../rules/availability.ts';
import { type BookingRules, defaultRules, offeredRules } from '../../rules/booking-rules.ts';
import { closureLabels, closureText } from '../../rules/closures.texts.ts';
import {
  type DisplayedClosure,
  displayedClosure,
  displayedSlots,
  type KnownAvailability,
} from './use-availability.ts';

const now = new Date('2026-11-24T09:30:00.000Z');
const today = '2026-11-24';

type Changes = Partial<BookingRules>;

const closedDay = { day: '2026-12-03', note: 'Team day', notePt: 'Dia da equipa' };

function knownFrom(
  day: Day | null,
  taken: string[] = [],
  at = now,
  changes: Changes = {},
): KnownAvailability {
  const rules = { ...defaultRules, ...changes };
  const spans = taken.map((startsAt) => ({ startsAt, endsAt: slotEnd(startsAt, rules) }));
  const context = availabilityContext({
    now,
    rules,
    blocked: [],
    closedDays: new Map([[closedDay.day, closedDay]]),
    bookings: Map.groupBy(spans, ({ startsAt }) => startsAt.slice(0, 10)),
  });
  const fetched = new Map(day ? [[day, dayAvailability(day, context)]] : []);
  return { now: at, rules: offeredRules(rules), fetched, takenSince: new Set() };
}

const label = (language: Language, closure: DisplayedClosure) =>
  closureText(closureLabels, language, closure);

const reasons = (day: Day, known: KnownAvailability) =>
  displayedSlots(day, known).map(({ closure }) => closure?.reason ?? 'open');

describe('slots on the screen', () => {
  it('are six, all open on a future weekday without a response', () => {
    expect(reasons('2026-11-25', knownFrom(null))).toEqual(Array(6).fill('open'));
  });

  it('are closed only by the clock without a response', () => {
    expect(reasons(today, knownFrom(null))).toEqual([
      'past',
      'too_soon',
      'too_soon',
      'open',
      'open',
      'open',
    ]);
  });

  it('are closed where the response says so', () => {
    const known = knownFrom('2026-11-25', ['2026-11-25T10:00:00.000Z']);
    expect(reasons('2026-11-25', known)).toEqual(['open', 'taken', 'open', 'open', 'open', 'open']);
  });

  it('are closed once another visitor took them, whatever an older response says', () => {
    const takenSince = new Set(['2026-11-25T09:00:00.000Z']);
    expect(reasons('2026-11-25', { ...knownFrom('2026-11-25'), takenSince })[0]).toBe('taken');
  });

  it('close while the page stays open', () => {
    const later = new Date('2026-11-24T13:59:00.000Z');
    expect(reasons(today, knownFrom(today, [], later)).at(-1)).toBe('open');
    const evening = new Date('2026-11-24T14:01:00.000Z');
    expect(reasons(today, knownFrom(today, [], evening)).at(-1)).toBe('too_soon');
  });
});

describe('a day of the calendar', () => {
  it('is open if the rules allow it until a response closes it', () => {
    expect(displayedClosure('2026-12-08', knownFrom(null))).toBeNull();
    expect(displayedClosure('2026-12-08', knownFrom('2026-12-08'))).toEqual({
      reason: 'holiday',
      holiday: 'immaculate_conception',
    });
  });

  it('is closed at weekends, in the past and beyond the horizon without a response', () => {
    expect(displayedClosure('2026-11-28', knownFrom(null))?.reason).toBe('weekend');
    expect(displayedClosure('2026-11-23', knownFrom(null))?.reason).toBe('past');
    expect(displayedClosure('2027-01-22', knownFrom(null))).toBeNull();
    expect(displayedClosure('2027-01-25', knownFrom(null))?.reason).toBe('beyond_horizon');
  });

  it('is past before anything else: a Saturday gone by is past, not a weekend', () => {
    expect(displayedClosure('2026-11-21', knownFrom(null))?.reason).toBe('past');
    expect(displayedClosure('2026-11-21', knownFrom('2026-11-21'))?.reason).toBe('past');
  });

  it('is open today until the last slot has passed', () => {
    expect(displayedClosure(today, knownFrom(today))).toBeNull();
    const evening = new Date('2026-11-24T14:01:00.000Z');
    expect(displayedClosure(today, knownFrom(today, [], evening))).toEqual({ reason: 'full' });
  });

  it('is closed when all six are taken', () => {
    const taken = [9, 10, 11, 14, 15, 16].map(
      (hour) => `2026-11-25T${String(hour).padStart(2, '0')}:00:00.000Z`,
    );
    expect(displayedClosure('2026-11-25', knownFrom('2026-11-25', taken))).toEqual({
      reason: 'full',
    });
  });
});

describe("the owner's rules on the screen", () => {
  it('give the times until a response has others', () => {
    const rules = { slotTimes: ['08:30', '12:00', '17:15'] };
    const times = (known: KnownAvailability) =>
      displayedSlots('2026-11-25', known).map(({ time }) => time);
    expect(times(knownFrom(null, [], now, rules))).toEqual(rules.slotTimes);
    expect(
      times({ ...knownFrom(null), fetched: knownFrom('2026-11-25', [], now, rules).fetched }),
    ).toEqual(rules.slotTimes);
  });

  it('close a day with the owner’s reason in the visitor’s language', () => {
    const closure = displayedClosure('2026-12-03', knownFrom('2026-12-03'));
    if (!closure) throw new Error('The day is open.');
    expect(label('en', closure)).toBe('Closed: Team day');
    expect(label('pt', closure)).toBe('Fechado: Dia da equipa');
  });

  it('open a Saturday and close a Tuesday without a response', () => {
    const rules = { weekdays: [1, 3, 6] };
    const known = knownFrom(null, [], now, rules);
    expect(displayedClosure('2026-11-28', known)).toBeNull();
    expect(displayedClosure('2026-12-01', known)).toEqual({ reason: 'closed' });
  });

  it('give the labels the notice period and the horizon', () => {
    const known = knownFrom(null, [], now, { noticeHours: 24, horizonDays: 7 });
    const text = (day: Day) => label('en', displayedClosure(day, known) ?? { reason: 'past' });
    expect(text('2026-12-02')).toBe('Opens 7 days ahead');
    const [first] = displayedSlots('2026-11-25', known);
    expect(first?.closure && label('en', first.closure)).toBe('Less than 24 hours ahead');
    const near = knownFrom(null, [], now, { noticeHours: 1, horizonDays: 1 });
    expect(displayedSlots(today, near)[1]?.closure).toEqual({ reason: 'too_soon', hours: 1 });
    expect(label('pt', { reason: 'too_soon', hours: 1 })).toBe('Falta menos de uma hora');
  });

  it('close what lies within the buffer, and a day with its maximum of bookings', () => {
    const ten = ['2026-11-25T10:00:00.000Z'];
    expect(reasons('2026-11-25', knownFrom('2026-11-25', ten, now, { bufferMinutes: 45 }))).toEqual(
      ['taken', 'taken', 'taken', 'open', 'open', 'open'],
    );
    const full = knownFrom('2026-11-25', ten, now, { mostPerDay: 1 });
    expect(displayedClosure('2026-11-25', full)).toEqual({ reason: 'full' });
  });

  it('mark the slot of the booking that is being moved as current, not as taken', () => {
    const currentStart = '2026-11-25T10:00:00.000Z';
    const known = { ...knownFrom('2026-11-25', [currentStart]), currentStart };
    expect(reasons('2026-11-25', known).slice(0, 3)).toEqual(['open', 'current', 'open']);
  });
});
