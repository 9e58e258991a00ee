import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import type { Subscriber } from '../subscriber.schema.ts';
import { SubscriptionBill, SubscriptionCharges } from './subscription-bill.tsx';

const subscriber: Subscriber = {
  reference: 'EN-7K2M9P',
  name: 'Store Care',
  namePt: 'Acompanhamento de Loja',
  provider: 'sandbox',
  isTest: false,
  status: 'active',
  due: null,
  dueSince: null,
  amountCents: 25_000,
  currency: 'EUR',
  interval: 'month',
  charges: [],
  nextChargeAt: '2026-12-25T10:00:00.000Z',
  endsAt: null,
};

function markupOf(given: Partial<Subscriber>, language: Language): string {
  const shown = { ...subscriber, ...given };
  return renderToStaticMarkup(
    <LanguageProvider start={language}>
      <SubscriptionBill subscriber={shown} />
      <SubscriptionCharges subscriber={shown} />
    </LanguageProvider>,
  );
}

function textOf(given: Partial<Subscriber>, language: Language): string {
  return markupOf(given, language).replace(/<[^>]+>/g, ' ');
}

it.each([
  ['en', 'Store Care', 'Price per month', 'Charges'],
  ['pt', 'Acompanhamento de Loja', 'Preço por mês', 'Cobranças'],
] as const)('is a bill under the name of the service, in %s', (language, name, price, charges) => {
  const headings = [...markupOf({}, language).matchAll(/<h2[^>]*>(.*?)<\/h2>/g)];
  expect(headings.map(([, heading]) => heading?.replace(/<[^>]+>/g, ''))).toEqual([name, charges]);
  expect(textOf({}, language).replaceAll(/\s+/g, ' ')).toMatch(
    new RegExp(`${price} (€250.00|250,00 €)`),
  );
});

it.each([
  ['en', 'Active', 'Ends on 24\u00a0December 2026', 'Ended'],
  ['pt', 'Ativa', 'Termina em 24\u00a0de\u00a0dezembro de\u00a02026', 'Terminada'],
] as const)(
  'says when a subscription ends, once that is so, in %s',
  (language, active, ends, ended) => {
    // In Lisbon it is the same day.
    const ending = { nextChargeAt: null, endsAt: '2026-12-24T23:30:00.000Z' };
    expect(textOf({}, language)).toContain(active);
    expect(textOf(ending, language)).toContain(ends);
    expect(textOf(ending, language)).not.toContain(active);
    expect(textOf({ ...ending, status: 'cancelled' }, language)).toContain(ended);
  },
);

it.each([
  ['en', '25\u00a0December 2026', '25\u00a0November 2026'],
  ['pt', '25\u00a0de\u00a0dezembro de\u00a02026', '25\u00a0de\u00a0novembro de\u00a02026'],
] as const)('writes the days of charges as every bill does, in %s', (language, next, paid) => {
  const charge = {
    paidAt: '2026-11-25T10:00:00.000Z',
    amountCents: 25_000,
    refundedCents: 0,
    isDisputed: false,
    currency: 'EUR',
  };
  const text = textOf({ charges: [charge] }, language);
  expect(text).toContain(next);
  expect(text).toContain(paid);
});

it.each([
  [
    'en',
    [
      'Renewal €250.00, due',
      '€250.00, paid',
      '€250.00, paid (€50.00 refunded)',
      '€250.00, refunded',
      '€250.00, disputed at your bank',
    ],
  ],
  [
    'pt',
    [
      'Renovação 250,00 €, por pagar',
      '250,00 €, pago',
      '250,00 €, pago (50,00 € reembolsados)',
      '250,00 €, reembolsado',
      '250,00 €, contestado no seu banco',
    ],
  ],
] as const)(
  'says of each charge whether it is due, paid, refunded or disputed, in %s',
  (language, states) => {
    const charges = [0, 5_000, 25_000, 0].map((refundedCents, index) => ({
      paidAt: `2026-0${9 - index}-25T10:00:00.000Z`,
      amountCents: 25_000,
      refundedCents,
      currency: 'EUR',
      isDisputed: index === 3,
    }));
    const list = (due: Subscriber['due']) =>
      textOf({ charges, due, nextChargeAt: null }, language).replaceAll(/\s+/g, ' ');
    const [due, ...others] = states.map((state) => state.replaceAll(/\s+/g, ' '));
    expect(list('declined')).toContain(`${due} `);
    for (const state of others) expect(list('declined')).toContain(` ${state} `);
    expect(list(null)).not.toContain(due);
  },
);
