import { describe, expect, it } from 'vitest';
import { isNif, plainNif } from './nif.ts';

describe('a Portuguese tax number', () => {
  // Numbers as companies publish them, the sample company's, and a made-up person's.
  it.each(['500697256', '504499777', '500077568', '500792771', '999999990', '100000010'])(
    '%s is one',
    (digits) => expect(isNif(digits)).toBe(true),
  );

  it.each([
    ['another check digit', '500697257'],
    ['two digits swapped', '506097256'],
    ['eight digits', '50069725'],
    ['ten digits', '5006972560'],
    ['a first digit that is never assigned', '400000008'],
    ['letters', '50069725A'],
    ['nothing', ''],
  ])('%s is not one', (_, digits) => expect(isNif(digits)).toBe(false));

  it('has exactly one check digit for each eight digits', () => {
    const fits = Array.from({ length: 10 }, (_, digit) => isNif(`50069725${digit}`));
    expect(fits.filter(Boolean)).toHaveLength(1);
  });

  it('may be written with spaces, points and its country', () => {
    expect(plainNif(' PT 500 697.256 ')).toBe('500697256');
  });
});
