import { expect, it } from 'vitest';
import { formatStampDay } from './format-day.ts';

it('names the month of a stamp in both languages, on one line', () => {
  expect(formatStampDay('2026-11-26', 'en')).toBe('26\u00a0Nov\u00a02026');
  expect(formatStampDay('2026-09-05', 'pt')).toBe('5\u00a0set.\u00a02026');
});
