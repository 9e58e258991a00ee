import { expect, test } from 'vitest';
import { usualOffice } from '#core/working-time.ts';
import { isAlarmDue } from './promise.ts';

test('the alarm is due when four working hours are left, and not before', () => {
  const answerBy = '2026-11-24T11:00:00.000Z';
  expect(isAlarmDue('2026-11-23T15:59:00.000Z', answerBy)).toBe(false);
  expect(isAlarmDue('2026-11-23T16:00:00.000Z', answerBy)).toBe(true);
  expect(isAlarmDue('2026-11-25T10:00:00.000Z', answerBy)).toBe(true);
});

test('a public holiday before the promise brings the alarm forward', () => {
  const answerBy = '2026-12-02T12:00:00.000Z';
  expect(isAlarmDue('2026-11-30T16:59:00.000Z', answerBy)).toBe(false);
  expect(isAlarmDue('2026-11-30T17:00:00.000Z', answerBy)).toBe(true);
});

test('so does a day that staff closed', () => {
  const office = { ...usualOffice, closedDays: new Set(['2026-11-24']) };
  const answerBy = '2026-11-25T10:00:00.000Z';
  expect(isAlarmDue('2026-11-23T14:59:00.000Z', answerBy, office)).toBe(false);
  expect(isAlarmDue('2026-11-23T15:00:00.000Z', answerBy, office)).toBe(true);
});
