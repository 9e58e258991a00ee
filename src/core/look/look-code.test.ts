import { expect, it } from 'vitest';
import { doorNames, formatLookCode, lookCodeOf, readLookCode } from './look-code.ts';
import { ownColours } from './look-colours.ts';

it.each(doorNames)('the code of a look with the door %s is read as it was written', (door) => {
  const look = { wall: '#124a2f', accent: '#0f7a5a', door };
  expect(readLookCode(formatLookCode(look))).toEqual(look);
});

it('is empty for the look of the site, and as before for its door', () => {
  expect(lookCodeOf(ownColours)).toBe('');
  expect(lookCodeOf({ ...ownColours, door: 'arch' })).toBe('');
  expect(lookCodeOf({ ...ownColours, door: 'ogee' })).toBe('17318a-b2451d-ogee');
  expect(formatLookCode({ ...ownColours, door: 'arch' })).toBe('17318a-b2451d');
});

it.each([
  '',
  '17318a',
  '17318a-b2451d-',
  '17318a-b2451d-barn',
  '17318A-b2451d',
  '17318a-b2451d-ogee-x',
])('none is read from %j', (code) => {
  expect(readLookCode(code)).toBeNull();
});
