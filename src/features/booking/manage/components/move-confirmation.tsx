import type { Contact } from '#features/company/components/reach-links.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { Choice } from '../../book/components/booking-draft.ts';
import type { FreeSlot, ManagedBooking } from '../../booking.ts';
import { formatShortDay } from '../../booking-times.ts';
import type { RefusalMessage } from '../../slots/components/booking-refusal.ts';
import { RefusalBox } from '../../slots/components/refusal-box.tsx';
import { managedBookingTexts } from '../managed-booking.texts.ts';
import { MoveComparison } from './move-comparison.tsx';

type MoveConfirmationProps = {
  booking: ManagedBooking;
  /** The new time; null until it is chosen. */
  slot: (FreeSlot & { endsAt: string }) | null;
  zone: string;
  contact: Contact | null;
  busy: boolean;
  refusal: RefusalMessage | null;
  /** Counts the submissions, so that each refusal takes the focus. */
  attempts: number;
  onPick: (choice: Choice) => void;
  onKeep: () => void;
};

/** The old and the new time side by side, and the buttons that move the booking or leave it. */
export function MoveConfirmation(props: MoveConfirmationProps) {
  const { booking, slot, zone, contact, busy, refusal, attempts, onPick, onKeep } = props;
  const { language } = useLanguage();
  const t = useTexts(managedBookingTexts);
  return (
    <section className="step">
      <h2>{t('change')}</h2>
      <div className="managed__form">
        <MoveComparison from={booking} to={slot} zone={zone} />
        {refusal ? (
          <RefusalBox
            key={attempts}
            message={refusal}
            contact={contact}
            onChoose={({ date, time }) => onPick({ date, time })}
          />
        ) : null}
        <div className="managed__ways">
          <Button type="submit" busy={busy} busyLabel={t('moving')}>
            <span>
              <Unbroken>
                {slot
                  ? t('moveTo', { day: formatShortDay(slot.date, language), time: slot.time })
                  : t('moveNowhere')}
              </Unbroken>
            </span>
          </Button>
          <Button variant="line" disabled={busy} onClick={onKeep}>
            {t('keep')}
          </Button>
        </div>
      </div>
    </section>
  );
}
