import { defineTexts } from '#i18n/texts.ts';
import { subscriberListPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'subscriber-list',
  path: subscriberListPath,
  load: () => import('./subscriber-list-screen.tsx'),
  title: defineTexts({
    en: { title: 'Import subscribers' },
    pt: { title: 'Importar subscritores' },
  }),
});
