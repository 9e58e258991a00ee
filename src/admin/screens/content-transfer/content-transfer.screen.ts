import { defineTexts } from '#i18n/texts.ts';
import { contentTransferPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'content-transfer',
  path: contentTransferPath,
  load: () => import('./content-transfer-screen.tsx'),
  title: defineTexts({
    en: { title: 'Import and export' },
    pt: { title: 'Importar e exportar' },
  }),
});
