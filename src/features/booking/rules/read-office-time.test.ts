import { expect, test } from 'vitest';
import { readOpeningTimes } from './read-office-time.server.ts';

const usual = { opens: '09:00', shuts: '18:00' };

test.each([
  ['Weekdays 09:00 to 18:00', usual],
  ['Weekdays 10:00 to 17:30', { opens: '10:00', shuts: '17:30' }],
  ['Dias úteis, das 9h30 às 19h00', { opens: '09:30', shuts: '19:00' }],
  ['By appointment', usual],
  ['Mon to Thu 09:00 to 13:00, 14:00 to 18:00', usual],
  ['18:00 to 09:00', usual],
  ['09:00 to 27:00', usual],
  ['09:75 to 18:00', usual],
])('%s', (line, expected) => {
  expect(readOpeningTimes(line)).toEqual(expected);
});
