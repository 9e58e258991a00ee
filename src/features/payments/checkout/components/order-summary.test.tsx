import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ServicePackage } from '#features/catalog/catalog.ts';
import type { Company } from '#features/company/company.ts';
import { companyQuery } from '#features/company/company.ts';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { NavigationContext } from '#ui/controls/navigation-context.ts';
import type { PaymentIntent } from '../payment-intent.ts';
import { OrderSummary } from './order-summary.tsx';

const address = { prefix: '', path: '/checkout', search: '', hash: '' } as const;

function textOf(
  interval: string,
  language: Language,
  intent: PaymentIntent | null = null,
  failed = false,
): string {
  const pack: ServicePackage = {
    id: 'review',
    name: 'Review',
    description: '',
    price: '€90.00',
    interval,
    features: [],
    popular: false,
  };
  const client = new QueryClient(async () => null);
  client.setQueryData(companyQuery(), { vatInPrices: 'included' } as Company);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider start={language}>
        <NavigationContext value={{ address, navigate() {}, prefetch() {} }}>
          <OrderSummary
            order={{ id: 'review', name: 'Review', price: intent?.amount ?? 90 }}
            intent={intent}
            failed={failed}
            packages={[pack]}
          />
        </NavigationContext>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

const intent: PaymentIntent = {
  clientSecret: 's',
  orderId: 'o1',
  provider: 'sandbox',
  publishableKey: null,
  amount: 90,
  currency: 'EUR',
  name: 'Review',
  interval: 'one-time',
  net: 73.17,
  vat: 16.83,
  vatRate: 23,
  vatTreatment: 'mainland',
  details: null,
  isAgreed: false,
};

it('keeps the price of the catalogue in sight where the tax in it is not charged', () => {
  const untaxed = { ...intent, amount: 73.17, vat: 0, vatRate: 0 };
  const text = (given: PaymentIntent) => textOf('one-time', 'en', given);
  expect(text({ ...untaxed, vatTreatment: 'outside_eu_consumer' })).toMatch(
    /Review €90.00 VAT included .* Net €73.17 VAT \(IVA\) Not charged Total €73.17/,
  );
  expect(text(intent)).not.toContain('VAT included');
});

it('waits for no tax once the payment could not be prepared', () => {
  expect(textOf('one-time', 'en', null, true)).toContain('Net – VAT (IVA) – Total €90.00');
  expect(textOf('one-time', 'en')).not.toContain('–');
});

it.each([
  ['one-time', 'One-time', 'Pagamento único'],
  ['week', 'Every week', 'Todas as semanas'],
  ['quarter', 'Every three months', 'De três em três meses'],
  ['year', 'Every year', 'Todos os anos'],
])(
  'the checkout says when a package of the period "%s" is paid',
  (interval, english, portuguese) => {
    expect(textOf(interval, 'en')).toContain(`Billing ${english}`);
    expect(textOf(interval, 'pt')).toContain(`Cobrança ${portuguese}`);
  },
);
