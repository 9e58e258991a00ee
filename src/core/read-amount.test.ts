import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice, formatPricePt } from './money.ts';
import { type DecimalSign, readAmount } from './read-amount.ts';

const either: DecimalSign[] = ['.', ','];

describe('an amount as it is typed', () => {
  it.each([
    ['1450', 145_000],
    ['1450 EUR', 145_000],
    ['EUR 1450', 145_000],
    ['1450 euros', 145_000],
    ['1450€', 145_000],
    ['€1.450,50', 145_050],
    ['€ 1,450.50', 145_050],
    ['1.450,50', 145_050],
    ['1,450.50', 145_050],
    ['1 450,50', 145_050],
    ['1\u00a0450,50\u00a0€', 145_050],
    ['1\u2009450.50', 145_050],
    ['1\u202f450,5', 145_050],
    ["1'450", 145_000],
    ['1’450.50', 145_050],
    ['1450,5', 145_050],
    ['1450.5', 145_050],
    ['1450,', 145_000],
    ['1450,-', 145_000],
    ['0,01', 1],
    [',5', 50],
    ['0', 0],
    ['1.450.000', 145_000_000],
    ['1,450,000.00', 145_000_000],
    ['1 450 000', 145_000_000],
    ['１４５０，５０', 145_050],
    ['\u200b1450\u202c', 145_000],
  ])('%j is %s cents, in either language', (text, cents) => {
    for (const decimalSign of either)
      expect(readAmount(text, { decimalSign })).toEqual({ ok: true, value: cents });
  });

  it.each([
    ['1.450', ',', 145_000],
    ['1,450', '.', 145_000],
    ['€1.450', ',', 145_000],
    ['14,500 EUR', '.', 1_450_000],
  ] as const)('%s with the cents after %s is %s cents', (text, decimalSign, cents) => {
    expect(readAmount(text, { decimalSign })).toEqual({ ok: true, value: cents });
  });

  it.each([
    ['1,450', ',', 'whole_cents'],
    ['1.450', '.', 'whole_cents'],
    ['1450.555', '.', 'whole_cents'],
    ['1450.555', ',', 'whole_cents'],
    ['0.450', ',', 'whole_cents'],
    ['1.450,555', ',', 'whole_cents'],
    ['-5', '.', 'negative'],
    ['−5,00 €', ',', 'negative'],
    ['€-5', '.', 'negative'],
    ['(50)', '.', 'negative'],
    ['1e3', '.', 'no_amount'],
    ['1450,50,50', '.', 'no_amount'],
    ['1.45.000', '.', 'no_amount'],
    ['1 45', '.', 'no_amount'],
    ['all', '.', 'no_amount'],
    ['', '.', 'no_amount'],
    ['€', '.', 'no_amount'],
    ['1450 USD', '.', 'other_currency'],
    ['$1450', '.', 'other_currency'],
    ['£1,450.00', '.', 'other_currency'],
    ['CHF 20', '.', 'other_currency'],
    ['12345678', '.', 'too_large'],
    ['0x10', '.', 'no_amount'],
  ] as const)('%j with the cents after %s is refused: %s', (text, decimalSign, code) => {
    expect(readAmount(text, { decimalSign })).toMatchObject({ ok: false, refusal: code });
  });

  it('may name the currency that is meant', () => {
    const options = { decimalSign: '.', currency: 'USD' } as const;
    expect(readAmount('$20.50', options)).toMatchObject({ value: 2_050 });
    expect(readAmount('20.50 usd', options)).toMatchObject({ value: 2_050 });
    expect(readAmount('€20.50', options)).toMatchObject({ refusal: 'other_currency' });
  });

  it('as both languages format it is read back as itself, in either', () => {
    const cents = fc.integer({ min: 0, max: 999_999_999 });
    const currency = fc.constantFrom('EUR', 'GBP', 'USD', 'CHF');
    fc.assert(
      fc.property(cents, currency, (value, code) => {
        const money = { cents: value, currency: code };
        for (const text of [formatPrice(money), formatPricePt(money)])
          for (const decimalSign of either)
            expect(readAmount(text, { decimalSign, currency: code })).toEqual({ ok: true, value });
      }),
    );
  });

  it('is read or refused, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(...either),
        (text, decimalSign) => {
          const read = readAmount(text, { decimalSign });
          if (read.ok) expect(Number.isSafeInteger(read.value) && read.value >= 0).toBe(true);
        },
      ),
    );
  });
});
