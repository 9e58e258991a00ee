import { type Contact, ReachLinks } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { useRules } from '../../rules/use-rules.ts';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import { BookedPanel } from './booked-panel.tsx';
import { BookingForm } from './booking-form.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { useBooking } from './use-booking.ts';
import '#ui/layout/card.css';
import './book-consultation.css';

type BookConsultationProps = { contact: Contact | null };

/** The booking screen: the booking just made, the form, and the summary beside it. */
export function BookConsultation({ contact }: BookConsultationProps) {
  const t = useTexts(bookingScreenTexts);
  const rules = useRules();
  const booking = useBooking();
  const { booked, hasJustBooked, availability, choice, zone } = booking;
  return (
    <div className="wrap book">
      <div className="book__main">
        {booked ? (
          <BookedPanel key={booked.booking.id} booked={booked} takesFocus={hasJustBooked} />
        ) : null}
        {availability ? null : (
          <div className="book__noscript card card--pad">
            <p>{t('noScript')}</p>
            {contact ? <ReachLinks contact={contact} /> : null}
          </div>
        )}
        <BookingForm booking={booking} rules={rules} contact={contact} />
      </div>
      <BookingSummary choice={choice} zone={zone} rules={rules} />
    </div>
  );
}
