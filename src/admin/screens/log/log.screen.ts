import { defineTexts } from '#i18n/texts.ts';
import { logPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'log',
  path: logPath,
  title: defineTexts({ en: { title: 'Log' }, pt: { title: 'Registo' } }),
  load: () => import('./log-screen.tsx'),
});
