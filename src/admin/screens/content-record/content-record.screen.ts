import { contentRecordQuery } from '#features/content/content.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { contentRecordPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'content-record',
  path: contentRecordPath,
  load: () => import('./content-record-screen.tsx'),
  title: defineTexts({ en: { title: 'Write' }, pt: { title: 'Escrever' } }),
  queries: ({ kind, id }) => (id === 'new' ? [] : [contentRecordQuery(kind, id)]),
});
