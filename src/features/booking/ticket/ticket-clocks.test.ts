import { expect, it } from 'vitest';
import { formatZoneDistance, nameZones } from './ticket-clocks.ts';

const winter = '2026-12-07T10:00:00.000Z';

it.each([
  ['Asia/Dubai', 'en', 'Dubai, four hours ahead of Lisbon'],
  ['Asia/Dubai', 'pt', 'Dubai, mais quatro horas do que em Lisboa'],
  ['America/New_York', 'pt', 'Nova Iorque, menos cinco horas do que em Lisboa'],
  ['Asia/Kathmandu', 'en', 'Kathmandu, five hours and 45 minutes ahead of Lisbon'],
  ['Pacific/Auckland', 'en', 'Auckland, 13 hours ahead of Lisbon'],
  ['Europe/Madrid', 'en', 'Madrid, one hour ahead of Lisbon'],
  ['Europe/London', 'pt', 'Londres, a mesma hora que em Lisboa'],
  ['Europe/Lisbon', 'pt', 'Lisboa'],
] as const)('names %s by its city and its distance from Lisbon: %s', (zone, language, name) => {
  expect(formatZoneDistance(zone, winter, language)).toBe(name);
});

it('measures the distance on the day of the booking, because clocks change on different days', () => {
  const between = '2026-03-15T10:00:00.000Z';
  expect(formatZoneDistance('America/New_York', between, 'en')).toBe(
    'New York, four hours behind Lisbon',
  );
});

it('sorts zones by the names that are shown, and tells two of one name apart', () => {
  const zones = [
    'America/Kentucky/Louisville',
    'Europe/Warsaw',
    'America/Louisville',
    'Asia/Dubai',
  ];
  expect(nameZones(zones, 'pt').map(({ name }) => name)).toEqual([
    'Dubai',
    'Louisville (America, Kentucky)',
    'Louisville (America)',
    'Varsóvia',
  ]);
});
