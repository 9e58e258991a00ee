import { expect, test } from 'vitest';
import { isAlarmDue, workingTimeBetween } from './working-time.ts';

const hours = (from: string, to: string) => workingTimeBetween(from, to) / 3_600_000;

test.each([
  ['within one day', '2026-11-23T10:00:00.000Z', '2026-11-23T12:30:00.000Z', 2.5],
  ['over a night', '2026-11-23T16:00:00.000Z', '2026-11-24T10:00:00.000Z', 3],
  ['over a weekend', '2026-11-20T17:00:00.000Z', '2026-11-23T10:00:00.000Z', 2],
  ['at night', '2026-11-23T20:00:00.000Z', '2026-11-24T06:00:00.000Z', 0],
  ['by the clock of summer', '2026-07-01T07:00:00.000Z', '2026-07-01T09:00:00.000Z', 1],
  ['of a promise that is over', '2026-11-24T10:00:00.000Z', '2026-11-23T10:00:00.000Z', 0],
])('working time %s', (_, from, to, expected) => {
  expect(hours(from, to)).toBe(expected);
});

test('the alarm is due when four working hours are left, and not before', () => {
  const answerBy = '2026-11-24T11:00:00.000Z';
  expect(isAlarmDue('2026-11-23T15:59:00.000Z', answerBy)).toBe(false);
  expect(isAlarmDue('2026-11-23T16:00:00.000Z', answerBy)).toBe(true);
  expect(isAlarmDue('2026-11-25T10:00:00.000Z', answerBy)).toBe(true);
});
