import type { ReactNode } from 'react';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Topic } from '#features/topics/topics.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import type { MeetingPlace } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { formatLongDay } from '../../booking-times.ts';
import { ticketTexts } from '../ticket.texts.ts';
import { DayLeaf } from './day-leaf.tsx';
import { Ticket } from './ticket.tsx';
import { TicketClocks } from './ticket-clocks.tsx';
import { TicketStub } from './ticket-stub.tsx';

type TicketFactsProps = {
  booking: {
    startsAt: string;
    endsAt: string;
    reference: string;
    place?: MeetingPlace | undefined;
    videoLink?: string | undefined;
    topic?: Topic | undefined;
    /** The client's own words about it. */
    aboutText?: string | undefined;
  };
  zone: string;
  /** What the stub says if the call does not take place as booked. */
  how?: 'held' | 'gone' | undefined;
  /** Beside the kind of booking: its status. */
  status?: ReactNode;
  /** Between the clocks and the links. */
  ruler?: ReactNode;
  /** What can be done with the ticket. */
  children?: ReactNode;
};

/** The whole ticket of a booking: kind, reference, day, both clocks, and how the call takes place. */
export function TicketFacts({ booking, zone, how, status, ruler, children }: TicketFactsProps) {
  const { language } = useLanguage();
  const t = useTexts(ticketTexts);
  const shared = useTexts(bookingScreenTexts);
  const { startsAt, endsAt, reference, place, videoLink, topic, aboutText } = booking;
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  const { day } = readClock(startsAt, companyZone);
  const name = formatLongDay(day, language);
  const withoutYear = name.replace(/\s(de\s)?\d{4}$/, '');
  return (
    <Ticket state={how} stub={<TicketStub how={how ?? (videoLink ? 'join' : (place ?? 'any'))} />}>
      <div className="ticket__top">
        {status}
        <span>{how ? t('kind', { minutes }) : t(`kind_${place ?? 'any'}`, { minutes })}</span>
        <span>
          {t('reference')}{' '}
          <b className="unbroken" translate="no">
            {reference}
          </b>
        </span>
      </div>
      <div className="ticket__day">
        <DayLeaf day={day} />
        <h2>
          {withoutYear}
          <span className="ticket__year">{name.slice(withoutYear.length)}</span>
        </h2>
        <TicketClocks span={booking} zone={zone} />
      </div>
      {topic || aboutText ? (
        <div className="ticket__top">
          <span>
            {t('about')} {topic ? <Localized en={topic.title} pt={topic.titlePt} /> : null}
            {topic && aboutText ? ': ' : null}
            {aboutText}
          </span>
        </div>
      ) : null}
      {ruler}
      {children || (videoLink && !how) ? (
        <div className="ticket__act">
          {children}
          {videoLink && !how ? (
            <a className="ticket__link" href={videoLink} rel="noreferrer">
              {shared('joinVideo')}
            </a>
          ) : null}
        </div>
      ) : null}
    </Ticket>
  );
}
