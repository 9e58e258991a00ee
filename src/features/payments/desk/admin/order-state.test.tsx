import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import type { OrderListRow } from '../orders-admin.schema.ts';
import { OrderState } from './order-state.tsx';

const failed: OrderListRow = {
  reference: 'EN-7K2M9P',
  status: 'failed',
  subscriptionStatus: null,
  name: 'Company Setup',
  namePt: 'Abertura de Empresa',
  interval: 'one-time',
  amountCents: 145_000,
  refundedCents: 0,
  chargeCount: 0,
  currency: 'EUR',
  disputeStatus: null,
  failureMessage: 'Your card was declined.',
  withdrawnAt: null,
  billingName: null,
  billingEmail: null,
  billingCompany: null,
  buyer: null,
  uninvoicedCount: 0,
  refundFailed: false,
  subscriptionEndsAt: null,
  createdAt: '2026-11-23T08:30:00.000Z',
  paidAt: null,
};

function show(order: OrderListRow, language: Language = 'en'): string {
  return renderToStaticMarkup(
    <LanguageProvider start={language}>
      <OrderState order={order} />
    </LanguageProvider>,
  );
}

it.each([
  ['en', 'Failed', 'Your card was declined.'],
  ['pt', 'Falhou', 'O cartão foi recusado.'],
] as [Language, string, string][])(
  'a failed order gives the reason in the language of the office: %s',
  (language, state, reason) => {
    const shown = show(failed, language);
    expect(shown).toContain(state);
    expect(shown).toContain(reason);
  },
);

it.each([
  ['en', 'subscription not started', 'Your card was declined.'],
  ['pt', 'subscrição por iniciar', 'O cartão foi recusado.'],
] as [Language, string, string][])(
  'the reason of the provider is a sentence beside the notes, not within them: %s',
  (language, note, reason) => {
    const shown = show({ ...failed, subscriptionStatus: 'waiting' }, language);
    expect(shown).toMatch(new RegExp(`<small>${note}</small><small>${reason}</small>`));
  },
);

const paid: OrderListRow = { ...failed, status: 'paid', failureMessage: null };

it.each([
  ['paid', 'badge--good', {}],
  ['withdrawn and not repaid', 'badge--review', { withdrawnAt: '2026-11-24T08:30:00.000Z' }],
  ['paid again because its refund failed', 'badge--review', { refundFailed: true }],
  ['disputed', 'badge--review', { disputeStatus: 'needs_response' }],
  ['lost to a dispute', 'badge--outline', { disputeStatus: 'lost' }],
  ['of a subscription that is overdue', 'badge--review', { subscriptionStatus: 'past_due' }],
] as [string, string, Partial<OrderListRow>][])(
  'the badge of an order that is %s is %s',
  (_state, badge, columns) => {
    expect(show({ ...paid, ...columns })).toContain(badge);
  },
);

it.each([
  ['en', 'Paid', 'Renewal past due'],
  ['pt', 'Paga', 'Renovação em atraso'],
] as [Language, string, string][])(
  'nobody reads *Paid* while a renewal is past due: %s',
  (language, isPaid, late) => {
    const shown = show({ ...paid, subscriptionStatus: 'past_due' }, language);
    expect(shown).toContain(late);
    expect(shown).not.toContain(isPaid);
    expect(show({ ...paid, subscriptionStatus: 'active' }, language)).toContain(isPaid);
  },
);

it.each([
  ['en', 'refund failed', 'subscription ends'],
  ['pt', 'o reembolso falhou', 'subscrição termina a'],
] as [Language, string, string][])(
  'a refund that failed and the end of a subscription are named: %s',
  (language, refund, ends) => {
    expect(show({ ...paid, refundFailed: true }, language)).toContain(refund);
    expect(show({ ...paid, status: 'refunded', refundFailed: true }, language)).not.toContain(
      refund,
    );
    const active = { ...paid, subscriptionStatus: 'active' };
    const endsAt = '2026-12-23T08:30:00.000Z';
    expect(show(active, language)).not.toContain(ends);
    const ending = show({ ...active, subscriptionEndsAt: endsAt }, language);
    expect(ending).toMatch(new RegExp(`${ends} 23`));
  },
);
