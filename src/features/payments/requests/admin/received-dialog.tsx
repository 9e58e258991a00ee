import { type FormEvent, useId, useState } from 'react';
import { centsOf } from '#core/money.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { DayField } from '#ui/admin/day/day-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import { pressRequest } from '../request-calls.ts';
import { longestTransferNote, type ShownPaymentRequest } from '../requests.ts';
import { paymentRequestsTexts } from './payment-requests.texts.ts';

type ReceivedDialogProps = {
  request: ShownPaymentRequest;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Notes that the money of a request came by a bank transfer, and on which day. */
export function ReceivedDialog({ request, onClose, onChanged }: ReceivedDialogProps) {
  const t = useTexts(paymentRequestsTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const formId = useId();
  const { busy, failure, run } = useStaffAction();
  const [day, setDay] = useState('');
  const [note, setNote] = useState('');
  const { currency, total } = request;
  const title = localize(language, request.title, request.titlePt || null).text;
  const amount = formatMoney({ cents: centsOf(total), currency }, language);

  function send(event: FormEvent): void {
    event.preventDefault();
    const body = { ...(day !== '' && { day }), note, locale: language };
    void run(
      () => pressRequest(request.id, 'received', body),
      () => {
        showToast({ title: t('receivedNow') });
        onClose();
        return onChanged();
      },
    );
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
