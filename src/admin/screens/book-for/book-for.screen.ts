import { defineTexts } from '#i18n/texts.ts';
import { bookForPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'book-for',
  path: bookForPath,
  title: defineTexts({ en: { title: 'Book for someone' }, pt: { title: 'Marcar para alguém' } }),
  load: () => import('./book-for-screen.tsx'),
});
