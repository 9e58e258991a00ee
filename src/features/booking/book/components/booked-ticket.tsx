import { useEffect, useRef } from 'react';
import { UnsentMail } from '#features/modes/components/unsent-mail.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { formatMoment } from '../../booking-times.ts';
import {
  AddToCalendar,
  PrintButton,
  TicketFacts,
  TicketHelp,
  TicketSteps,
} from '../../ticket/components/ticket.tsx';
import type { Booked } from './booking-draft.ts';
import './booked-ticket.css';

type BookedTicketProps = {
  booked: Booked;
  /** Whether its heading takes the focus when it appears. */
  takesFocus: boolean;
};

/** The booking that was just made, or the time that is held: heading, ticket, what happens next. */
export function BookedTicket({ booked, takesFocus }: BookedTicketProps) {
  const { zone, name, aboutText } = booked;
  const booking = { ...booked.booking, aboutText };
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const { heldUntil, manageUrl } = booking;
  const until = heldUntil === undefined ? null : formatMoment(heldUntil, zone, language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [takesFocus]);

  return (
    <section className="booked" aria-labelledby="booked-heading">
      <header className="page-head">
        <div className="wrap">
          <div>
            <p className="booked__page">{t('title')}</p>
            <h1 id="booked-heading" ref={heading} tabIndex={-1}>
              {until === null ? t('bookedName', { name }) : t('heldTitle')}
            </h1>
          </div>
          <p>
            <Unbroken>{until === null ? t('bookedMore') : t('heldMore', { until })}</Unbroken>
          </p>
        </div>
      </header>
      <div className="wrap">
        <TicketFacts booking={booking} zone={zone} how={until === null ? undefined : 'held'}>
          {until === null ? (
            <>
              <AddToCalendar manageUrl={manageUrl} booking={booking} zone={zone} isMain />
              <a className="ticket__link" href={`${manageUrl}#move`}>
                {t('move')}
              </a>
              <a className="ticket__link" href={`${manageUrl}#cancel`}>
                {t('cancel')}
              </a>
            </>
          ) : (
            <a className={buttonClass({ variant: 'line' })} href={manageUrl}>
              {t('seeBooking')}
            </a>
          )}
          <PrintButton />
        </TicketFacts>
        <UnsentMail />
        {until === null ? (
          <>
            <TicketSteps booking={booking} zone={zone} isNew />
            <TicketHelp />
          </>
        ) : null}
      </div>
    </section>
  );
}
