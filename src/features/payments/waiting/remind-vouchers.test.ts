import { expect, it } from 'vitest';
import { isReminderDue } from './remind-vouchers.server.ts';

const voucher = { orderedAt: '2026-12-01T10:00:00.000Z', until: '2026-12-04T23:59:00.000Z' };

it.each([
  ['2026-12-03T23:58:00.000Z', false],
  ['2026-12-03T23:59:00.000Z', true],
  ['2026-12-04T21:58:00.000Z', true],
  ['2026-12-04T21:59:00.000Z', false],
  ['2026-12-05T08:00:00.000Z', false],
])('at %s the reminder of a voucher until the 4th is due: %s', (now, due) =>
  expect(isReminderDue(voucher, new Date(now))).toBe(due),
);

it('a voucher that was issued hours ago gets none, nor one without an end', () => {
  const now = new Date('2026-12-04T12:00:00.000Z');
  expect(isReminderDue({ ...voucher, orderedAt: '2026-12-04T06:00:00.000Z' }, now)).toBe(false);
  expect(isReminderDue({ ...voucher, until: null }, now)).toBe(false);
});
