import { expect, it } from 'vitest';
import { formatBriefly, formatDuration, formatFully, formatNear } from './moment.ts';

const now = Date.parse('2026-11-25T08:42:00.000Z');

it.each([
  ['2026-11-25T06:40:00.000Z', '06:40', '06:40'],
  ['2026-11-24T10:50:00.000Z', 'Tue 10:50', 'terça 10:50'],
  ['2026-03-12T10:50:00.000Z', '12 Mar', '12/03'],
])('%s is said briefly', (at, en, pt) => {
  expect([formatBriefly(at, now, 'en'), formatBriefly(at, now, 'pt')]).toEqual([en, pt]);
});

it.each([
  ['2026-11-25T10:50:00.000Z', '10:50 today', 'hoje, 10:50'],
  ['2026-11-26T09:30:00.000Z', '09:30 tomorrow', 'amanhã, 09:30'],
  ['2026-11-24T09:30:00.000Z', '09:30 yesterday', 'ontem, 09:30'],
  ['2026-11-30T09:30:00.000Z', 'Mon 30 Nov, 09:30', 'segunda, 30/11, 09:30'],
])('%s is said by its distance', (at, en, pt) => {
  expect([formatNear(at, now, 'en'), formatNear(at, now, 'pt')]).toEqual([en, pt]);
});

it('a moment is said in full, by the clock of Lisbon', () => {
  expect(formatFully('2026-07-07T09:50:00.000Z', 'en')).toBe('Tuesday 7 July, 10:50');
  expect(formatFully('2026-07-07T09:50:00.000Z', 'pt')).toBe('terça-feira, 7 de julho, 10:50');
});

it.each([
  [20_000, '1 min', '1 min'],
  [45 * 60_000, '45 min', '45 min'],
  [130 * 60_000, '2 h 10 min', '2 h 10 min'],
  [-120 * 60_000, '2 h', '2 h'],
  [26.4 * 3_600_000, '26 h', '26 h'],
  [80 * 3_600_000, '3 days', '3 dias'],
])('%i ms last', (milliseconds, en, pt) => {
  expect([formatDuration(milliseconds, 'en'), formatDuration(milliseconds, 'pt')]).toEqual([
    en,
    pt,
  ]);
});
