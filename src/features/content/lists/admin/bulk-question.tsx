import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { questionTexts } from '../../admin/question.texts.ts';
import { useWarningText } from '../../admin/use-warning-text.ts';
import type { Questioned } from './change-many.ts';
import { listsTexts } from './lists.texts.ts';
import { useRecordTitle } from './use-record-title.ts';

type BulkQuestionProps = {
  questioned: readonly Questioned[];
  /** Null where nothing is in order. */
  onOthers: (() => void) | null;
  onAll: () => void;
  onCancel: () => void;
};

/** Asks before several records are published, some of which are worth a look. */
export function BulkQuestion({ questioned, onOthers, onAll, onCancel }: BulkQuestionProps) {
  const t = useTexts(listsTexts);
  const titleOf = useRecordTitle();
  const e = useTexts(questionTexts);
  const describe = useWarningText();
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t('question')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={onOthers ?? onCancel}>
            {t(onOthers ? 'publishOthers' : 'cancel')}
          </Button>
          <Button onClick={onAll}>{e('publishAnyway')}</Button>
        </>
      }
    >
      <p>{e('questionText')}</p>
      {questioned.map(({ record, warnings }) => (
        <section key={record.id}>
          <h3>{titleOf(record)}</h3>
          <ul>
            {warnings.map((warning) => (
              <li key={`${warning.field} ${warning.code} ${warning.detail}`}>
                {describe(warning)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
