import { expect, it } from 'vitest';
import { faultOf, readTimes, splitDay, withTimes } from './slot-times.ts';

it('reads times however they are typed, and keeps what is none', () => {
  expect(readTimes('9h30, 10H00; 9:05  14.30 2pm')).toEqual([
    '09:30',
    '10:00',
    '09:05',
    '14:30',
    '14:00',
  ]);
  expect(readTimes('9h5, meio-dia,')).toEqual(['9h5', 'meio-dia']);
});

it('says of each time what is wrong with it', () => {
  const times = ['09:00', '05:30', '09:00', 'noon', '23:45'];
  expect(times.map((_, place) => faultOf(times, place, 30))).toEqual([
    null,
    'notTime',
    'repeated',
    'notTime',
    'pastMidnight',
  ]);
});

it('adds times in their order, once', () => {
  expect(withTimes(['10:00', 'noon'], ['09:00', '10:00'])).toEqual(['09:00', '10:00', 'noon']);
});

it('splits a day into slots with a pause after each, the last of which ends in time', () => {
  const span = { from: '09:00', to: '12:00', slotMinutes: 30, pauseMinutes: 15 };
  expect(splitDay(span)).toEqual(['09:00', '09:45', '10:30', '11:15']);
  expect(splitDay({ ...span, to: '11:44' })).toEqual(['09:00', '09:45', '10:30']);
  expect(splitDay({ ...span, to: '09:00' })).toEqual([]);
  expect(splitDay({ ...span, slotMinutes: Number.NaN })).toEqual([]);
  expect(splitDay({ ...span, from: '' })).toEqual([]);
});
