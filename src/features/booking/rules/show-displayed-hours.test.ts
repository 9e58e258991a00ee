import { expect, it } from 'vitest';
import { displayedHours, formatDisplayedHours } from './show-displayed-hours.server.ts';

const slots = { slotTimes: ['14:00', '09:00', '16:30'], slotMinutes: 60 };
const written = (weekdays: number[], changes = {}) =>
  formatDisplayedHours(displayedHours({ weekdays, ...slots, ...changes }));

it('go from the first slot to the end of the last', () => {
  expect(displayedHours({ weekdays: [1, 2, 3, 4, 5], ...slots })).toEqual([
    { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '17:30' },
  ]);
});

it('are written in both languages', () => {
  expect(written([1, 2, 3, 4, 5])).toEqual({
    en: 'Weekdays 09:00 to 17:30',
    pt: 'Dias úteis, das 09:00 às 17:30',
  });
  expect(written([6, 1, 2, 3])).toEqual({
    en: 'Mondays to Wednesdays 09:00 to 17:30; Saturdays 09:00 to 17:30',
    pt: 'Segunda a quarta, das 09:00 às 17:30; sábado, das 09:00 às 17:30',
  });
  expect(written([4, 5]).en).toBe('Thursdays and Fridays 09:00 to 17:30');
});

it('are none without a day or a slot', () => {
  expect(written([])).toEqual({ en: '', pt: '' });
  expect(displayedHours({ weekdays: [1], slotTimes: [], slotMinutes: 30 })).toEqual([]);
});
