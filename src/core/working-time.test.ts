import { expect, test } from 'vitest';
import {
  addWorkingTime,
  isOpenAt,
  lastOpenMoment,
  nextOpenings,
  nextOpenMoment,
  usualOffice,
  workingDay,
  workingTimeBetween,
} from './working-time.ts';

const hours = (from: string, to: string) => workingTimeBetween(from, to) / 3_600_000;

test.each([
  ['within one day', '2026-11-23T10:00:00.000Z', '2026-11-23T12:30:00.000Z', 2.5],
  ['over a night', '2026-11-23T16:00:00.000Z', '2026-11-24T10:00:00.000Z', 3],
  ['over a weekend', '2026-11-20T17:00:00.000Z', '2026-11-23T10:00:00.000Z', 2],
  ['at night', '2026-11-23T20:00:00.000Z', '2026-11-24T06:00:00.000Z', 0],
  ['by the clock of summer', '2026-07-01T07:00:00.000Z', '2026-07-01T09:00:00.000Z', 1],
  ['over a public holiday', '2026-11-30T17:00:00.000Z', '2026-12-02T10:00:00.000Z', 2],
  ['over the holiday of Lisbon', '2028-06-12T16:00:00.000Z', '2028-06-14T09:00:00.000Z', 2],
  ['of a promise that is over', '2026-11-24T10:00:00.000Z', '2026-11-23T10:00:00.000Z', 0],
])('working time %s', (_, from, to, expected) => {
  expect(hours(from, to)).toBe(expected);
});

test.each([
  ['on a Monday', '2026-11-23T10:50:00.000Z', '2026-11-24T10:50:00.000Z'],
  ['on a Friday evening', '2026-11-20T17:30:00.000Z', '2026-11-23T17:30:00.000Z'],
  ['at a weekend', '2026-11-21T12:00:00.000Z', '2026-11-23T18:00:00.000Z'],
  ['at night', '2026-11-23T22:00:00.000Z', '2026-11-24T18:00:00.000Z'],
  ['before a public holiday', '2026-11-30T12:00:00.000Z', '2026-12-02T12:00:00.000Z'],
  ['before Christmas and a weekend', '2026-12-24T12:00:00.000Z', '2026-12-28T12:00:00.000Z'],
  ['over the change to summer time', '2026-03-27T12:00:00.000Z', '2026-03-30T11:00:00.000Z'],
])('one working day after a moment %s', (_, from, expected) => {
  expect(addWorkingTime(from, workingDay)).toBe(expected);
});

test('the working time until an instant that was added is what was added', () => {
  for (let index = 0; index < 400; index += 1) {
    const from = new Date(Date.UTC(2026, 0, 1) + index * 79_200_017).toISOString();
    expect(workingTimeBetween(from, addWorkingTime(from, workingDay)), from).toBe(workingDay);
  }
});

const shutOnMonday = { ...usualOffice, opens: '10:00', closedDays: new Set(['2026-11-30']) };

test.each([
  ['in the hours', '2026-11-27T10:00:00.000Z', '2026-11-27T10:00:00.000Z'],
  ['at the closing', '2026-11-27T18:00:00.000Z', '2026-11-27T18:00:00.000Z'],
  ['after it', '2026-11-27T18:00:00.001Z', '2026-12-02T10:00:00.000Z'],
  ['before the opening', '2026-11-27T09:59:00.000Z', '2026-11-27T10:00:00.000Z'],
  [
    'at a weekend before a closed day and a holiday',
    '2026-11-28T07:41:00.000Z',
    '2026-12-02T10:00:00.000Z',
  ],
])('the next open moment %s', (_, from, expected) => {
  expect(nextOpenMoment(from, shutOnMonday)).toBe(expected);
  expect(isOpenAt(expected, shutOnMonday)).toBe(true);
});

test.each([
  ['2026-11-27T07:41:00.000Z', '2026-11-28T07:41:00.000Z', '2026-11-27T18:00:00.000Z'],
  ['2026-11-26T12:00:00.000Z', '2026-11-27T12:00:00.000Z', '2026-11-27T12:00:00.000Z'],
  ['2026-11-27T18:30:00.000Z', '2026-11-28T18:30:00.000Z', null],
  ['2026-11-30T12:00:00.000Z', '2026-12-01T12:00:00.000Z', null],
] as const)('the last open moment from %s to %s', (from, to, expected) => {
  expect(lastOpenMoment(from, to, shutOnMonday)).toBe(expected);
});

test('a day that the owner closed is no working time', () => {
  const from = '2026-11-27T12:00:00.000Z';
  expect(addWorkingTime(from, workingDay, shutOnMonday)).toBe('2026-12-02T13:00:00.000Z');
  expect(workingTimeBetween(from, '2026-12-02T13:00:00.000Z', shutOnMonday)).toBe(workingDay);
});

test.each([
  // Friday morning, while it is open: today, then Monday; Tuesday is a holiday.
  ['2026-11-27T10:00:00.000Z', ['2026-11-27', '2026-11-30', '2026-12-02']],
  // At its last moment it is no longer one that anybody can use.
  ['2026-11-27T18:00:00.000Z', ['2026-11-30', '2026-12-02', '2026-12-03']],
  ['2026-11-28T04:00:00.000Z', ['2026-11-30', '2026-12-02', '2026-12-03']],
])('the next openings from %s are those of %j', (from, days) => {
  const openings = nextOpenings(from, 3, usualOffice);
  expect(openings.map(({ from: start }) => start.slice(0, 10))).toEqual(days);
  expect(
    openings.every(
      ({ from: start, to }) => start.endsWith('T09:00:00.000Z') && to.endsWith('T18:00:00.000Z'),
    ),
  ).toBe(true);
});

test('a company that is never open has no openings', () => {
  const closedDays = { has: () => true } as unknown as ReadonlySet<string>;
  expect(nextOpenings('2026-11-27T10:00:00.000Z', 3, { ...usualOffice, closedDays })).toEqual([]);
});
