import type { ReactNode } from 'react';
import type { Day } from '#core/calendar-day.ts';
import { portraitAddress } from '#core/picture.ts';
import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type Consultant, callersOf, nameCallers, teamQuery } from '#features/authors/authors.ts';
import { companyQuery, telHref } from '#features/company/company.ts';
import { ReachLine } from '#features/company/components/reach-links.tsx';
import type { Topic } from '#features/topics/topics.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { formatZoneCity } from '#i18n/zone-city.ts';
import { useQuery } from '#query/use-query.tsx';
import { OpenDoor } from '#ui/art/door/open-door.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { IconCalendar } from '#ui/icons/frame-icons.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { calendarFileUrl } from '../../booking.queries.ts';
import type { MeetingPlace } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import {
  compareClocks,
  formatDayHeading,
  formatLongDay,
  formatVisitorTime,
  formatWeekday,
  type TimeRange,
} from '../../booking-times.ts';
import { type CalendarBooking, calendarLinks } from '../calendar-links.ts';
import { ticketTexts } from '../ticket.texts.ts';
import { ticketClocks } from '../ticket-clocks.ts';
import './ticket.css';
import '#ui/layout/dated-steps.css';

/** Prints the page, of which only the ticket goes on paper. */
export function PrintButton() {
  const t = useTexts(ticketTexts);
  return (
    <button type="button" className="ticket__link" onClick={() => print()}>
      {t('print')}
    </button>
  );
}

type AddToCalendarProps = {
  manageUrl: string;
  booking: CalendarBooking;
  zone: string;
  isMain?: boolean;
};

/**
 * The booking's calendar file, and the same event in calendars on the web. The last segment of
 * `manageUrl` is the token.
 */
export function AddToCalendar({ manageUrl, booking, zone, isMain = false }: AddToCalendarProps) {
  const t = useTexts(bookingScreenTexts);
  const { language } = useLanguage();
  const { data: company } = useQuery(companyQuery());
  const token = manageUrl.slice(manageUrl.lastIndexOf('/') + 1);
  const brand = company?.brand ?? 'Entrada';
  return (
    <span className="ticket__calendars">
      <a
        className={buttonClass({ variant: isMain ? 'primary' : 'line' })}
        href={calendarFileUrl(token)}
        download
      >
        <IconCalendar />
        {t('addToCalendar')}
      </a>
      {calendarLinks(booking, { brand, zone, language }).map(({ name, href }) => (
        <a
          key={name}
          className="ticket__link"
          href={href}
          target="_blank"
          rel="noreferrer"
          translate="no"
        >
          {name}
        </a>
      ))}
    </span>
  );
}

/** How a booking is moved or cancelled, for the sheet of paper that its ticket is on. */
export function TicketHelp() {
  const t = useTexts(ticketTexts);
  const { data: company } = useQuery(companyQuery());
  if (!company) return null;
  const { phone, email } = company;
  return (
    <div hidden className="paper">
      <ReachLine contact={{ phone, phoneHref: telHref(phone), email }} words={t('help')} />
    </div>
  );
}

/** The day as a leaf of a calendar in an arch, or in a door; empty without a day. Decorative beside the day's name. */
export function DayLeaf({ day, isDoor = false }: { day: Day | null; isDoor?: boolean }) {
  const { language } = useLanguage();
  return (
    <div
      className={`leaf${day === null ? ' leaf--none' : isDoor ? ' leaf--door' : ''}`}
      aria-hidden="true"
    >
      <span>{day === null ? '' : formatWeekday(day, language)}</span>
      <b>{day === null ? '' : Number(day.slice(8))}</b>
      <span>{day === null ? '' : formatDay(day, localeOf[language], { month: 'long' })}</span>
    </div>
  );
}

type TicketClocksProps = { span: TimeRange; zone: string };

/** From when to when in Lisbon, and on the visitor's clock if it shows another time. */
export function TicketClocks({ span, zone }: TicketClocksProps) {
  const { language } = useLanguage();
  return (
    <div className="clocks">
      {ticketClocks(span, zone, language).map(({ from, more }, index) => (
        <p key={more} className={index > 0 ? 'clocks__yours' : undefined}>
          <b>{from}</b> {more}
        </p>
      ))}
    </div>
  );
}

/** Who may call; nobody where that is not known. */
export function useCallers(): readonly Consultant[] {
  const { data: team } = useQuery(teamQuery());
  return Array.isArray(team) ? callersOf(team) : [];
}

