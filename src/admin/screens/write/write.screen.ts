import { defineTexts } from '#i18n/texts.ts';
import { writePath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'write',
  path: writePath,
  title: defineTexts({ en: { title: 'Write to someone' }, pt: { title: 'Escrever a alguém' } }),
  load: () => import('./write-screen.tsx'),
});
