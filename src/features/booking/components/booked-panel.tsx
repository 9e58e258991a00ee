import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { IconCalendar } from '#ui/frame-icons.tsx';
import { IconMailCheck } from '#ui/icons.tsx';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import type { Booked } from './booking-draft.ts';
import { BookingFacts } from './booking-facts.tsx';
import { calendarFile, saveFile } from './calendar-file.ts';
import './booked-panel.css';

type BookedPanelProps = {
  booked: Booked;
  brand: string;
  /** Takes the focus when it appears. */
  takesFocus: boolean;
};

/** The booking that was just made. It stays, unlike the toast. */
export function BookedPanel({ booked, brand, takesFocus }: BookedPanelProps) {
  const { booking, zone } = booked;
  const t = useTexts(bookingScreenTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  function addToCalendar() {
    const { reference } = booking;
    const words = {
      summary: t('eventName', { brand }),
      description: t('eventMore', { reference }),
    };
    const file = calendarFile(booking, words, new Date());
    saveFile(`${t('fileName')}.ics`, 'text/calendar;charset=utf-8', file);
  }

  return (
    <section className="booked" aria-labelledby="booked-heading">
      <IconMailCheck />
      <div>
        <h2 id="booked-heading" ref={heading} tabIndex={-1}>
          {t('bookedTitle')}
        </h2>
        <p>{t('bookedMore')}</p>
        <BookingFacts span={booking} zone={zone} reference={booking.reference} />
        <div className="booked__ways">
          <Button variant="line" onClick={addToCalendar}>
            <IconCalendar />
            {t('addToCalendar')}
          </Button>
          <a className={buttonClass({ variant: 'line' })} href={booking.manageUrl}>
            {t('seeBooking')}
          </a>
        </div>
      </div>
    </section>
  );
}
