import { describe, expect, it } from 'vitest';
import { officeHours } from './office-hours.ts';

const summer = { saoPaulo: 13, newYork: 14, dubai: 6 };
const winter = { saoPaulo: 12, newYork: 14, dubai: 5 };

describe('the hours at which offices elsewhere open, on Lisbon’s clock', () => {
  it.each([
    ['in summer', '2026-07-01', summer, '2026-10-24T23:00:00.000Z'],
    ['on the last day of summer time', '2026-10-24', summer, '2026-10-24T23:00:00.000Z'],
    // New York changes its clocks a week after Lisbon.
    [
      'after Lisbon’s change in autumn',
      '2026-10-25',
      { ...winter, newYork: 13 },
      '2026-11-01T00:00:00.000Z',
    ],
    ['in winter', '2026-11-23', winter, '2027-03-14T00:00:00.000Z'],
    // And two weeks before it in spring.
    [
      'after New York’s change in spring',
      '2027-03-14',
      { ...winter, newYork: 13 },
      '2027-03-28T00:00:00.000Z',
    ],
    ['after Lisbon’s change in spring', '2027-03-28', summer, '2027-10-30T23:00:00.000Z'],
  ])('are right %s, and say until when', (_name, day, opens, until) => {
    expect(officeHours(day)).toEqual({ opens, until });
  });
});
