import { expect, test } from 'vitest';
import { formatDayParts, formatLongDay, formatShortDay } from './booking-times.ts';

test('the parts of a day are read as one, and neither has to be broken in a narrow slot', () => {
  expect(formatDayParts('2026-12-10', 'pt')).toEqual({
    first: 'quinta, 10',
    month: 'de\u00a0dezembro',
  });
  expect(formatDayParts('2026-12-12', 'pt').first).toBe('sábado, 12');
  expect(formatDayParts('2026-12-10', 'en')).toEqual({ first: 'Thursday 10', month: 'December' });
});

test('a day and its month stay on one line', () => {
  expect(formatShortDay('2026-12-10', 'en')).toBe('Thursday 10\u00a0December');
  expect(formatLongDay('2026-12-10', 'pt')).toBe(
    'quinta-feira, 10\u00a0de\u00a0dezembro de\u00a02026',
  );
});
