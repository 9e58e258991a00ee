import { expect, it } from 'vitest';
import { nameLastDay } from './last-day.ts';

it('names the last day in the language of the office', () => {
  expect(nameLastDay(3, 'en', '2026-11-29')).toBe('1 December');
  expect(nameLastDay(1, 'pt', '2026-12-01')).toBe('1 de dezembro');
});
