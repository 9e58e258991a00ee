import { useId, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { OptionRows } from '#ui/admin/option-rows.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { type RemovalReason, removalReasons } from '../subscriber-list.ts';
import { subscribersTexts } from './subscribers-admin.texts.ts';

type RemoveDialogProps = {
  /** Whose removal is asked for; none while it is closed. */
  emails: readonly string[];
  busy: boolean;
  failure: string | null;
  onClose: () => void;
  onRemove: (reason: RemovalReason) => void;
};

/** Asks why somebody is taken off the list. It can be undone, so nothing else is asked. */
export function RemoveDialog({ emails, busy, failure, onClose, onRemove }: RemoveDialogProps) {
  const t = useTexts(subscribersTexts);
  const [reason, setReason] = useState<RemovalReason>('asked');
  const name = useId();
  const { length: count } = emails;
  const [email = ''] = emails;
  return (
    <Dialog
      isOpen={count > 0}
      onClose={onClose}
      title={count === 1 ? t('removeTitle_one', { email }) : t('removeTitle_many', { count })}
      closeLabel={t('keep')}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            variant="bad"
            busy={busy}
            busyLabel={t('removing')}
            onClick={() => onRemove(reason)}
          >
            {count === 1 ? t('removeNow_one') : t('removeNow_many', { count })}
          </Button>
        </>
      }
    >
      <p>{t('removeText')}</p>
      <OptionRows
        name={name}
        legend={t('why')}
        value={reason}
        onChoose={setReason}
        options={removalReasons.map((id) => ({ id, label: t(`reason_${id}`) }))}
      />
      <FailureNote failure={failure} />
    </Dialog>
  );
}
