import { expect, it } from 'vitest';
import { dueReminders } from './remind-bookings.server.ts';

const startsAt = '2026-11-25T10:00:00.000Z';

function hoursDue(at: string, updatedAt = '2026-11-20T10:00:00.000Z', written: number[] = []) {
  const booking = { id: 'b', sequence: 1, startsAt, updatedAt };
  const known = written.map((hoursBefore) => ({ bookingId: 'b', sequence: 1, hoursBefore }));
  return dueReminders([booking], known, new Date(at)).map(({ hoursBefore }) => hoursBefore);
}

it.each([
  ['2026-11-24T09:59:59.999Z', []],
  ['2026-11-24T10:00:00.000Z', [24]],
  ['2026-11-25T07:59:59.999Z', [24]],
  ['2026-11-25T08:00:00.000Z', []],
  ['2026-11-25T08:59:59.999Z', []],
  ['2026-11-25T09:00:00.000Z', [1]],
  ['2026-11-25T09:59:59.999Z', [1]],
  ['2026-11-25T10:00:00.000Z', []],
])('at %s the reminders due are %j', (at, hours) => {
  expect(hoursDue(at)).toEqual(hours);
});

it('writes none soon after the mail about the booking itself', () => {
  expect(hoursDue('2026-11-24T10:00:01.000Z', '2026-11-24T10:00:00.000Z')).toEqual([24]);
  expect(hoursDue('2026-11-24T10:00:01.000Z', '2026-11-24T10:00:00.001Z')).toEqual([]);
  expect(hoursDue('2026-11-25T09:30:00.000Z', '2026-11-25T07:00:00.000Z')).toEqual([1]);
  expect(hoursDue('2026-11-25T09:30:00.000Z', '2026-11-25T09:10:00.000Z')).toEqual([]);
});

it('writes none twice', () => {
  expect(hoursDue('2026-11-24T12:00:00.000Z', undefined, [24])).toEqual([]);
  expect(hoursDue('2026-11-25T09:30:00.000Z', undefined, [24])).toEqual([1]);
  expect(hoursDue('2026-11-25T09:30:00.000Z', undefined, [24, 1])).toEqual([]);
});

it('writes them again once a booking has moved', () => {
  const booking = { id: 'b', sequence: 2, startsAt, updatedAt: '2026-11-20T10:00:00.000Z' };
  const known = [{ bookingId: 'b', sequence: 1, hoursBefore: 24 }];
  expect(dueReminders([booking], known, new Date('2026-11-24T12:00:00.000Z'))).toHaveLength(1);
});
