import { expect, it } from 'vitest';
import { readableZone } from '#core/zone-names.ts';
import { isTimeZone, readClock } from '#core/zoned-time.ts';
import { formatZoneCity } from './zone-city.ts';

it('names a city in the language of the reader', () => {
  expect(formatZoneCity('Europe/Zurich', 'pt')).toBe('Zurique');
  expect(formatZoneCity('America/New_York', 'pt')).toBe('Nova Iorque');
  expect(formatZoneCity('America/New_York', 'en')).toBe('New York');
  expect(formatZoneCity('Asia/Dubai', 'pt')).toBe('Dubai');
});

it.each([
  ['Etc/GMT+3', 'UTC−3', 'UTC−3'],
  ['Etc/GMT-14', 'UTC+14', 'UTC+14'],
  ['Etc/GMT0', 'UTC', 'UTC'],
  ['GMT+0', 'UTC', 'UTC'],
  ['GMT', 'UTC', 'UTC'],
  ['Etc/UTC', 'UTC', 'UTC'],
  ['Zulu', 'UTC', 'UTC'],
  ['EST5EDT', 'New York', 'Nova Iorque'],
  ['EST', 'UTC−5', 'UTC−5'],
  ['US/Pacific', 'Los Angeles', 'Los Angeles'],
  ['US/East-Indiana', 'Indianapolis', 'Indianapolis'],
  ['GB', 'London', 'Londres'],
  ['Portugal', 'Lisbon', 'Lisboa'],
  ['Brazil/East', 'São Paulo', 'São Paulo'],
  ['Australia/NSW', 'Sydney', 'Sydney'],
  ['Asia/Calcutta', 'Kolkata', 'Calcutá'],
  ['Asia/Katmandu', 'Kathmandu', 'Catmandu'],
  ['Asia/Saigon', 'Ho Chi Minh City', 'Cidade de Ho Chi Minh'],
  ['Asia/Rangoon', 'Yangon', 'Rangum'],
  ['Europe/Kiev', 'Kyiv', 'Kiev'],
  ['America/Buenos_Aires', 'Buenos Aires', 'Buenos Aires'],
  ['America/Godthab', 'Nuuk', 'Nuuk'],
  ['America/St_Johns', 'St John’s', 'St Johns'],
])('names %s as a person knows it', (zone, english, portuguese) => {
  expect([formatZoneCity(zone, 'en'), formatZoneCity(zone, 'pt')]).toEqual([english, portuguese]);
});

it('names no zone that shows another time', () => {
  const zones = [
    ...Intl.supportedValuesOf('timeZone'),
    'EST5EDT',
    'EST',
    'US/Hawaii',
    'MET',
    'PRC',
  ];
  const odd = ['Etc/GMT+3', 'Etc/GMT-14', 'CET', 'W-SU', 'NZ-CHAT', 'Navajo', 'Mexico/BajaSur'];
  for (const zone of [...zones, ...odd]) {
    const [, sign, hours] = /^UTC([+−])(\d+)$/.exec(readableZone(zone)) ?? [];
    const named = sign ? `Etc/GMT${sign === '+' ? '-' : '+'}${hours}` : readableZone(zone);
    if (!isTimeZone(named)) continue;
    for (const at of ['2026-01-15T10:00:00.000Z', '2026-07-15T10:00:00.000Z'])
      expect([zone, readClock(at, named)]).toEqual([zone, readClock(at, zone)]);
  }
});
