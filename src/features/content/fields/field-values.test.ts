import { describe, expect, it } from 'vitest';
import { fromLisbonMinute, toLisbonMinute } from './lisbon-minute.ts';
import { fromCents, toCents } from './money-input.ts';

describe('money', () => {
  it.each([
    ['1450', 145_000],
    ['1,450.00', 145_000],
    ['1.450,00', 145_000],
    ['€ 99,5', 9_950],
    ['1.450', 145_000],
    ['0.5', 50],
    ['', null],
    ['abc', null],
  ])('%j is %s cents', (text, cents) => {
    expect(toCents(text)).toBe(cents);
  });

  it.each([
    [145_000, '1450'],
    [9_950, '99.50'],
    [null, ''],
  ])('%s cents are typed as %j', (cents, text) => {
    expect(fromCents(cents)).toBe(text);
  });
});

describe('an instant in a field', () => {
  it.each([
    ['2027-03-28T01:30:00.000Z', '2027-03-28T02:30'],
    ['2027-01-05T09:00:00.000Z', '2027-01-05T09:00'],
    [null, ''],
  ])('%s is %j', (instant, value) => {
    expect(toLisbonMinute(instant)).toBe(value);
    expect(fromLisbonMinute(value)).toBe(instant);
  });
});
