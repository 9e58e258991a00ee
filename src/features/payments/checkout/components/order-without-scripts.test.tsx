import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ServicePackage } from '#features/catalog/catalog.ts';
import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import type { Company } from '#features/company/company.ts';
import { companyQuery } from '#features/company/company.ts';
import type { Offer } from '#features/offers/offers.ts';
import { runningOffersQuery } from '#features/offers/offers.ts';
import type { VatInPrices } from '#features/vat/vat.ts';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { NavigationContext } from '#ui/controls/navigation-context.ts';
import { OrderWithoutScripts } from './order-without-scripts.tsx';

const pack: ServicePackage = {
  id: 'review',
  name: 'Review',
  namePt: 'Análise',
  description: '',
  price: '€100.00',
  interval: 'month',
  features: [],
  popular: false,
};

type Given = { language?: Language; vatInPrices?: VatInPrices; offers?: Partial<Offer>[] };

function textOf(search: string, given: Given = {}): string {
  const { language = 'en', vatInPrices = 'included', offers = [] } = given;
  const address = { prefix: '', path: '/checkout', search, hash: '' } as const;
  const company = { vatInPrices, email: 'ola@entrada.example', phone: '+351 210 000 000' };
  const client = new QueryClient(async () => null);
  client.setQueryData(companyQuery(), company as Company);
  client.setQueryData(servicePackagesQuery(), [pack]);
  client.setQueryData(runningOffersQuery(), offers as Offer[]);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider start={language}>
        <NavigationContext value={{ address, navigate() {}, prefetch() {} }}>
          <OrderWithoutScripts company={company as Company} />
        </NavigationContext>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

it('shows the bill of the package that is ordered by mail or phone', () => {
  expect(textOf('?packageId=review')).toContain(
    'Review €100.00 Billing Every month Net €81.30 VAT (IVA) 23% €18.70 Total €100.00',
  );
  expect(textOf('?packageId=review', { language: 'pt' })).toContain('Análise 100,00 €');
});

it('adds the tax to prices that are net', () => {
  const text = textOf('?packageId=review', { vatInPrices: 'added' });
  expect(text).toContain('Net €100.00 VAT (IVA) 23% €23.00 Total €123.00');
});

it('charges the price of a running offer, and says what it was before', () => {
  const offer = { packageId: 'review', price: '€80.00', fullPrice: '€100.00' };
  const text = textOf('?packageId=review', { offers: [offer] });
  expect(text).toContain('Total €80.00 Instead of €100.00');
});

it('shows no bill where no package of the catalogue was chosen', () => {
  expect(textOf('')).not.toContain('Total');
  expect(textOf('?packageId=gone')).not.toContain('Total');
});
