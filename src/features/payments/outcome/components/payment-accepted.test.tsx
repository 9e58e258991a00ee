import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { companyQuery } from '#features/company/company.queries.ts';
import type { Company } from '#features/company/company.ts';
import { type Language, prefixOf } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { NavigationContext } from '#ui/controls/navigation-context.ts';
import type { AcceptedPayment } from '../payment.ts';
import { PaymentAccepted } from './payment-accepted.tsx';

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

const client = new QueryClient(async () => null);
const contact = { phone: '+351 210 000 000', email: 'ola@entrada.example' };
client.setQueryData(companyQuery(), contact as Company);

function render(payment: AcceptedPayment, language: Language = 'en'): string {
  const prefix = prefixOf[language];
  const address = { prefix, path: '/payment-success', search: '', hash: '' } as const;
  const order = { orderId: 'o1', clientSecret: 'secret' };
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider start={language}>
        <NavigationContext value={{ address, navigate() {}, prefetch() {} }}>
          <PaymentAccepted payment={payment} order={order} email={null} />
        </NavigationContext>
      </LanguageProvider>
    </QueryClientProvider>,
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

it('shows the order before it says that the package was paid twice', () => {
  const twice = render({ status: 'paid', ...service, alsoPaid: 'EN-AAAAAA' });
  expect(twice.indexOf('Order details')).toBeLessThan(twice.indexOf('paid for this package'));
});

it('says whether it is a single payment', () => {
  expect(render({ status: 'paid', ...service, interval: 'month' })).toContain('A subscription.');
  expect(markup).toContain('A single payment.');
});

it('promises no consultant for a renewal', () => {
  const renewed = render({ status: 'paid', ...service, interval: 'month', contactBy: null });
  expect(renewed).toContain('You are paid up.');
  expect(renewed).toContain('What happens next');
  expect(renewed).not.toMatch(/within 24 hours|Once the payment arrives|Come in/);
});
