import { expect, test } from 'vitest';
import { formatDayParts } from './format-day.ts';

test('the parts of a day are read as one, and neither has to be broken in a narrow slot', () => {
  expect(formatDayParts('2026-12-10', 'pt')).toEqual({ first: 'quinta, 10', month: 'de dezembro' });
  expect(formatDayParts('2026-12-12', 'pt').first).toBe('sábado, 12');
  expect(formatDayParts('2026-12-10', 'en')).toEqual({ first: 'Thursday 10', month: 'December' });
});
