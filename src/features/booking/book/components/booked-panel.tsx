import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { IconMailCheck } from '#ui/icons/icons.tsx';
import { AddToCalendar } from '../../calendars/components/add-to-calendar.tsx';
import { BookingFacts } from '../../components/booking-facts.tsx';
import { formatMoment } from '../../components/format-moment.ts';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import type { Booked } from './booking-draft.ts';
import './booked-panel.css';

type BookedPanelProps = {
  booked: Booked;
  /** Whether it takes the focus when it appears. */
  takesFocus: boolean;
};

/** The booking that was just made, or the time that is held. Unlike the toast, it stays on screen. */
export function BookedPanel({ booked, takesFocus }: BookedPanelProps) {
  const { booking, zone } = booked;
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const { heldUntil } = booking;
  const until = heldUntil === undefined ? null : formatMoment(heldUntil, zone, language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <section className="booked" aria-labelledby="booked-heading">
      <IconMailCheck />
      <div>
        <h2 id="booked-heading" ref={heading} tabIndex={-1}>
          {t(until === null ? 'bookedTitle' : 'heldTitle')}
        </h2>
        <p>{until === null ? t('bookedMore') : t('heldMore', { until })}</p>
        <BookingFacts booking={booking} zone={zone} />
        <div className="booked__ways">
          {until === null ? <AddToCalendar manageUrl={booking.manageUrl} /> : null}
          <a className={buttonClass({ variant: 'line' })} href={booking.manageUrl}>
            {t('seeBooking')}
          </a>
        </div>
      </div>
    </section>
  );
}
