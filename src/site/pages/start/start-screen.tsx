import { usePageWords } from '#features/page-words/page-words.ts';
import { GuideAnswer } from '#features/setup-guide/components/guide-answer.tsx';
import { QuestionForm } from '#features/setup-guide/components/question-form.tsx';
import { areAll, readAnswers } from '#features/setup-guide/setup-guide.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import { startTexts } from './start.texts.ts';
import './start.css';

export function Screen() {
  const t = useTexts(startTexts);
  const { address } = useNavigation();
  const answers = readAnswers(address.search);
  return (
    <>
      <PageHead title={t('title')} lead={usePageWords('start')('startLead')} />
      <div className="wrap start-questions">
        <QuestionForm answers={answers} />
      </div>
      {areAll(answers) ? <GuideAnswer answers={answers} /> : null}
    </>
  );
}
