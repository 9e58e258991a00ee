import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { contentTexts } from './content-admin.texts.ts';
import { questionTexts } from './question.texts.ts';

type OriginalQuestionProps = { isOpen: boolean; onClose: () => void; onConfirm: () => void };

/** Asks before the site shows the original words of a record again. */
export function OriginalQuestion({ isOpen, onClose, onConfirm }: OriginalQuestionProps) {
  const t = useTexts(contentTexts);
  const q = useTexts(questionTexts);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={q('toOriginalQuestion')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {t('toOriginal')}
          </Button>
        </>
      }
    >
      <p>{q('toOriginalText')}</p>
    </Dialog>
  );
}
