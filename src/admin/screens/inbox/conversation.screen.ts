import { conversationQuery, inboxQuery } from '#features/conversations/conversations.queries.ts';
import { listOf } from '#features/conversations/inbox/admin/inbox-list.ts';
import { conversationPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';
import { screen as inbox } from './inbox.screen.ts';

/** A conversation is shown beside the list, so it is the same screen at another address. */
export const screen = defineScreen({
  name: 'inbox',
  path: conversationPath,
  stays: 'inbox',
  title: inbox.title,
  load: () => import('./inbox-screen.tsx'),
  queries: ({ id }, search) => [
    conversationQuery(id),
    inboxQuery({ ...listOf(`?${search}`), page: 0 }),
  ],
});
