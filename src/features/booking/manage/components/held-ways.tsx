import type { Contact } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { ManagedBooking } from '../../booking.ts';
import type { RefusalMessage } from '../../slots/components/booking-refusal.ts';
import { RefusalBox } from '../../slots/components/refusal-box.tsx';
import { managedBookingTexts } from '../managed-booking.texts.ts';

type HeldWaysProps = {
  booking: ManagedBooking;
  contact: Contact | null;
  busy: boolean;
  /** Counts the submissions, so that each refusal takes the focus. */
  attempts: number;
  refusal: RefusalMessage | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The confirmation of a held time, which only the mailed link can make, and its cancellation. */
export function HeldWays(props: HeldWaysProps) {
  const { booking, contact, busy, attempts, refusal, onConfirm, onCancel } = props;
  const t = useTexts(managedBookingTexts);
  return (
    <>
      {refusal ? <RefusalBox key={attempts} message={refusal} contact={contact} /> : null}
      <div className="managed__ways">
        {booking.canConfirm ? (
          <Button busy={busy} busyLabel={t('confirming')} onClick={onConfirm}>
            {t('confirm')}
          </Button>
        ) : null}
        <Button variant="line" aria-haspopup="dialog" disabled={busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}
