import { quoteQuery } from '#features/quotes/desk/quote-calls.ts';
import { defineTexts } from '#i18n/texts.ts';
import { quotePath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'quote',
  path: quotePath,
  title: defineTexts({ en: { title: 'Quote' }, pt: { title: 'Orçamento' } }),
  load: () => import('./quote-screen.tsx'),
  queries: ({ id }) => [quoteQuery(id)],
});
