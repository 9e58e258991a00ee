import { expect, it } from 'vitest';
import { callWords } from './find-next-call.ts';

const slot = {
  date: '2026-11-30',
  time: '09:00',
  startsAt: '2026-11-30T09:00:00.000Z',
  until: '2026-11-30T07:00:00.000Z',
};
const saturday = '2026-11-28T12:00:00.000Z';

it.each([
  ['en', saturday, 'Europe/Lisbon', 'Monday 09:00', null],
  ['pt', saturday, 'Europe/Lisbon', 'segunda, 09:00', null],
  ['en', saturday, 'Asia/Dubai', 'Monday 09:00', '13:00 in Dubai'],
  ['pt', saturday, 'America/New_York', 'segunda, 09:00', '04:00 (Nova Iorque)'],
  // The other day, where it is one.
  ['en', saturday, 'Pacific/Honolulu', 'Monday 09:00', 'Sun 23:00 in Honolulu'],
  // The same clock elsewhere is the same time.
  ['en', saturday, 'Europe/London', 'Monday 09:00', null],
  // Six days ahead a weekday says enough; seven days ahead it would be today's.
  ['en', '2026-11-24T12:00:00.000Z', 'Europe/Lisbon', 'Monday 09:00', null],
  ['en', '2026-11-23T12:00:00.000Z', 'Europe/Lisbon', 'Mon 30 Nov, 09:00', null],
] as const)(
  'the next call in %s, seen on %s from %s, is %s',
  (language, now, zone, when, there) => {
    const words = callWords(slot, { now: new Date(now), zone, language });
    expect({ ...words, when: words.when.replaceAll('\u00a0', ' ') }).toEqual({ when, there });
  },
);
