import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { defineTexts } from '#i18n/texts.ts';
import { writeQuotePath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'write-quote',
  path: writeQuotePath,
  title: defineTexts({ en: { title: 'Write a quote' }, pt: { title: 'Escrever um orçamento' } }),
  load: () => import('./write-quote-screen.tsx'),
  queries: () => [servicePackagesQuery()],
});
