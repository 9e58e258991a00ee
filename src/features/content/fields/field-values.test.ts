import { describe, expect, it } from 'vitest';
import { fromLisbonMinute, toLisbonMinute } from './lisbon-minute.ts';

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
