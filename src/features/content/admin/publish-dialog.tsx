import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import type { TwinFinding } from '../content-state.ts';
import { labelOf } from '../fields/field-labels.texts.ts';
import { contentTexts } from './content-admin.texts.ts';

type PublishDialogProps = {
  isOpen: boolean;
  twins: readonly TwinFinding[];
  onAnswer: (goesOn: boolean) => void;
};

/** Asks before a record is published with an old or missing Portuguese text. */
export function PublishDialog({ isOpen, twins, onAnswer }: PublishDialogProps) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      title={t('question')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={() => onAnswer(false)}>
            {t('cancel')}
          </Button>
          <Button onClick={() => onAnswer(true)}>{t('publishAnyway')}</Button>
        </>
      }
    >
      <p>{t('questionText')}</p>
      <ul>
        {twins.map(({ field, finding }) => (
          <li key={field}>
            {t(finding === 'stale' ? 'stale' : 'noTwin', { field: labelOf(language, field) })}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
