import { useRef } from 'react';
import type { Contact } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import type { ManagedBooking } from '../../booking.ts';
import { RefusalBox, type RefusalMessage } from '../../slots/components/refusal-box.tsx';
import { managedBookingTexts } from '../managed-booking.texts.ts';
import { BothClocks } from './both-clocks.tsx';
import './cancel-booking.css';

type CancelBookingProps = {
  booking: ManagedBooking;
  contact: Contact | null;
  busy: boolean;
  isOpen: boolean;
  /** Counts the submissions, so that each refusal takes the focus. */
  attempts: number;
  refusal: RefusalMessage | null;
  onClose: () => void;
  onCancel: () => void;
};

/** The time that is given up, with the booking's reference. */
export function CancelledTime({ booking }: { booking: ManagedBooking }) {
  const t = useTexts(managedBookingTexts);
  return (
    <div className="cancel__when">
      <BothClocks span={booking} zone={booking.timeZone} />
      <small>
        <Unbroken>{t('cancelAbout', { reference: booking.reference })}</Unbroken>
      </small>
    </div>
  );
}

/** Confirms a cancellation. The initial focus is on the button that keeps the booking. */
export function CancelBooking(props: CancelBookingProps) {
  const { booking, contact, busy, isOpen, attempts, refusal, onClose, onCancel } = props;
  const t = useTexts(managedBookingTexts);
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('cancelTitle')}
      closeLabel={t('close')}
      initialFocus={keep}
      footer={
        <>
          <Button ref={keep} variant="line" onClick={onClose}>
            {t('cancelKeep')}
          </Button>
          <Button variant="bad" busy={busy} busyLabel={t('cancelling')} onClick={onCancel}>
            {t('cancelYes')}
          </Button>
        </>
      }
    >
      <div className="cancel">
        <CancelledTime booking={booking} />
        <p>
          <Unbroken>{t('cancelMore')}</Unbroken>
        </p>
        {refusal ? <RefusalBox key={attempts} message={refusal} contact={contact} /> : null}
      </div>
    </Dialog>
  );
}
