import { definePath } from '#core/page-path.ts';
import { defineTexts } from '#i18n/texts.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'not-found',
  path: definePath('*'),
  title: defineTexts({
    en: { title: 'Nothing at this address' },
    pt: { title: 'Não há nada neste endereço' },
  }),
  load: () => import('./not-found-screen.tsx'),
});
