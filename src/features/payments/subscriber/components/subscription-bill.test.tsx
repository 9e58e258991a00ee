import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import type { Subscriber } from '../subscriber.schema.ts';
import { SubscriptionBill } from './subscription-bill.tsx';

const subscriber: Subscriber = {
  ...{ reference: 'EN-7K2M9P', name: 'Store Care', namePt: 'Acompanhamento de Loja' },
  ...{ provider: 'sandbox', isTest: false, status: 'active', due: null },
  ...{ amountCents: 25_000, currency: 'EUR', interval: 'month', charges: [] },
  ...{ nextChargeAt: '2026-12-25T10:00:00.000Z', endsAt: null },
};

function textOf(given: Partial<Subscriber>, language: Language): string {
  return renderToStaticMarkup(
    <LanguageProvider start={language}>
      <SubscriptionBill subscriber={{ ...subscriber, ...given }} />
    </LanguageProvider>,
  ).replace(/<[^>]+>/g, ' ');
}

it.each([
  ['en', 'Active', 'Ends on 24 December 2026', 'Ended'],
  ['pt', 'Ativa', 'Termina em 24 de dezembro de 2026', 'Terminada'],
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
