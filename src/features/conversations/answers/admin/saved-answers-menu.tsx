import type { Language } from '#i18n/language.ts';
import { htmlLangOf } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Choice, Menu } from '#ui/admin/menu/menu.tsx';
import { Link } from '#ui/controls/link.tsx';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import { IconChevronDown } from '../../admin/inbox-icons.tsx';
import { savedAnswersQuery } from '../answers.queries.ts';

type SavedAnswersMenuProps = {
  /** The language of the person who reads the answer. */
  language: Language;
  answersHref: string;
  onInsert: (text: string) => void;
};

/** Puts a saved answer into a reply, in the language of its reader. */
export function SavedAnswersMenu({ language, answersHref, onInsert }: SavedAnswersMenuProps) {
  const t = useTexts(conversationTexts);
  const answers = useQuery(savedAnswersQuery()).data?.answers ?? [];
  return (
    <span className="push">
      <Menu
        title={t('savedAnswers')}
        variant="text"
        label={
          <>
            {t('savedAnswers')}
            <IconChevronDown />
          </>
        }
      >
        {answers.length === 0 ? <p className="menu__foot hint">{t('savedAnswersNone')}</p> : null}
        <ul>
          {answers.map(({ id, title, body, bodyPt }) => {
            const text = language === 'pt' ? bodyPt : body;
            return (
              <Choice key={id} onChoose={() => onInsert(text)}>
                <span>
                  {title}
                  <small className="cut cut--1" lang={htmlLangOf[language]}>
                    {text}
                  </small>
                </span>
              </Choice>
            );
          })}
        </ul>
        <Link className="menu__foot" to={answersHref}>
          {t('manageAnswers')}
        </Link>
      </Menu>
    </span>
  );
}
