import { companySettingsQuery } from '#features/company/company-settings.ts';
import { connectionsQuery } from '#features/settings/settings.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { settingsPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'settings',
  path: settingsPath,
  title: defineTexts({ en: { title: 'Settings' }, pt: { title: 'Definições' } }),
  load: () => import('./settings-screen.tsx'),
  queries: () => [connectionsQuery(), companySettingsQuery()],
});
