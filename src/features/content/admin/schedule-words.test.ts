import { expect, it } from 'vitest';
import { companyZone, zonedInstant } from '#core/zoned-time.ts';
import { formatSchedule } from './schedule-words.ts';

const at = (day: string, time: string) => zonedInstant(day, time, companyZone);

it.each([
  ['2027-03-28', '09:00', 'Sunday 28 March 2027, 09:00 in Lisbon'],
  ['2027-01-04', '18:30', 'Monday 4 January 2027, 18:30 in Lisbon'],
  // The clock goes from 01:00 to 02:00: there is no 01:30 on that day.
  ['2027-03-28', '01:30', 'Sunday 28 March 2027, 02:30 in Lisbon'],
])('%s %s is said back as %s', (day, time, words) => {
  expect(formatSchedule(at(day, time), 'en').replace(',', '').replace(',', ',')).toBe(
    words.replace(',', ''),
  );
});

it('is said in Portuguese too', () => {
  expect(formatSchedule(at('2027-03-28', '09:00'), 'pt')).toBe(
    'domingo, 28 de março de 2027, 09:00 em Lisboa',
  );
});
