import { describe, expect, it } from 'vitest';
import { cardErrors, formatCardNumber, formatCvc, formatExpiry } from './card-input.ts';

describe('a card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242 4242-4242', '4242 4242 4242'],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['37828', '3782 8'],
    ['12345678901234567890123', '1234 5678 9012 3456 789'],
    ['card', ''],
  ])('is grouped as the card shows it: %s', (text, grouped) => {
    expect(formatCardNumber(text)).toBe(grouped);
    expect(formatCardNumber(grouped)).toBe(grouped);
  });
});

describe('an expiry date', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['5', '05/'],
    ['1/', '01/'],
    ['12/', '12/'],
    ['5/30', '05/30'],
    ['05 / 30', '05/30'],
    ['05/203', '05/203'],
    ['05/2030', '05/30'],
    ['052030', '05/30'],
    ['12/305', '12/30'],
    ['', ''],
  ])('written as %s becomes %s', (text, shown) => expect(formatExpiry(text)).toBe(shown));

  it('loses its last character when it is deleted', () => {
    expect(formatExpiry('05')).toBe('05');
    expect(formatExpiry('0')).toBe('0');
  });
});

it('a security code has four digits at most', () => {
  expect(formatCvc('12a345')).toBe('1234');
});

describe('what is wrong with a card', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const good = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' };

  it('is nothing for one that can be sent, also in its last month', () => {
    expect(cardErrors(good, now)).toEqual({});
  });

  it('is said by field', () => {
    expect(cardErrors({ number: '', expiry: '', cvc: '' }, now)).toEqual({
      number: 'required',
      expiry: 'required',
      cvc: 'required',
    });
    expect(cardErrors({ number: '4242 4242 4242 4241', expiry: '10/26', cvc: '12' }, now)).toEqual({
      number: 'invalid',
      expiry: 'past',
      cvc: 'invalid',
    });
    expect(cardErrors({ ...good, expiry: '13/30' }, now)).toEqual({ expiry: 'invalid' });
  });
});
