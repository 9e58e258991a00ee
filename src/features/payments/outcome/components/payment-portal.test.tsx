import { describe, expect, it } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { paymentTexts } from '../payment.texts.ts';
import type { Payment } from '../payment.ts';
import { paidOrder, renderPaymentPage, paidService as service } from '../sample-payment.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import type { PaymentStatus } from './use-payment-status.ts';

function found(payment: Payment, email: string | null = null): PaymentStatus {
  return { kind: 'found', payment, order: paidOrder, email };
}

function render(
  given: Payment | PaymentStatus,
  language: Language = 'en',
  portalDemo = true,
): string {
  const status = 'kind' in given ? given : found(given);
  return renderPaymentPage(
    <PaymentOutcome status={status} retry={() => {}} check={async () => {}} />,
    language,
    { portalDemo },
  );
}

describe.each(['en', 'pt'] as const)(
  'what the client portal has for the buyer now, %s',
  (language) => {
    const { toPortal, portalNow, portalLater } = paymentTexts[language];
    const states: [string, Payment | PaymentStatus][] = [
      ['paid', { status: 'paid', ...service }],
      ['pending', { status: 'pending', waiting: null, ...service }],
      ['being looked up', { kind: 'loading' }],
      ['not in the address', { kind: 'none' }],
    ];

    it.each(states)('is said beside the button, for a payment that is %s', (_state, status) => {
      const markup = render(status, language);
      expect(markup).toContain(toPortal);
      expect(markup).toMatch(new RegExp(`${toPortal}.*${portalNow}`, 's'));
    });

    it.each(states)(
      'is no example once the demo is off, for a payment that is %s',
      (_state, status) => {
        const markup = render(status, language, false);
        expect(markup).toMatch(new RegExp(`${toPortal}.*${portalLater}`, 's'));
        expect(markup).not.toContain(portalNow);
      },
    );

    it('is not said where a failed payment leads back to the checkout', () => {
      const markup = render({ status: 'failed', message: 'No.', ...service }, language);
      expect(markup).not.toContain(toPortal);
      expect(markup).not.toContain(portalNow);
    });
  },
);
