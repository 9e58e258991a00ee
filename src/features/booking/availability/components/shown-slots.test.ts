import { describe, expect, it } from 'vitest';
import type { Language } from '#i18n/language.ts';
import type { Day } from '../../calendar-day.ts';
import { type BookingRules, defaultRules, offeredRules } from '../../rules/booking-rules.ts';
import { availabilityContext } from '../availability-context.ts';
import { closureLabels } from '../closure-labels.texts.ts';
import { closureText } from '../closure-text.ts';
import { dayAvailability } from '../day-availability.ts';
import { slotEnd } from '../slot-times.ts';
import { type ShownAvailability, type ShownClosure, shownDay, shownSlots } from './shown-slots.ts';

const now = new Date('2026-11-24T09:30:00.000Z');
const today = '2026-11-24';

type Changes = Partial<BookingRules>;

const closedDay = { day: '2026-12-03', note: 'Team day', notePt: 'Dia da equipa' };

function knowing(
  day: Day | null,
  taken: string[] = [],
  at = now,
  changes: Changes = {},
): ShownAvailability {
  const rules = { ...defaultRules, ...changes };
  const spans = taken.map((startsAt) => ({ startsAt, endsAt: slotEnd(startsAt, rules) }));
  const context = availabilityContext({
    now,
    rules,
    closedDays: new Map([[closedDay.day, closedDay]]),
    bookings: Map.groupBy(spans, ({ startsAt }) => startsAt.slice(0, 10)),
  });
  const answers = new Map(day ? [[day, dayAvailability(day, context)]] : []);
  return { now: at, rules: offeredRules(rules), answers, takenSince: new Set() };
}

const label = (language: Language, closure: ShownClosure) =>
  closureText(closureLabels, language, closure);

const reasons = (day: Day, shown: ShownAvailability) =>
  shownSlots(day, shown).map(({ closure }) => closure?.reason ?? 'open');

describe('slots on the screen', () => {
  it('are six, all open on a weekday ahead without an answer', () => {
    expect(reasons('2026-11-25', knowing(null))).toEqual(Array(6).fill('open'));
  });

  it('are closed by the clock alone when no answer came', () => {
    expect(reasons(today, knowing(null))).toEqual([
      'past',
      'too_soon',
      'too_soon',
      'open',
      'open',
      'open',
    ]);
  });

  it('are closed where the answer says so', () => {
    const known = knowing('2026-11-25', ['2026-11-25T10:00:00.000Z']);
    expect(reasons('2026-11-25', known)).toEqual(['open', 'taken', 'open', 'open', 'open', 'open']);
  });

  it('are closed once somebody else took them, whatever an older answer says', () => {
    const takenSince = new Set(['2026-11-25T09:00:00.000Z']);
    expect(reasons('2026-11-25', { ...knowing('2026-11-25'), takenSince })[0]).toBe('taken');
  });

  it('close while the page stays open', () => {
    const later = new Date('2026-11-24T13:59:00.000Z');
    expect(reasons(today, knowing(today, [], later)).at(-1)).toBe('open');
    const evening = new Date('2026-11-24T14:01:00.000Z');
    expect(reasons(today, knowing(today, [], evening)).at(-1)).toBe('too_soon');
  });
});

