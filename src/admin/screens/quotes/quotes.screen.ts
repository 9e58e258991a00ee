import { quoteFilterOf, quotesQuery } from '#features/quotes/desk/quote-calls.ts';
import { defineTexts } from '#i18n/texts.ts';
import { quotesPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'quotes',
  path: quotesPath,
  title: defineTexts({ en: { title: 'Quotes' }, pt: { title: 'Orçamentos' } }),
  load: () => import('./quotes-screen.tsx'),
  queries: (_, search) => [quotesQuery(quoteFilterOf(search.get('state')))],
});
