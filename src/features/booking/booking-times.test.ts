import { describe, expect, it } from 'vitest';
import { bookingTimes } from './booking-times.ts';

// 16:00 to 16:30 in Lisbon, in summer time.
const span = { startsAt: '2026-03-30T15:00:00.000Z', endsAt: '2026-03-30T15:30:00.000Z' };

describe('the times of a booking', () => {
  it('are shown on both clocks, with the visitor’s own day', () => {
    expect(bookingTimes(span, 'Pacific/Auckland', 'en')).toEqual({
      lisbon: {
        zone: 'Europe/Lisbon',
        day: 'Monday 30\u00a0March 2026',
        from: '16:00',
        to: '16:30',
      },
      visitor: {
        zone: 'Pacific/Auckland',
        day: 'Tuesday 31\u00a0March 2026',
        from: '04:00',
        to: '04:30',
      },
      sameDay: false,
      sameTime: false,
    });
  });

  it('agree for a visitor in Lisbon, and in London', () => {
    for (const zone of ['Europe/Lisbon', 'Europe/London'])
      expect(bookingTimes(span, zone, 'pt')).toMatchObject({ sameDay: true, sameTime: true });
  });

  it('differ in the hour alone for a visitor in Nepal', () => {
    expect(bookingTimes(span, 'Asia/Kathmandu', 'pt')).toMatchObject({
      visitor: {
        day: 'segunda-feira, 30\u00a0de\u00a0março de\u00a02026',
        from: '20:45',
        to: '21:15',
      },
      sameDay: true,
      sameTime: false,
    });
  });
});
