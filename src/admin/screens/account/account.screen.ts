import { passkeysQuery, sessionsQuery } from '#features/auth/auth.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { accountPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'account',
  path: accountPath,
  title: defineTexts({ en: { title: 'Your account' }, pt: { title: 'A sua conta' } }),
  load: () => import('./account-screen.tsx'),
  queries: () => [sessionsQuery(), passkeysQuery()],
});
