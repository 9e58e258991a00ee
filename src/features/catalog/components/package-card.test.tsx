import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { NavigationContext } from '#ui/controls/navigation-context.ts';
import type { ServicePackage } from '../catalog.ts';
import { PackageCard } from './package-card.tsx';

const address = { prefix: '', path: '/', search: '', hash: '' } as const;

const pack: ServicePackage = {
  id: 'review',
  name: 'Review',
  description: 'One call.',
  price: '€90.00',
  interval: 'one-time',
  features: ['One page'],
  popular: false,
};

function textOf(interval: string, language: Language): string {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient(async () => null)}>
      <LanguageProvider start={language}>
        <NavigationContext value={{ address, navigate() {}, prefetch() {} }}>
          <PackageCard
            pack={{ ...pack, interval }}
            offer={undefined}
            processing={false}
            onPurchase={() => {}}
          />
        </NavigationContext>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

it.each([
  ['week', 'per week', 'por semana'],
  ['month', 'per month', 'por mês'],
  ['quarter', 'per quarter', 'por trimestre'],
  ['year', 'per year', 'por ano'],
])('a package of each %s says its period and is subscribed to', (interval, english, portuguese) => {
  expect(textOf(interval, 'en')).toMatch(new RegExp(`€90.00 ${english}.* Subscribe`));
  expect(textOf(interval, 'pt')).toMatch(new RegExp(`90,00 € ${portuguese}.* Subscrever`));
});

it('a package paid once names no period', () => {
  expect(textOf('one-time', 'en')).not.toContain(' per ');
  expect(textOf('one-time', 'pt')).toContain('Começar');
});
