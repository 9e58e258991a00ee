import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { contentTexts } from './content-admin.texts.ts';
import { editorTexts } from './editor.texts.ts';
import { questionTexts } from './question.texts.ts';
import type { Publication } from './use-publication.ts';
import { useWarningText } from './use-warning-text.ts';

type PublishDialogProps = {
  publication: Publication;
  /** Shows a field and moves the focus there. */
  onGo: (field: string) => void;
};

/** Asks before a record is published with something that is worth a look. */
export function PublishDialog({ publication, onGo }: PublishDialogProps) {
  const t = useTexts(questionTexts);
  const c = useTexts(contentTexts);
  const e = useTexts(editorTexts);
  const describe = useWarningText();
  const { question, publish, cancel } = publication;
  const isLater = question !== null && 'day' in question.when;
  return (
    <Dialog
      isOpen={question !== null}
      onClose={cancel}
      title={t(isLater ? 'scheduleQuestion' : 'question')}
      closeLabel={c('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={cancel}>
            {c('cancel')}
          </Button>
          <Button onClick={() => question && void publish(question.when)}>
            {t(isLater ? 'scheduleAnyway' : 'publishAnyway')}
          </Button>
        </>
      }
    >
      <p>{t('questionText')}</p>
      <ul className="content-warnings">
        {question?.warnings.map((warning) => (
          <li key={`${warning.field} ${warning.code} ${warning.detail}`}>
            <span>{describe(warning)}</span>
            <Button variant="text" onClick={() => onGo(warning.field)}>
              {e('goThere')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
