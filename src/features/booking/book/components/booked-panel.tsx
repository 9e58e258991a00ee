import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { IconMailCheck } from '#ui/icons/icons.tsx';
import { AddToCalendar } from '../../calendars/components/add-to-calendar.tsx';
import { BookingFacts } from '../../components/booking-facts.tsx';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import type { Booked } from './booking-draft.ts';
import './booked-panel.css';

type BookedPanelProps = {
  booked: Booked;
  /** Whether it takes the focus when it appears. */
  takesFocus: boolean;
};

/** The booking that was just made. Unlike the toast, it stays on screen. */
export function BookedPanel({ booked, takesFocus }: BookedPanelProps) {
  const { booking, zone } = booked;
  const t = useTexts(bookingScreenTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <section className="booked" aria-labelledby="booked-heading">
      <IconMailCheck />
      <div>
        <h2 id="booked-heading" ref={heading} tabIndex={-1}>
          {t('bookedTitle')}
        </h2>
        <p>{t('bookedMore')}</p>
        <BookingFacts booking={booking} zone={zone} />
        <div className="booked__ways">
          <AddToCalendar manageUrl={booking.manageUrl} />
          <a className={buttonClass({ variant: 'line' })} href={booking.manageUrl}>
            {t('seeBooking')}
          </a>
        </div>
      </div>
    </section>
  );
}
