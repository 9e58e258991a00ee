import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Home, homeQuery } from '#features/home/home.ts';
import { homeSeed } from '#features/home/home-seed.server.ts';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { FilingYear } from './filing-year.tsx';

const home = {
  ...homeSeed,
  nextFiling: { day: '02-20', due: '2026-02-20', until: '2026-02-21T00:00:00.000Z' },
} as unknown as Home;

function render(language: Language): string {
  const client = new QueryClient(async () => null);
  client.setQueryData(homeQuery(), home);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider start={language}>
        <FilingYear home={home} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

it.each([
  ['en', '20 February, 20 May, 20 September, 20 November. Next: 20 February'],
  ['pt', '20 de fevereiro, 20 de maio, 20 de setembro, 20 de novembro.'],
] as const)('reads out its days with the day first, as everywhere else: %s', (language, days) => {
  expect(render(language)).toContain(days);
  expect(render(language)).not.toMatch(/February 20|fevereiro 20/);
});
