import { companyZone, readClock } from '#core/zoned-time.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import type { BookedSlot } from '../../booking.ts';
import { formatDayHeading } from '../../components/format-day.ts';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import '#ui/layout/dated-steps.css';

type BookedStepsProps = { booking: BookedSlot; zone: string };

const dayMilliseconds = 86_400_000;

/** What happens after a booking: the mail, the reminder of the day before, the call. */
export function BookedSteps({ booking, zone }: BookedStepsProps) {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const start = Date.parse(booking.startsAt);
  const dayOf = (instant: number, at: string) =>
    formatDayHeading(readClock(new Date(instant), at).day, language);
  const reminder = start - dayMilliseconds;
  // A booking made within a day of its call gets no reminder a day before.
  const isReminded = reminder > Date.now();
  return (
    <div className="after">
      <h2>{t('next')}</h2>
      <ol className="dated-steps">
        <li>
          <small>{t('nextNow')}</small>
          <b>{t('nextMail')}</b>
        </li>
        {isReminded ? (
          <li>
            <small>{dayOf(reminder, zone)}</small>
            <b>{t('nextReminder')}</b>
          </li>
        ) : null}
        <li>
          <small>{dayOf(start, companyZone)}</small>
          <b>{t(`nextCall_${booking.place ?? 'any'}`)}</b>
        </li>
      </ol>
    </div>
  );
}
