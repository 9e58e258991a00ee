import { expect, it } from 'vitest';
import type { PaymentIntent } from './payment-intent.ts';
import { pressAgainWords } from './press-again.ts';

const intent: PaymentIntent = {
  clientSecret: 'secret',
  amount: 1178.86,
  currency: 'EUR',
  name: null,
  orderId: 'o1',
  provider: 'sandbox',
  publishableKey: null,
  interval: 'one-time',
  net: 1178.86,
  vat: 0,
  vatRate: 0,
  vatTreatment: 'outside_eu_consumer',
  details: null,
  isAgreed: false,
};

const spaced = (words: string[]) => words.map((text) => text.replaceAll(/\s/g, ' '));

it.each([
  [
    'en',
    'The amount was corrected to €1,178.86',
    /^It was €1,450\.00\. Not subject to Portuguese VAT: .* Press Pay again\.$/,
  ],
  [
    'pt',
    'O valor foi corrigido para 1178,86 €',
    /^Era de 1450,00 €\. Não sujeito a IVA português: .* Carregue outra vez em Pagar\.$/,
  ],
] as const)('names both amounts and the reason, in %s', (language, title, text) => {
  const words = spaced(pressAgainWords({ kind: 'repriced', before: 1450, intent }, language));
  expect(words).toEqual([title, expect.stringMatching(text)]);
});

it('gives no reason where the tax of the mainland needs none', () => {
  const mainland = { ...intent, amount: 1450, vatTreatment: 'mainland' as const };
  const [, text] = pressAgainWords({ kind: 'repriced', before: 1178.86, intent: mainland }, 'en');
  expect(text).toBe('It was €1,178.86. Press Pay again.');
});

it('says why a company still pays the tax', () => {
  const taxed = { ...intent, amount: 1450, vatTreatment: 'eu_number_unknown' as const };
  const [title, text] = pressAgainWords({ kind: 'taxed', intent: taxed }, 'en');
  expect(title).toBe('Portuguese VAT still applies');
  expect(text).toMatch(/^VIES, .* has no record .* Correct the VAT number, or press Pay again\.$/);
  const missing = { ...taxed, vatTreatment: 'eu_number_missing' as const };
  const [, other] = pressAgainWords({ kind: 'taxed', intent: missing }, 'en');
  expect(other).toMatch(/Check the details, or press Pay again\.$/);
});
