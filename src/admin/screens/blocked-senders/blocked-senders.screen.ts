import { blocksQuery } from '#features/conversations/blocks/blocks.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { defineScreen } from '../../define-screen.ts';
import { blockedSendersPath } from './blocked-senders.path.ts';

export const screen = defineScreen({
  name: 'blocked-senders',
  path: blockedSendersPath,
  title: defineTexts({ en: { title: 'Blocked senders' }, pt: { title: 'Remetentes bloqueados' } }),
  load: () => import('./blocked-senders-screen.tsx'),
  queries: () => [blocksQuery()],
});
