import { companySettingsQuery } from '#features/company/company-settings.queries.ts';
import { connectionsQuery } from '#features/settings/settings.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { defineScreen } from '../../define-screen.ts';
import { settingsPath } from './settings.path.ts';

export const screen = defineScreen({
  name: 'settings',
  path: settingsPath,
  title: defineTexts({ en: { title: 'Settings' }, pt: { title: 'Definições' } }),
  load: () => import('./settings-screen.tsx'),
  queries: () => [connectionsQuery(), companySettingsQuery()],
});
