import { describe, expect, it } from 'vitest';
import { orderShownBy, readDate } from './written-date.ts';

describe('a date of a spreadsheet', () => {
  it.each([
    ['2024-05-02', '2024-05-02 00:00', null],
    ['2024-05-02 10:00', '2024-05-02 10:00', null],
    ['2024-05-02T10:00:59', '2024-05-02 10:00', null],
    ['02/05/2024', '2024-05-02 00:00', '2024-02-05'],
    ['2/5/24 14:30', '2024-05-02 14:30', '2024-02-05'],
    ['02-05-2024 9:05', '2024-05-02 09:05', '2024-02-05'],
    ['02.05.2024', '2024-05-02 00:00', '2024-02-05'],
    ['25/05/2024 14:30:00', '2024-05-25 14:30', null],
    ['05/25/2024', '2024-05-25 00:00', null],
    ['5/5/2024', '2024-05-05 00:00', null],
    ['1/2/2024 2:30 PM', '2024-02-01 14:30', '2024-01-02'],
    ['1/2/2024 12:05 a.m.', '2024-02-01 00:05', '2024-01-02'],
    ['1/2/99', '1999-02-01 00:00', '1999-01-02'],
    ['2-mai-24', '2024-05-02 00:00', null],
    ['2 de março de 2024', '2024-03-02 00:00', null],
    ['2 May 2024 14h30', '2024-05-02 14:30', null],
  ])('%s is %s', (text, expected, other) => {
    const date = readDate(text);
    expect([date && `${date.day} ${date.time}`, date?.other]).toEqual([expected, other]);
  });

  it.each([
    '31/02/2024',
    '4 May',
    '2024-13-01',
    '1/2/2024 25:00',
    '1/2/2024 soon',
    '12345',
    '1/2-2024',
  ])('%s is none', (text) => expect(readDate(text)).toBeNull());

  it('has the month first where the file has', () => {
    expect(readDate('02/05/2024', 'month')?.day).toBe('2024-02-05');
    expect(['25/05/2024', '05/25/2024', '05/05/2024', '2024-05-25'].map(orderShownBy)).toEqual([
      'day',
      'month',
      null,
      null,
    ]);
  });
});
