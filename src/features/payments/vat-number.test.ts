import { describe, expect, it } from 'vitest';
import { isVatNumber, namesOtherCountry, plainVatNumber } from './vat-number.ts';

describe('a VAT number', () => {
  it.each([
    'ATU12345678',
    'BE0123456789',
    'CHE123456789MWST',
    'DE123456789',
    'EL123456789',
    'ESX1234567R',
    'FRXX123456789',
    'GB123456789',
    'IE1234567FA',
    'NL123456789B01',
    'PT500697256',
    'SE123456789001',
    '12-345'.replace('-', ''),
  ])('%s is well formed', (plain) => expect(isVatNumber(plain)).toBe(true));

  it.each([
    ['too few digits', 'DE12345678'],
    ['too many digits', 'DE1234567890'],
    ['no U in an Austrian one', 'AT123456789'],
    ['a wrong check digit in a Portuguese one', 'PT500697257'],
    ['only letters', 'ABCDEF'],
    ['only the prefix', 'DE'],
    ['other signs', 'US12_345'],
    ['a Finnish one of seven digits', 'FI1234567'],
    ['a SIREN with the prefix', 'FR303265045'],
  ])('%s is refused', (_, plain) => expect(isVatNumber(plain)).toBe(false));

  it.each([
    ['de 123.456-789', null, 'DE123456789'],
    ['123 456 789', 'DE', 'DE123456789'],
    ['123456789', 'GR', 'EL123456789'],
    ['GR123456789', null, 'EL123456789'],
    ['FR40303265045', 'PT', 'FR40303265045'],
    ['12-3456789', 'US', '123456789'],
    ['12-3456789', null, '123456789'],
    ['00 1234567', 'IM', 'GB001234567'],
    ['gb 001 2345 67', 'IM', 'GB001234567'],
    ['40 303265045', 'RE', 'FR40303265045'],
    ['fr 40.303.265.045', 'GP', 'FR40303265045'],
    ['MQ40303265045', 'MQ', 'FR40303265045'],
    ['303 265 045', 'GF', '303265045'],
    ['303 265 045 00012', 'YT', '30326504500012'],
    ['1234567-8', 'AX', 'FI12345678'],
    ['fi12345678', 'AX', 'FI12345678'],
    ['40 303265045', 'MC', 'FR40303265045'],
    ['55 123', 'LI', '55123'],
    ['LI 55123', 'LI', '55123'],
    ['CHE-123.456.789 MWST', 'LI', 'CHE123456789MWST'],
    ['CHE-123.456.789 tva', 'CH', 'CHE123456789TVA'],
    ['123.456.789', 'CH', 'CHE123456789'],
    ['xi 123 4567 89', 'GB', 'XI123456789'],
    ['123 4567 89', 'GB', 'GB123456789'],
    ['el 123456789', 'GR', 'EL123456789'],
    ['B35123456', 'ES', 'ESB35123456'],
    ['502 757 191', 'PT', 'PT502757191'],
    ['ＤＥ１２３４５６７８９', 'DE', 'DE123456789'],
    ['de‑123–456 789', 'DE', 'DE123456789'],
  ])('%s of the country %s is %s', (text, country, plain) => {
    expect(plainVatNumber(text, country)).toBe(plain);
  });
});

it.each([
  ['DE123456789', 'DE', false],
  ['DE123456789', 'FR', true],
  ['EL123456789', 'GR', false],
  ['EL123456789', 'EL', false],
  ['XI123456789', 'GB', false],
  ['XI123456789', 'IE', true],
  ['PT123456789', 'ES', true],
  ['12345678', 'BR', false],
  ['GB001234567', 'IM', false],
  ['XI123456789', 'IM', true],
  ['FR40303265045', 'RE', false],
  ['FR40303265045', 'MC', false],
  ['DE123456789', 'RE', true],
  ['FI12345678', 'AX', false],
  ['SE123456789001', 'AX', true],
  ['CHE123456789', 'LI', false],
  ['DE123456789', 'LI', true],
  ['55123', 'LI', false],
])('%s with the country %s: names another one is %s', (plain, country, expected) => {
  expect(namesOtherCountry(plain, country)).toBe(expected);
});

it.each([
  ['VAT No. GB 123 4567 89', 'GB', 'GB123456789'],
  ['USt-IdNr. DE123456789', 'DE', 'DE123456789'],
  ['P. IVA: 01234567890', 'IT', 'IT01234567890'],
  ['NIF: ESB12345678', 'ES', 'ESB12345678'],
  ['MC: FR12345678901', 'MC', 'FR12345678901'],
  ['CHE-123.456.789 (VAT)', 'CH', 'CHE123456789VAT'],
  ['12345678', 'AT', 'ATU12345678'],
  ['BE 123.456.789', 'BE', 'BE0123456789'],
  ['556677-8899', 'SE', 'SE556677889901'],
  ['１２３４５６７８９', 'GR', 'EL123456789'],
])('%s of %s, as it is copied or cut short, is %s', (typed, country, plain) => {
  const number = plainVatNumber(typed, country);
  expect([number, isVatNumber(number), namesOtherCountry(number, country)]).toEqual([
    plain,
    true,
    false,
  ]);
});
