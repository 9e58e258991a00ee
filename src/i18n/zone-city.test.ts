import { expect, it } from 'vitest';
import { formatZoneCity } from './zone-city.ts';

it('names a city in the language of the reader', () => {
  expect(formatZoneCity('Europe/Zurich', 'pt')).toBe('Zurique');
  expect(formatZoneCity('America/New_York', 'pt')).toBe('Nova Iorque');
  expect(formatZoneCity('America/New_York', 'en')).toBe('New York');
  expect(formatZoneCity('Asia/Dubai', 'pt')).toBe('Dubai');
});
