import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Company } from '#features/company/company.ts';
import { companyQuery } from '#features/company/company.ts';
import { type Modes, modesQuery, plainModes } from '#features/modes/modes.ts';
import { type Language, prefixOf } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { NavigationContext } from '#ui/controls/navigation-context.ts';

/** What an order of a package was paid for, without its status. */
export const paidService = {
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
  isRenewal: false,
  contactBy: '2025-04-17T23:30:00.000Z',
  buyer: null,
  isTest: false,
  provider: 'stripe' as const,
  late: null,
  isConsumer: true,
};

/** Whose order it is, as its page's address says. */
export const paidOrder = { orderId: 'o1', clientSecret: 'secret' };

const contact = { phone: '+351 210 000 000', email: 'ola@entrada.example' };

/** Renders a part of the page after a payment to HTML, in a language, with the company's contacts known. */
export function renderPaymentPage(
  part: ReactNode,
  language: Language = 'en',
  modes: Partial<Modes> = {},
): string {
  const client = new QueryClient(async () => null);
  client.setQueryData(companyQuery(), contact as Company);
  client.setQueryData(modesQuery(), { ...plainModes, sendsMail: true, ...modes });
  const prefix = prefixOf[language];
  const address = { prefix, path: '/payment-success', search: '', hash: '' } as const;
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider start={language}>
        <NavigationContext value={{ address, navigate() {}, prefetch() {} }}>
          {part}
        </NavigationContext>
      </LanguageProvider>
    </QueryClientProvider>,
  );
}
