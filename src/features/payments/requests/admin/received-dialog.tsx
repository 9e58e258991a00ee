import { type FormEvent, useId, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { DayField } from '#ui/admin/day/day-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { longestTransferNote, type ShownPaymentRequest } from '../requests.ts';
import { paymentRequestsTexts } from './payment-requests.texts.ts';
import { usePressRequest } from './use-press-request.ts';

type ReceivedDialogProps = {
  request: ShownPaymentRequest;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Notes that the money of a request came by a bank transfer, and on which day. */
export function ReceivedDialog({ request, onClose, onChanged }: ReceivedDialogProps) {
  const t = useTexts(paymentRequestsTexts);
  const { language } = useLanguage();
  const formId = useId();
  const [day, setDay] = useState('');
  const [note, setNote] = useState('');
  const { busy, failure, title, amount, press } = usePressRequest(request, () => {
    onClose();
    return onChanged();
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    press('received', 'receivedNow', { ...(day !== '' && { day }), note, locale: language });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('receivedTitle')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={t('busy')}>
            {t('noteReceived')}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={send} noValidate>
        <p>{t('receivedText', { amount, title })}</p>
        <DayField
          label={t('receivedDay')}
          optional={t('optional')}
          value={day}
          error={undefined}
          onChange={setDay}
        />
        <TextField
          label={t('receivedNote')}
          optional={t('optional')}
          hint={t('receivedNoteHint')}
          maxLength={longestTransferNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <FailureNote failure={failure} />
      </form>
    </Dialog>
  );
}
