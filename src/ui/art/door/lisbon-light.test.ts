import { expect, it } from 'vitest';
import { lightInLisbon, sunInLisbon } from './lisbon-light.ts';

const minutes = 60_000;

// Instituto Português do Mar e da Atmosfera, Lisbon.
it.each([
  ['2026-03-20', '06:37', '18:46'],
  ['2026-06-21', '05:12', '20:05'],
  ['2026-12-21', '07:51', '17:18'],
])('the sun of %s rises at %s and sets at %s UTC', (day, rise, set) => {
  const sun = sunInLisbon(Date.parse(`${day}T03:00Z`));
  expect(Math.abs(sun.rise - Date.parse(`${day}T${rise}Z`))).toBeLessThan(4 * minutes);
  expect(Math.abs(sun.set - Date.parse(`${day}T${set}Z`))).toBeLessThan(4 * minutes);
});

it.each([
  ['00:00', 'lamp'],
  ['06:59', 'lamp'],
  ['07:30', 'dawn'],
  ['12:00', 'day'],
  ['16:30', 'day'],
  ['17:00', 'dusk'],
  ['18:30', 'lamp'],
  ['23:59', 'lamp'],
])('on 21 December at %s the sky is %s', (time, sky) => {
  expect(lightInLisbon(Date.parse(`2026-12-21T${time}Z`)).sky).toBe(sky);
});

it('every sky lasts until the next one begins, in their order', () => {
  const skies: string[] = [];
  for (let at = Date.parse('2026-10-24T12:00Z'); skies.length < 9; ) {
    const { sky, until } = lightInLisbon(at);
    expect(until).toBeGreaterThan(at);
    skies.push(sky);
    at = until;
  }
  expect(skies.join(' ')).toBe('day dusk lamp dawn day dusk lamp dawn day');
});
