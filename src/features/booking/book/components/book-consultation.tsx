import { useLayoutEffect, useState } from 'react';
import type { Contact } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { usePostedForm } from '#ui/form/posted-form.tsx';
import { IconPlus } from '#ui/icons/icons.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { subscribeToFollowed } from '../../slots/components/slot-link.ts';
import { useRules } from '../../slots/components/use-availability.ts';
import { BookedTicket } from './booked-ticket.tsx';
import { followLink, restoreDraft } from './booking-draft.ts';
import { BookingForm, formatLead } from './booking-form.tsx';
import { useBooking } from './use-booking.ts';
import '#ui/layout/card.css';
import './book-consultation.css';

type BookConsultationProps = { contact: Contact | null };

/**
 * The booking screen, once more from the start if something was typed before a reload, and whenever a
 * link with a slot leads to it.
 */
export function BookConsultation({ contact }: BookConsultationProps) {
  const [start, setStart] = useState(0);
  const { search } = useNavigation().address;
  // After hydration: the server knows neither what was typed nor which slot the address names.
  useLayoutEffect(() => {
    const follow = () => {
      const isRestored = restoreDraft();
      if (followLink(search) || isRestored) setStart((earlier) => earlier + 1);
    };
    follow();
    return subscribeToFollowed(follow);
  }, [search]);
  return <BookingScreen key={start} contact={contact} />;
}

/**
 * The form, or the booking just made with the emptied form folded below it. Without scripts a button
 * leads to the form with the days and times that `plain-booking.server.tsx` puts into it.
 */
function BookingScreen({ contact }: BookConsultationProps) {
  const t = useTexts(bookingScreenTexts);
  const rules = useRules();
  const booking = useBooking();
  const posted = usePostedForm();
  const { booked, hasJustBooked, availability } = booking;
  // A form replaces the parameters of its page by its fields.
  const linked = [...new URLSearchParams(useNavigation().address.search)].filter(([name]) =>
    ['about', 'aboutText'].includes(name),
  );
  const form = <BookingForm booking={booking} rules={rules} contact={contact} />;
  if (booked)
    return (
      <>
        <BookedTicket key={booked.booking.id} booked={booked} takesFocus={hasJustBooked} />
        <div className="wrap book">
          <details className="fold" key={booked.booking.id}>
            <summary>
              <span>
                {t('another')}
                <small>
                  <Unbroken>{t('anotherMore')}</Unbroken>
                </small>
              </span>
              <IconPlus />
            </summary>
            {form}
          </details>
        </div>
      </>
    );
  return (
    <>
      <PageHead title={t('title')} lead={formatLead(t, rules)} />
      <div className="wrap book">
        {availability || posted ? null : (
          <form className="book__noscript card card--pad">
            <p>{t('plainLead')}</p>
            {linked.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" name="date">
              {t('plainStart')}
            </Button>
          </form>
        )}
        {form}
      </div>
    </>
  );
}