/** The portraits or drawings of those who may call. Decorative: their names appear beside them. */
export function CallerFaces({ callers, size }: { callers: readonly Consultant[]; size?: 'lg' }) {
  return (
    <div className="ticket__faces">
      {callers.map(({ id, name, face, imageUrl, picture }) => (
        <Avatar
          key={id}
          name={name}
          face={face}
          image={imageUrl && portraitAddress(imageUrl, picture)}
          size={size}
        />
      ))}
    </div>
  );
}

/** Who calls, and how; `join`: by a link. `held` and `gone` stand for a call that does not take place yet, or any more. */
function TicketStub({ how }: { how: MeetingPlace | 'join' | 'held' | 'gone' }) {
  const t = useTexts(ticketTexts);
  const { data: company } = useQuery(companyQuery());
  const { language } = useLanguage();
  const callers = useCallers();
  const brand = company?.brand ?? 'Entrada';
  // Who holds a time, or stays to be asked, is the company.
  const isBrand = how === 'held' || how === 'gone' || callers.length === 0;
  return (
    <>
      {callers.length === 0 ? (
        <OpenDoor className="door--bare ticket__door" />
      ) : (
        <CallerFaces callers={callers} size="lg" />
      )}
      <p>
        <b translate="no">{isBrand ? brand : nameCallers(callers, language)}</b>{' '}
        <Unbroken>{t(`host_${how}`)}</Unbroken>
      </p>
    </>
  );
}

type TicketProps = {
  stub: ReactNode;
  /** `held`: not booked yet, so that the arch is an outline. `gone`: no call takes place, and day and time are struck. */
  state?: 'held' | 'gone' | undefined;
  children: ReactNode;
};

/** A booking as a ticket: what was booked, and a stub that says who calls. */
export function Ticket({ stub, state, children }: TicketProps) {
  const t = useTexts(ticketTexts);
  return (
    <article
      className={`ticket toasts-above${state ? ` ticket--${state}` : ''}`}
      aria-label={t('label')}
    >
      <div className="ticket__main">{children}</div>
      <div className="ticket__seam" aria-hidden="true" />
      <div className="ticket__stub on-wall">{stub}</div>
    </article>
  );
}

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
  /** What kind of booking it is, where it is no free consultation. */
  kind?: string | undefined;
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
export function TicketFacts(props: TicketFactsProps) {
  const { booking, zone, kind, how, status, ruler, children } = props;
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
        <span>
          {kind ?? (how ? t('kind', { minutes }) : t(`kind_${place ?? 'any'}`, { minutes }))}
        </span>
        <span>
          {t('reference')}{' '}
          <b className="unbroken" translate="no">
            {reference}
          </b>
        </span>
      </div>
      <div className="ticket__day">
        <DayLeaf day={day} isDoor={!how} />
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

type TicketStepsProps = {
  booking: { startsAt: string; place?: MeetingPlace | undefined };
  zone: string;
  /** Whether the booking was made just now, so that its mail is one of the steps. */
  isNew?: boolean;
};

const dayMilliseconds = 86_400_000;

/** What happens after a booking: the mail, the reminder of the day before, the call. */
export function TicketSteps({ booking, zone, isNew = false }: TicketStepsProps) {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const start = Date.parse(booking.startsAt);
  const reminder = start - dayMilliseconds;
  // A booking made within a day of its call gets no reminder a day before.
  const isReminded = reminder > Date.now();

  function callTime(): string {
    const { lisbon, visitor, sameDay, sameTime } = compareClocks(booking.startsAt, zone);
    return t(sameTime ? 'nextTime' : 'nextTimes', {
      day: formatDayHeading(lisbon.day, language),
      time: lisbon.time,
      there: formatVisitorTime({ ...visitor, sameDay, sameTime }, language),
      city: formatZoneCity(zone, language),
    });
  }
  return (
    <div className="after">
      <h2>{t('next')}</h2>
      <ol className="dated-steps">
        {isNew ? (
          <li>
            <small>{t('nextNow')}</small>
            <b>
              <Unbroken>{t('nextMail')}</Unbroken>
            </b>
          </li>
        ) : null}
        {isReminded ? (
          <li>
            <small>{formatDayHeading(readClock(new Date(reminder), zone).day, language)}</small>
            <b>
              <Unbroken>{t('nextReminder')}</Unbroken>
            </b>
          </li>
        ) : null}
        <li>
          <small>{callTime()}</small>
          <b>
            <Unbroken>{t(`nextCall_${booking.place ?? 'any'}`)}</Unbroken>
          </b>
        </li>
      </ol>
    </div>
  );
}
