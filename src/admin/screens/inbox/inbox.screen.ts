import { inboxQuery } from '#features/conversations/conversations.queries.ts';
import { listOf } from '#features/conversations/inbox/admin/inbox-list.ts';
import { defineTexts } from '#i18n/texts.ts';
import { inboxPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'inbox',
  path: inboxPath,
  stays: 'inbox',
  title: defineTexts({ en: { title: 'Inbox' }, pt: { title: 'Mensagens' } }),
  load: () => import('./inbox-screen.tsx'),
  queries: (_, search) => [inboxQuery({ ...listOf(`?${search}`), page: 0 })],
});
