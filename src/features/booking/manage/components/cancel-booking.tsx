import { useRef, useState } from 'react';
import type { Contact } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import type { ManagedBooking } from '../../booking.ts';
import { BothClocks } from '../../components/both-clocks.tsx';
import type { Refusal } from '../../components/refusal-of.ts';
import { manageBookingTexts } from '../manage-booking-screen.texts.ts';
import { ChangeNotice, type ChangeRefusal } from './change-notice.tsx';
import './cancel-booking.css';

type CancelBookingProps = {
  booking: ManagedBooking;
  contact: Contact | null;
  busy: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Answers why the booking was not cancelled; null where nothing is left to say here. */
  onCancel: () => Promise<Refusal | null>;
};

/** Asks before a booking is cancelled. Whoever presses without reading keeps it. */
export function CancelBooking(props: CancelBookingProps) {
  const { booking, contact, busy, isOpen, onClose, onCancel } = props;
  const t = useTexts(manageBookingTexts);
  const keep = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<ChangeRefusal | null>(null);

  function close() {
    setRefusal(null);
    onClose();
  }

  async function cancel() {
    const refused = await onCancel();
    if (refused?.kind === 'failed' || refused?.kind === 'refused') setRefusal(refused);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('cancelTitle')}
      closeLabel={t('close')}
      initialFocus={keep}
      footer={
        <>
          <Button ref={keep} variant="line" onClick={close}>
            {t('cancelKeep')}
          </Button>
          <Button variant="bad" busy={busy} busyLabel={t('cancelling')} onClick={cancel}>
            {t('cancelYes')}
          </Button>
        </>
      }
    >
      <div className="cancel">
        <div className="cancel__when">
          <BothClocks span={booking} zone={booking.timeZone} />
          <small>{t('cancelAbout', { reference: booking.reference })}</small>
        </div>
        <p>{t('cancelMore')}</p>
        {refusal ? (
          <ChangeNotice title={t('cancelFailed')} refusal={refusal} contact={contact} />
        ) : null}
      </div>
    </Dialog>
  );
}
