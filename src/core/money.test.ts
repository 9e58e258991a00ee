import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOfPrice,
  centsOf,
  formatCents,
  formatPrice,
  formatPricePt,
  moneyOfPrice,
} from './money.ts';

function euros(cents: number) {
  return { cents, currency: 'EUR' };
}

describe('money', () => {
  it.each([
    [0, '€0.00', '0,00\u00a0€'],
    [5, '€0.05', '0,05\u00a0€'],
    [39_000, '€390.00', '390,00\u00a0€'],
    [145_000, '€1,450.00', '1450,00\u00a0€'],
    [1_450_000, '€14,500.00', '14\u00a0500,00\u00a0€'],
    [123_456_789, '€1,234,567.89', '1\u00a0234\u00a0567,89\u00a0€'],
  ])('writes %i cents as %s, and as %s in Portuguese', (cents, english, portuguese) => {
    expect(formatPrice(euros(cents))).toBe(english);
    expect(formatPricePt(euros(cents))).toBe(portuguese);
  });

  it('is read back by stripping all but digits and the point, for every price', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999_999), (cents) => {
        const price = formatPrice(euros(cents));
        expect(price).toMatch(/^€\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(amountOfPrice(price)).toBe(cents / 100);
        expect(centsOf(amountOfPrice(price))).toBe(cents);
      }),
    );
  });

  it('refuses fractional cents', () => {
    expect(() => formatPrice(euros(1.5))).toThrow(RangeError);
    expect(() => formatPrice(euros(-1))).toThrow(RangeError);
  });

  it.each([
    ['USD', '$1,450.00', '1450,00\u00a0$'],
    ['CHF', 'CHF\u00a01,450.00', '1450,00\u00a0CHF'],
  ])('names the currency %s', (currency, english, portuguese) => {
    expect(formatPrice({ cents: 145_000, currency })).toBe(english);
    expect(formatPricePt({ cents: 145_000, currency })).toBe(portuguese);
    expect(moneyOfPrice(english)).toEqual({ cents: 145_000, currency });
  });

  it('returns NaN where there is no number', () => {
    expect(amountOfPrice('on request')).toBeNaN();
  });
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [117886, '1178.86'],
  [-50, '-0.50'],
])('%i cents are %s', (cents, text) => expect(formatCents(cents)).toBe(text));
