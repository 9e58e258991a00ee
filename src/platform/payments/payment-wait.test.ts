import { expect, it } from 'vitest';
import { debitDaysOf, debitWait, mbWayWait } from './payment-wait.ts';

const orderedAt = '2026-12-01T14:32:00.000Z';

it('a request of MB WAY lapses after four minutes and shows the end of the phone only', () => {
  expect(mbWayWait(orderedAt, '+351 912 000 210')).toMatchObject({
    phoneEnd: '210',
    until: '2026-12-01T14:36:00.000Z',
  });
  expect(mbWayWait(orderedAt, '12').phoneEnd).toBe(null);
  expect(mbWayWait(orderedAt, null).phoneEnd).toBe(null);
});

it('a debit is expected between the second and the sixth banking day', () => {
  const wait = debitWait(orderedAt, null);
  expect(wait.until).toBe('2026-12-09T23:59:00.000Z');
  expect(debitDaysOf(wait)).toEqual({ first: '2026-12-03', last: '2026-12-09' });
});

it('a debit whose day the provider names is expected by that day', () => {
  const wait = debitWait(orderedAt, '2026-12-02');
  expect(debitDaysOf(wait)).toEqual({ first: '2026-12-02', last: '2026-12-02' });
});
