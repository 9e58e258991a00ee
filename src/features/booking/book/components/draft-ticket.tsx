import type { ReactNode } from 'react';
import { companyZone } from '#core/zoned-time.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import type { MeetingPlace, OfferedRules } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { formatDayHeading } from '../../booking-times.ts';
import { slotEnd, slotEndTime, slotStart } from '../../rules/availability.ts';
import { DayLeaf, TicketClocks } from '../../ticket/components/ticket.tsx';
import type { Choice } from './booking-draft.ts';
import '../../ticket/components/ticket.css';
import './draft-ticket.css';

type DraftTicketProps = {
  choice: Choice;
  /** The visitor's zone, or null while it is unknown. */
  zone: string | null;
  /** Whether it follows each press: otherwise it asks for no time, which may have been chosen since. */
  isLive?: boolean;
  rules: OfferedRules;
  /** By video or phone, as the rules say or the visitor chose. */
  place: MeetingPlace;
  /** Who the call is with. */
  caller: ReactNode;
  /** Why the last press did not book, if it did not. */
  refusal: ReactNode;
  /** The button. */
  children: ReactNode;
};

/** The ticket that fills in as the visitor chooses, with the button that makes it a booking. */
export function DraftTicket(props: DraftTicketProps) {
  const { choice, zone, isLive = true, rules, place, caller, refusal, children } = props;
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const { date, time } = choice;
  const { slotMinutes: minutes, weekdays, weekdaySlots } = rules;

  function title(): string {
    if (!date) return t('summaryEmpty');
    const day = formatDayHeading(date, language);
    return time || !isLive ? day : t('summaryBusyDay', { day });
  }

  function clocks() {
    if (date && time) {
      const startsAt = slotStart(date, time);
      const span = { startsAt, endsAt: slotEnd(startsAt, rules) };
      return <TicketClocks span={span} zone={zone ?? companyZone} />;
    }
    const times = [...rules.slotTimes, ...Object.values(weekdaySlots ?? {}).flat()].sort();
    const [first = '', last = first] = time ? [time] : [times[0], times.at(-1)];
    const hours = { from: first, to: slotEndTime(last, minutes) };
    const isAnyDay = date || weekdays.some((weekday) => weekday > 5);
    const offered = isAnyDay ? 'hoursAnyDay' : 'hours';
    return (
      <div className="clocks">
        <p>{t(time ? 'hoursOfTime' : offered, hours)}</p>
      </div>
    );
  }

  return (
    <aside className="ticket ticket--draft toasts-above" aria-label={t('draft')}>
      <div className="ticket__main">
        <div className="ticket__day">
          <DayLeaf day={date} />
          <h2>{title()}</h2>
          {clocks()}
        </div>
        <ul className="draft__terms">
          <li>
            <b>{t(`place_${place}`)}</b>, {t('minutes', { minutes })}
            <small>
              <Unbroken>{t(`placeMore_${place}`)}</Unbroken>
            </small>
          </li>
        </ul>
        {caller}
        {refusal}
        <div className="draft__send">
          {children}
          <p>{t('free')}</p>
        </div>
      </div>
    </aside>
  );
}
