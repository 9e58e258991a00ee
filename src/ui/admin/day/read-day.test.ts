import { expect, it } from 'vitest';
import { readDay, readTime, writeDay } from './read-day.ts';

/** A Saturday. */
const today = '2026-11-28';

it.each([
  ['2026-12-01', '2026-12-01'],
  ['1/12/2026', '2026-12-01'],
  ['01.12.26', '2026-12-01'],
  ['1-12', '2026-12-01'],
  // The day stands before the month in both languages.
  ['3/4/2027', '2027-04-03'],
  ['3/4', '2027-04-03'],
  ['28 Nov', '2026-11-28'],
  ['27 nov', '2027-11-27'],
  ['1 December 2026', '2026-12-01'],
  ['Tue 1 Dec 2026', '2026-12-01'],
  ['Tuesday, 1st December', '2026-12-01'],
  ['1 de dezembro de 2026', '2026-12-01'],
  ['terça-feira, 1 de dezembro', '2026-12-01'],
  ['15 Março', '2027-03-15'],
  ['hoje', today],
  ['Amanhã', '2026-11-29'],
  ['tomorrow', '2026-11-29'],
  ['sábado', today],
  ['Monday', '2026-11-30'],
  ['sex', '2026-12-04'],
])('reads %s as a day', (text, day) => {
  expect(readDay(text, today)).toBe(day);
});

it.each(['', '31/2/2027', '2026-02-30', '12/31/2026', 'soon', '5', '1 foo 2026', '1/2/3/4'])(
  'reads no day in “%s”',
  (text) => {
    expect(readDay(text, today)).toBeNull();
  },
);

it('reads what it writes, on each day of two years', () => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    for (const language of ['en', 'pt'] as const)
      expect(readDay(writeDay(day, language), today)).toBe(day);
  }
  expect([writeDay(today, 'en'), writeDay(today, 'pt')]).toEqual(['28 Nov 2026', '28/11/2026']);
  expect(writeDay('', 'en')).toBe('');
});

it.each([
  ['9', '09:00'],
  ['9h', '09:00'],
  ['9h30', '09:30'],
  ['14H05', '14:05'],
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['2pm', '14:00'],
  ['12 am', '00:00'],
  ['2:30 p.m.', '14:30'],
  ['23:59', '23:59'],
])('reads %s as a time', (text, time) => {
  expect(readTime(text)).toBe(time);
});

it.each(['', '24:00', '9:60', '9h5', 'noon', '13pm', '0 am', '12345', '-9'])(
  'reads no time in “%s”',
  (text) => {
    expect(readTime(text)).toBeNull();
  },
);
