import { readClock } from '#core/zoned-time.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { formatZoneCity } from '#i18n/zone-city.ts';
import type { MeetingPlace } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { compareClocks, formatDayHeading, formatVisitorTime } from '../../booking-times.ts';
import '#ui/layout/dated-steps.css';

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
