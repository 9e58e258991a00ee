import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import type { OrderListRow } from '../orders-admin.schema.ts';
import { OrderState } from './order-state.tsx';

const failed: OrderListRow = {
  ...{ reference: 'EN-7K2M9P', status: 'failed', subscriptionStatus: null, provider: 'sandbox' },
  ...{ name: 'Company Setup', namePt: 'Abertura de Empresa', interval: 'one-time' },
  ...{ amountCents: 145_000, refundedCents: 0, chargeCount: 0, currency: 'EUR' },
  ...{ disputeStatus: null, failureMessage: 'Your card was declined.', withdrawnAt: null },
  ...{ billingName: null, billingEmail: null, billingCompany: null, uninvoicedCount: 0 },
  ...{ createdAt: '2026-11-23T08:30:00.000Z', paidAt: null },
};

it.each([
  ['en', 'Failed', 'Your card was declined.'],
  ['pt', 'Falhou', 'O cartão foi recusado.'],
] as [Language, string, string][])(
  'a failed order gives the reason in the language of the office: %s',
  (language, state, reason) => {
    const shown = renderToStaticMarkup(
      <LanguageProvider start={language}>
        <OrderState order={failed} />
      </LanguageProvider>,
    );
    expect(shown).toContain(state);
    expect(shown).toContain(reason);
  },
);
