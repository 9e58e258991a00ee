import { expect, it } from 'vitest';
import { countWord } from './count-word.ts';
import { formatBy, formatNow, formatSince, formatSpan, nearDay } from './format-when.ts';

const now = new Date('2026-11-24T09:42:00.000Z');
const minutes = (count: number) => count * 60_000;

it.each([
  ['2026-11-24T10:50:00.000Z', '10:50', 'às 10:50'],
  ['2026-11-25T09:30:00.000Z', 'tomorrow 09:30', 'amanhã às 09:30'],
  ['2026-11-27T09:30:00.000Z', 'Fri 27 Nov, 09:30', expect.stringMatching(/27.*, às 09:30$/)],
])('%s is written as %s and as %s', (instant, en, pt) => {
  expect([formatBy(instant, now, 'en'), formatBy(instant, now, 'pt')]).toEqual([en, pt]);
});

it.each([
  ['2026-11-24T08:50:00.000Z', '08:50', 'as 08:50'],
  ['2026-11-23T09:30:00.000Z', 'yesterday 09:30', 'ontem às 09:30'],
  ['2026-11-20T09:30:00.000Z', 'Fri 20 Nov, 09:30', expect.stringMatching(/20.*, às 09:30$/)],
])('since %s is written as %s and as %s', (instant, en, pt) => {
  expect([formatSince(instant, now, 'en'), formatSince(instant, now, 'pt')]).toEqual([en, pt]);
});

it('knows tomorrow in Lisbon on the days when the clocks change', () => {
  expect(nearDay('2026-10-25T23:30:00.000Z', new Date('2026-10-24T22:30:00.000Z'))).toBe(
    'tomorrow',
  );
  expect(nearDay('2026-03-29T22:30:00.000Z', new Date('2026-03-29T00:30:00.000Z'))).toBe('today');
  expect(nearDay('2026-03-29T23:30:00.000Z', new Date('2026-03-29T00:30:00.000Z'))).toBe(
    'tomorrow',
  );
});

it('begins the day with a capital in both languages', () => {
  expect(formatNow(now, 'en')).toEqual({ day: 'Tuesday 24 November 2026', time: '09:42' });
  expect(formatNow(now, 'pt')).toMatchObject({ time: '09:42' });
  expect(formatNow(now, 'pt').day).toMatch(/^Terça-feira, 24 de novembro de 2026$/);
});

it.each([
  [0, '0 min'],
  [40, '40 min'],
  [60, '1 h'],
  [78, '1 h 18 min'],
  [1440, '1 d'],
  [1440 * 3 + 250, '3 d 4 h'],
])('%i minutes are %s', (count, text) => {
  expect(formatSpan(minutes(count))).toBe(text);
});

it('writes small counts as words, in the gender of what is counted', () => {
  expect([1, 2, 3].map((count) => countWord(count, 'pt', 'f'))).toEqual(['uma', 'duas', 'três']);
  expect([1, 2, 3].map((count) => countWord(count, 'pt'))).toEqual(['um', 'dois', 'três']);
  expect([1, 10, 11].map((count) => countWord(count, 'en'))).toEqual(['one', 'ten', '11']);
});
