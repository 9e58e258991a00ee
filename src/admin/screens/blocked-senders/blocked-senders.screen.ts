import { blocksQuery } from '#features/conversations/blocks/blocks.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { blockedSendersPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'blocked-senders',
  path: blockedSendersPath,
  title: defineTexts({ en: { title: 'Blocked senders' }, pt: { title: 'Remetentes bloqueados' } }),
  load: () => import('./blocked-senders-screen.tsx'),
  queries: () => [blocksQuery()],
});
