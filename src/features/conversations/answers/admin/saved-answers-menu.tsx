import { useTexts } from '#i18n/language-context.tsx';
import { LateMenu } from '#ui/admin/menu/late-menu.tsx';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import { IconChevronDown } from '../../admin/inbox-icons.tsx';
import type { SavedAnswerChoicesProps } from './saved-answer-choices.tsx';

const loadChoices = () =>
  import('./saved-answer-choices.tsx').then((part) => part.SavedAnswerChoices);

/** Puts a saved answer into a reply, in the language of its reader. */
export function SavedAnswersMenu(props: SavedAnswerChoicesProps) {
  const t = useTexts(conversationTexts);
  return (
    <span className="push">
      <LateMenu
        load={loadChoices}
        of={props}
        title={t('savedAnswers')}
        variant="text"
        label={
          <>
            {t('savedAnswers')}
            <IconChevronDown />
          </>
        }
      />
    </span>
  );
}
