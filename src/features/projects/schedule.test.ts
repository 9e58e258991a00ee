import { describe, expect, it } from 'vitest';
import { holidayOn } from '#core/public-holidays.ts';
import { addWorkdays, reminderDays, workdayFrom } from '#core/workdays.ts';
import { holderOf } from './projects.ts';
import { isLate, lateDays, plannedDays, promisedDay, workdaysBetween } from './schedule.ts';

/** A generator of the same numbers at each run (Mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const dayOf = (start: string, after: number) =>
  new Date(Date.parse(`${start}T12:00:00Z`) + after * 86_400_000).toISOString().slice(0, 10);

/** What a calendar on the wall says, without the functions under test. */
function works(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday > 0 && weekday < 6 && holidayOn(day) === null;
}

describe('working days', () => {
  it.each([
    ['2026-11-27', 1, '2026-11-30'],
    // 1 December is a holiday, and so is the 8th.
    ['2026-11-30', 1, '2026-12-02'],
    ['2026-12-07', 1, '2026-12-09'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2027-03-25', 1, '2027-03-29'],
    ['2026-12-02', -1, '2026-11-30'],
    ['2026-11-28', 0, '2026-11-30'],
  ])('from %s, %d days on, is %s', (from, count, day) => {
    expect(addWorkdays(from, count)).toBe(day);
  });

  it('count as a calendar does, over ten years', () => {
    const random = randomOf(34);
    for (let round = 0; round < 400; round += 1) {
      const from = dayOf('2024-01-01', random(3650));
      const to = dayOf(from, random(90));
      const between = Array.from({ length: 90 }, (_, at) => dayOf(from, at + 1));
      expect(workdaysBetween(from, to)).toBe(
        between.filter((day) => day <= to && works(day)).length,
      );
      const start = workdayFrom(from);
      const count = random(40);
      const later = addWorkdays(from, count);
      expect(works(later)).toBe(true);
      expect(workdaysBetween(start, later)).toBe(count);
    }
  });
});

describe('reminders', () => {
  it('come two working days before, on the day, three after, then weekly three times', () => {
    expect(reminderDays('2026-11-30')).toEqual([
      '2026-11-26',
      '2026-11-30',
      '2026-12-04',
      '2026-12-14',
      '2026-12-21',
      '2026-12-29',
    ]);
  });

  it('take a due day that is no working day as the next', () => {
    expect(reminderDays('2026-11-28')).toEqual(reminderDays('2026-11-30'));
    expect(isLate('2026-11-28', '2026-11-30')).toBe(false);
    expect(isLate('2026-11-28', '2026-12-01')).toBe(true);
    expect(isLate(null, '2026-12-01')).toBe(false);
  });
});

describe('the promise', () => {
  it('is the start, our days, and theirs, which are asked for together', () => {
    const steps = [
      { side: 'client', days: 3 },
      { side: 'client', days: 5 },
      { side: 'company', days: 2 },
      { side: 'client', days: 1 },
      { side: 'company', days: 4 },
    ] as const;
    expect(plannedDays(steps)).toEqual({ ours: 6, theirs: 6 });
    const work = { startDay: '2026-11-23', steps, requests: [], pausedDays: 0, pausedDay: null };
    expect(promisedDay(work, '2026-11-23')).toBe(addWorkdays('2026-11-23', 12));
    expect(promisedDay({ ...work, steps: [] }, '2026-11-23')).toBeNull();
  });

  it('moves by each working day that the client is late or work is paused, and by no other', () => {
    const random = randomOf(1906);
    for (let round = 0; round < 300; round += 1) {
      const startDay = workdayFrom(dayOf('2026-01-01', random(700)));
      const steps = Array.from({ length: 1 + random(6) }, () => ({
        side: random(2) === 0 ? ('client' as const) : ('company' as const),
        days: random(8),
      }));
      const requests = Array.from({ length: random(4) }, () => {
        const dueDay = random(5) === 0 ? null : dayOf(startDay, random(30));
        const closedDay = random(3) === 0 ? null : dayOf(startDay, random(60));
        return { dueDay, closedDay };
      });
      const pausedDays = random(5);
      let today = startDay;
      let before: string | null = null;
      for (let at = 0; at < 70; at += 1, today = dayOf(startDay, at)) {
        const work = { startDay, steps, requests, pausedDays, pausedDay: null };
        const promise = promisedDay(work, today);
        const isLateToday = requests.some(
          ({ dueDay, closedDay }) =>
            dueDay !== null &&
            workdayFrom(dueDay) < today &&
            (closedDay === null || closedDay >= today) &&
            works(today),
        );
        if (before !== null)
          expect(promise, `${startDay} ${today}`).toBe(
            isLateToday ? addWorkdays(before, 1) : before,
          );
        const { ours, theirs } = plannedDays(steps);
        expect(promise).toBe(
          addWorkdays(startDay, ours + theirs + lateDays(requests, today) + pausedDays),
        );
        before = promise;
      }
    }
  });

  it('counts a day once on which two things are late', () => {
    const late = { dueDay: '2026-11-23', closedDay: null };
    expect(lateDays([late, late], '2026-11-27')).toBe(4);
  });

  it('stands still for the client while work is paused, and moves by the days of the pause', () => {
    const steps = [{ side: 'company', days: 5 }] as const;
    const requests = [{ dueDay: '2026-11-24', closedDay: null }];
    const work = {
      startDay: '2026-11-23',
      steps,
      requests,
      pausedDays: 0,
      pausedDay: '2026-11-26',
    };
    // Late on the 25th and the 26th; paused on the 27th and the 30th.
    expect(promisedDay(work, '2026-11-30')).toBe(addWorkdays('2026-11-23', 5 + 2 + 2));
  });
});

describe('who has the ball', () => {
  it('is exactly one at each instant, whatever happens', () => {
    const random = randomOf(7);
    for (let round = 0; round < 500; round += 1) {
      const requests: { state: 'open' | 'done' | 'withdrawn' }[] = [];
      let state: 'active' | 'paused' | 'closed' = 'active';
      for (let step = 0; step < 30; step += 1) {
        const one = requests[random(requests.length || 1)];
        const what = random(6);
        if (what < 2) requests.push({ state: 'open' });
        else if (what === 2 && one) one.state = 'done';
        else if (what === 3 && one) one.state = 'withdrawn';
        else if (what === 4) state = state === 'paused' ? 'active' : 'paused';
        const holder = holderOf({ state }, requests);
        expect(['client', 'company']).toContain(holder);
        const isAsked = state === 'active' && requests.some((asked) => asked.state === 'open');
        expect(holder).toBe(isAsked ? 'client' : 'company');
      }
      state = 'closed';
      expect(holderOf({ state }, requests)).toBeNull();
    }
  });
});
