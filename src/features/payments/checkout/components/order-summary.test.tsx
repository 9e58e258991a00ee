import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ServicePackage } from '#features/catalog/catalog.ts';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { NavigationContext } from '#ui/controls/navigation-context.ts';
import { OrderSummary } from './order-summary.tsx';

const address = { prefix: '', path: '/checkout', search: '', hash: '' } as const;

function textOf(interval: string, language: Language): string {
  const pack: ServicePackage = {
    ...{ id: 'review', name: 'Review', description: '', price: '€90.00', interval },
    ...{ features: [], popular: false },
  };
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient(async () => null)}>
      <LanguageProvider start={language}>
        <NavigationContext value={{ address, navigate() {}, prefetch() {} }}>
          <OrderSummary
            order={{ id: 'review', name: 'Review', price: 90 }}
            intent={null}
            packages={[pack]}
          />
        </NavigationContext>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

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
