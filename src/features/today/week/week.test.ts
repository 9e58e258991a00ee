import { describe, expect, it } from 'vitest';
import { seriesOf, weekBefore, weeksAt } from './week.ts';

const hour = 3_600_000;
const hoursOf = (at: string, week: 'last' | 'this') =>
  weeksAt(new Date(at))
    .slices.filter((slice) => slice.week === week)
    .map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / hour);

describe('the weeks of Lisbon', () => {
  it('begin on Monday at midnight there, and are cut at the same moment', () => {
    // Wednesday noon in summer.
    const { first, last, slices } = weeksAt(new Date('2026-07-15T11:00:00.000Z'));
    expect([first, last]).toEqual(['2026-07-13', '2026-07-19']);
    expect(slices[0]).toMatchObject({ from: '2026-07-05T23:00:00.000Z', week: 'last', weekday: 0 });
    expect(slices.filter(({ weekday }) => weekday === 2)).toEqual([
      {
        from: '2026-07-07T23:00:00.000Z',
        to: '2026-07-08T11:00:00.000Z',
        week: 'last',
        weekday: 2,
        isUntilNow: true,
      },
      {
        from: '2026-07-08T11:00:00.000Z',
        to: '2026-07-08T23:00:00.000Z',
        week: 'last',
        weekday: 2,
        isUntilNow: false,
      },
      {
        from: '2026-07-14T23:00:00.000Z',
        to: '2026-07-15T11:00:00.000Z',
        week: 'this',
        weekday: 2,
        isUntilNow: true,
      },
    ]);
    expect(slices.at(-1)?.to).toBe('2026-07-15T11:00:00.000Z');
  });

  it('have no gap and no overlap', () => {
    const { slices } = weeksAt(new Date('2026-10-28T18:20:31.000Z'));
    for (const [place, slice] of slices.entries())
      if (place > 0) expect(slice.from).toBe(slices[place - 1]?.to);
  });

  it('belong to Lisbon, whose Monday begins before that of UTC in summer', () => {
    expect(weeksAt(new Date('2026-07-12T23:30:00.000Z')).first).toBe('2026-07-13');
    expect(weeksAt(new Date('2026-12-13T23:30:00.000Z')).first).toBe('2026-12-07');
  });

  it('have a Sunday of 23 hours in March, and compare by the clock on the wall', () => {
    // Monday noon after the change: the same time a week before was an hour later in UTC.
    expect(weekBefore(new Date('2026-03-30T11:00:00.000Z'))).toBe('2026-03-23T12:00:00.000Z');
    expect(hoursOf('2026-03-30T11:00:00.000Z', 'last')).toEqual([12, 12, 24, 24, 24, 24, 24, 23]);
    // 01:30 does not exist on the Sunday of the change; a week later it does.
    expect(weekBefore(new Date('2026-04-05T00:30:00.000Z'))).toBe('2026-03-29T01:30:00.000Z');
  });

  it('have a Sunday of 25 hours in October, whose second 01:30 has one before it', () => {
    expect(hoursOf('2026-10-26T12:00:00.000Z', 'last')).toEqual([12, 12, 24, 24, 24, 24, 24, 25]);
    expect(hoursOf('2026-10-25T23:59:00.000Z', 'this').slice(0, 6)).toEqual([
      24, 24, 24, 24, 24, 24,
    ]);
    const both = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
    expect(both.map((at) => weekBefore(new Date(at)))).toEqual([
      '2026-10-18T00:30:00.000Z',
      '2026-10-18T00:30:00.000Z',
    ]);
  });

  it('begin empty on Monday at midnight', () => {
    const weeks = weeksAt(new Date('2026-11-23T00:00:00.000Z'));
    expect(weeks.first).toBe('2026-11-23');
    expect(weeks.slices).toHaveLength(7);
    const series = seriesOf(weeks, [1, 2, 3, 4, 5, 6, 7]);
    expect(series).toEqual({ now: 0, before: 0, days: [], daysBefore: [1, 2, 3, 4, 5, 6, 7] });
  });
});

it('compares until Wednesday noon with until Wednesday noon, and keeps the whole last week', () => {
  const weeks = weeksAt(new Date('2026-11-25T12:00:00.000Z'));
  // Last week: Monday, Tuesday, Wednesday morning and afternoon, Thursday to Sunday; then this week.
  const series = seriesOf(weeks, [1, 0, 2, 5, 1, 0, 0, 3, 4, 0, 2]);
  expect(series).toEqual({
    now: 6,
    before: 3,
    days: [4, 0, 2],
    daysBefore: [1, 0, 7, 1, 0, 0, 3],
  });
});