describe('a day of the calendar', () => {
  it('is open by rule until an answer closes it', () => {
    expect(shownDay('2026-12-08', knowing(null))).toBeNull();
    expect(shownDay('2026-12-08', knowing('2026-12-08'))).toEqual({
      reason: 'holiday',
      holiday: 'immaculate_conception',
    });
  });

  it('is closed at weekends, in the past and beyond the horizon without asking', () => {
    expect(shownDay('2026-11-28', knowing(null))?.reason).toBe('weekend');
    expect(shownDay('2026-11-23', knowing(null))?.reason).toBe('past');
    expect(shownDay('2027-01-22', knowing(null))).toBeNull();
    expect(shownDay('2027-01-25', knowing(null))?.reason).toBe('beyond_horizon');
  });

  it('is past before anything else: a Saturday gone by is past, not a weekend', () => {
    expect(shownDay('2026-11-21', knowing(null))?.reason).toBe('past');
    expect(shownDay('2026-11-21', knowing('2026-11-21'))?.reason).toBe('past');
  });

  it('is open today while a slot is left, and closed after the last', () => {
    expect(shownDay(today, knowing(today))).toBeNull();
    const evening = new Date('2026-11-24T14:01:00.000Z');
    expect(shownDay(today, knowing(today, [], evening))).toEqual({ reason: 'full' });
  });

  it('is closed when all six are taken', () => {
    const taken = [9, 10, 11, 14, 15, 16].map(
      (hour) => `2026-11-25T${String(hour).padStart(2, '0')}:00:00.000Z`,
    );
    expect(shownDay('2026-11-25', knowing('2026-11-25', taken))).toEqual({ reason: 'full' });
  });
});

describe("the owner's rules on the screen", () => {
  it('are the times of the answer, and those of the rules while none is there', () => {
    const rules = { slotTimes: ['08:30', '12:00', '17:15'] };
    const times = (known: ShownAvailability) =>
      shownSlots('2026-11-25', known).map(({ time }) => time);
    expect(times(knowing(null, [], now, rules))).toEqual(rules.slotTimes);
    expect(
      times({ ...knowing(null), answers: knowing('2026-11-25', [], now, rules).answers }),
    ).toEqual(rules.slotTimes);
  });

  it('close a day of the owner with its reason in the language shown', () => {
    const closure = shownDay('2026-12-03', knowing('2026-12-03'));
    if (!closure) throw new Error('The day is open.');
    expect(label('en', closure)).toBe('Closed: Team day');
    expect(label('pt', closure)).toBe('Fechado: Dia da equipa');
  });

  it('open a Saturday and close a Tuesday without asking', () => {
    const rules = { weekdays: [1, 3, 6] };
    const known = knowing(null, [], now, rules);
    expect(shownDay('2026-11-28', known)).toBeNull();
    expect(shownDay('2026-12-01', known)).toEqual({ reason: 'closed' });
  });

  it('say how far ahead is too near and how far is too far', () => {
    const known = knowing(null, [], now, { noticeHours: 24, horizonDays: 7 });
    const text = (day: Day) => label('en', shownDay(day, known) ?? { reason: 'past' });
    expect(text('2026-12-02')).toBe('Opens 7 days ahead');
    const [first] = shownSlots('2026-11-25', known);
    expect(first?.closure && label('en', first.closure)).toBe('Less than 24 hours ahead');
    const near = knowing(null, [], now, { noticeHours: 1, horizonDays: 1 });
    expect(shownSlots(today, near)[1]?.closure).toEqual({ reason: 'too_soon', hours: 1 });
    expect(label('pt', { reason: 'too_soon', hours: 1 })).toBe('Falta menos de uma hora');
  });

  it('close what lies within the buffer, and a day that holds its most', () => {
    const ten = ['2026-11-25T10:00:00.000Z'];
    expect(reasons('2026-11-25', knowing('2026-11-25', ten, now, { bufferMinutes: 45 }))).toEqual([
      'taken',
      'taken',
      'taken',
      'open',
      'open',
      'open',
    ]);
    const full = knowing('2026-11-25', ten, now, { mostPerDay: 1 });
    expect(shownDay('2026-11-25', full)).toEqual({ reason: 'full' });
  });

  it('name the slot of the booking that is being moved, not call it taken', () => {
    const currentStart = '2026-11-25T10:00:00.000Z';
    const known = { ...knowing('2026-11-25', [currentStart]), currentStart };
    expect(reasons('2026-11-25', known).slice(0, 3)).toEqual(['open', 'current', 'open']);
  });
});
