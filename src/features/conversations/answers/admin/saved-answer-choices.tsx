import { htmlLangOf, type Language } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Choice } from '#ui/admin/menu/menu.tsx';
import { Link } from '#ui/controls/link.tsx';
import { savedAnswersQuery } from '../answers.queries.ts';
import { savedAnswerChoicesTexts } from './saved-answer-choices.texts.ts';

export type SavedAnswerChoicesProps = {
  /** The language of the person who reads the answer. */
  language: Language;
  answersHref: string;
  onInsert: (text: string) => void;
};

/** The saved answers in the language of the reader, and the way to change them. */
export function SavedAnswerChoices(props: SavedAnswerChoicesProps) {
  const { language, answersHref, onInsert } = props;
  const t = useTexts(savedAnswerChoicesTexts);
  const answers = useQuery(savedAnswersQuery()).data?.answers;
  return (
    <>
      {answers?.length === 0 ? <p className="menu__foot hint">{t('savedAnswersNone')}</p> : null}
      <ul>
        {answers?.map(({ id, title, body, bodyPt }) => {
          const text = language === 'pt' ? bodyPt : body;
          return (
            <Choice key={id} onChoose={() => onInsert(text)}>
              <span>
                {title}
                <small className="cut--1" lang={htmlLangOf[language]}>
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
    </>
  );
}
