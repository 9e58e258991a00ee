import { expect, it } from 'vitest';
import type { Language } from '#i18n/language.ts';
import type { AcceptedPayment } from '../payment.ts';
import { paidOrder, renderPaymentPage, paidService as service } from '../sample-payment.tsx';
import { PaymentAccepted } from './payment-accepted.tsx';

function render(payment: AcceptedPayment, language: Language = 'en'): string {
  return renderPaymentPage(
    <PaymentAccepted payment={payment} order={paidOrder} email={null} />,
    language,
  );
}

const markup = render({ status: 'paid', ...service });

it.each([
  ['en', 'Payment received', 'Thank you, Noor. Come in.', 'Thank you. Come in.'],
  ['pt', 'Pagamento recebido', 'Obrigado, Noor. Faça favor de entrar.', 'Obrigado. Faça favor'],
] as const)(
  'thanks the buyer by the first name, where one was given: %s',
  (language, kind, named, unnamed) => {
    const textOf = (buyer: string | null) =>
      render({ status: 'paid', ...service, buyer }, language).replace(/<[^>]+>/g, '');
    expect(textOf('Noor El-Amin')).toContain(kind + named);
    expect(textOf(null)).toContain(kind + unnamed);
    const unpaid = { ...service, buyer: 'Noor El-Amin' };
    expect(render({ status: 'refunded', ...unpaid }, language)).not.toContain('Noor');
  },
);

it.each([
  ['en', 'ended', 'Your subscription had ended.', 'We refund this payment.'],
  ['pt', 'ended', 'A sua subscrição já tinha terminado.', 'Reembolsamos este pagamento.'],
  ['en', 'withdrawn', 'You had withdrawn.', 'We repay this payment.'],
  ['pt', 'withdrawn', 'O contrato já estava resolvido.', 'Reembolsamos este pagamento.'],
] as const)(
  'money that came too late is thanked for by nothing, and begins nothing: %s, %s',
  (language, late, title, back) => {
    const paid = { status: 'paid' as const, ...service, interval: 'month', contactBy: null, late };
    const page = render(paid, language);
    const text = page.replace(/<[^>]+>/g, '');
    expect(text).toContain(`${title} ${back}`);
    expect(text).not.toMatch(/Thank you|Obrigado|All settled|Tem tudo em dia/);
    expect(text).not.toMatch(/What happens next|O que se segue/);
    expect(page).not.toContain('confetti');
  },
);

it('has one action, and what is quieter after it', () => {
  const classes = [...markup.matchAll(/class="(btn[^"]*|link)"[^>]*>([^<]+)/g)];
  expect(classes.map(([, style, words]) => [words, style])).toEqual([
    ['Print this page', 'link'],
    ['Send', 'btn btn--line'],
    ['Schedule a session', 'btn'],
    ['Go to client portal', 'btn btn--line'],
    ['Back to home', 'btn btn--line'],
    ['Withdraw from contract here', 'link'],
  ]);
});

it('says whether it is a single payment', () => {
  expect(render({ status: 'paid', ...service, interval: 'month' })).toContain('A subscription.');
  expect(markup).toContain('A single payment.');
});

it('promises no consultant for a renewal', () => {
  const renewed = render({ status: 'paid', ...service, interval: 'month', isRenewal: true });
  expect(renewed).toContain('All settled.');
  expect(renewed).toContain('What happens next');
  expect(renewed).not.toMatch(/within 24 hours|Once the payment arrives|Come in/);
});
