import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import type { StaffBookingDetail } from '../staff-booking.schema.ts';
import { cancelForClient } from '../staff-booking-calls.ts';
import { bookingPanelTexts } from './booking-panel.texts.ts';
import { ClientWord } from './client-word.tsx';
import type { BookingChanged } from './move-form.tsx';
import { useRefusedSlot } from './refused-slot.ts';
import { useStaffDraft } from './use-staff-draft.ts';

type CancelDialogProps = {
  booking: StaffBookingDetail;
  firstName: string;
  when: string;
  isOpen: boolean;
  onClose: () => void;
  onChanged: BookingChanged;
};

/** Names who is cancelled and when, with a line for the client, before it happens. */
export function CancelDialog(props: CancelDialogProps) {
  const { booking, firstName, when, isOpen, onClose, onChanged } = props;
  const t = useTexts(bookingPanelTexts);
  const { busy, failure, run, forget } = useStaffAction();
  const { read } = useRefusedSlot();
  const draft = useStaffDraft(`cancel:${booking.id}`, { word: '' });
  const { word } = draft.values;
  const isMailed = booking.email !== '';

  function close(): void {
    forget();
    onClose();
  }

  function send(): void {
    void run(
      () => cancelForClient(booking, word),
      (outcome) => {
        close();
        const changed = read(outcome);
        if (changed?.kind === 'done') draft.discard();
        if (changed) onChanged(changed);
      },
    );
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('cancelAsk', { name: booking.name, when })}
      closeLabel={t('keep')}
      footer={
        <>
          <Button variant="soft" onClick={close}>
            {t('keep')}
          </Button>
          <Button variant="bad" busy={busy} busyLabel={t('cancelling')} onClick={send}>
            {t(isMailed ? 'cancel' : 'cancelOpen', { name: firstName })}
          </Button>
        </>
      }
    >
      <p>{t(isMailed ? 'cancelText' : 'noMail', { name: firstName })}</p>
      {isMailed ? (
        <ClientWord
          label={t('word', { name: firstName })}
          optional={t('optional')}
          value={word}
          onChange={(next) => draft.change({ word: next })}
        />
      ) : null}
      <FailureNote failure={failure} />
    </Dialog>
  );
}
