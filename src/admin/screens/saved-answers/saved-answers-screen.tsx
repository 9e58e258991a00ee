import { SavedAnswers } from '#features/conversations/answers/admin/saved-answers.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { inboxPath } from '#paths.ts';
import { screen } from './saved-answers.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  return <SavedAnswers title={t('title')} inboxHref={inboxPath.href()} />;
}
