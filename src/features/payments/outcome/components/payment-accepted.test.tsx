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
  expect(renewed).toContain('You are paid up.');
  expect(renewed).toContain('What happens next');
  expect(renewed).not.toMatch(/within 24 hours|Once the payment arrives|Come in/);
});
