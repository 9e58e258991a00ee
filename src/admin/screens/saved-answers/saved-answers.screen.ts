import { savedAnswersQuery } from '#features/conversations/answers/answers.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { savedAnswersPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'saved-answers',
  path: savedAnswersPath,
  title: defineTexts({ en: { title: 'Saved answers' }, pt: { title: 'Respostas guardadas' } }),
  load: () => import('./saved-answers-screen.tsx'),
  queries: () => [savedAnswersQuery()],
});
