import { describe, expect, it } from 'vitest';
import { judgeDay, slotEnd } from '../availability.server.ts';
import { defaultRules } from '../booking-rules.ts';
import type { Day } from '../calendar-day.ts';
import { dayClosing, type Knowledge, shownSlots } from './shown-slots.ts';

const now = new Date('2026-11-24T09:30:00.000Z');
const today = '2026-11-24';

function knowing(day: Day | null, taken: string[] = [], at = now): Knowledge {
  const spans = taken.map((startsAt) => ({ startsAt, endsAt: slotEnd(startsAt, defaultRules) }));
  const situation = {
    now,
    rules: defaultRules,
    closedDays: new Map(),
    taken: Map.groupBy(spans, ({ startsAt }) => startsAt.slice(0, 10)),
  };
  const answer = day ? judgeDay(day, situation) : undefined;
  return { now: at.getTime(), today, answer, lost: new Set() };
}

const reasons = (day: Day, known: Knowledge) =>
  shownSlots(day, known).map(({ closing }) => closing?.reason ?? 'open');

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

  it('are closed once lost to somebody else, whatever an older answer says', () => {
    const lost = new Set(['2026-11-25T09:00:00.000Z']);
    expect(reasons('2026-11-25', { ...knowing('2026-11-25'), lost })[0]).toBe('taken');
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
    expect(dayClosing('2026-12-08', knowing(null))).toBeNull();
    expect(dayClosing('2026-12-08', knowing('2026-12-08'))).toEqual({
      reason: 'holiday',
      holiday: 'immaculate_conception',
    });
  });

  it('is closed at weekends, in the past and beyond the horizon without asking', () => {
    expect(dayClosing('2026-11-28', knowing(null))?.reason).toBe('weekend');
    expect(dayClosing('2026-11-23', knowing(null))?.reason).toBe('past');
    expect(dayClosing('2027-01-22', knowing(null))).toBeNull();
    expect(dayClosing('2027-01-25', knowing(null))?.reason).toBe('beyond_horizon');
  });

  it('is open today while a slot is left, and closed after the last', () => {
    expect(dayClosing(today, knowing(today))).toBeNull();
    const evening = new Date('2026-11-24T14:01:00.000Z');
    expect(dayClosing(today, knowing(today, [], evening))).toEqual({ reason: 'full' });
  });

  it('is closed when all six are taken', () => {
    const taken = [9, 10, 11, 14, 15, 16].map(
      (hour) => `2026-11-25T${String(hour).padStart(2, '0')}:00:00.000Z`,
    );
    expect(dayClosing('2026-11-25', knowing('2026-11-25', taken))).toEqual({ reason: 'full' });
  });
});
