import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { companyQuery } from '#features/company/company.queries.ts';
import type { Company } from '#features/company/company.ts';
import { type Language, prefixOf } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { NavigationContext } from '#ui/controls/navigation-context.ts';
import { paymentTexts } from '../payment.texts.ts';
import type { Payment } from '../payment.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import type { PaymentStatus } from './use-payment-status.ts';

const service = {
  reference: 'EN-7K2M9P',
  packageId: 'company-setup',
  service: 'Company Setup',
  servicePt: 'Abertura de Empresa',
  amount: 1450,
  net: 1178.86,
  vat: 271.14,
  vatRate: 23,
  vatTreatment: 'mainland' as const,
  currency: 'EUR',
  interval: 'one-time',
  // In Lisbon it is the 17th already.
  date: '2025-04-16T23:30:00.000Z',
  contactBy: '2025-04-17T23:30:00.000Z',
  buyer: null,
  isTest: false,
  provider: 'stripe' as const,
  alsoPaid: null,
  isConsumer: true,
};

function found(payment: Payment, email: string | null = null): PaymentStatus {
  const order = { orderId: 'o1', clientSecret: 'secret' };
  return { kind: 'found', payment, order, email };
}

const client = new QueryClient(async () => null);
const contact = { phone: '+351 210 000 000', email: 'ola@entrada.example' };
client.setQueryData(companyQuery(), contact as Company);

function render(given: Payment | PaymentStatus, language: Language = 'en'): string {
  const status = 'kind' in given ? given : found(given);
  const prefix = prefixOf[language];
  const address = { prefix, path: '/payment-success', search: '', hash: '' } as const;
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider start={language}>
        <NavigationContext value={{ address, navigate() {}, prefetch() {} }}>
          <PaymentOutcome status={status} retry={() => {}} check={async () => {}} />
        </NavigationContext>
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

describe.each(['en', 'pt'] as const)(
  'what the client portal has for the buyer now, %s',
  (language) => {
    const { toPortal, portalNow } = paymentTexts[language];
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

    it('is not said where a failed payment leads back to the checkout', () => {
      const markup = render({ status: 'failed', message: 'No.' }, language);
      expect(markup).not.toContain(toPortal);
      expect(markup).not.toContain(portalNow);
    });
  },
);
