import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconCalendar } from '#ui/icons/frame-icons.tsx';
import { bookingScreenTexts } from '../../book/booking-screen.texts.ts';
import type { MeetingPlace } from '../../booking.ts';
import { whereWords } from '../../components/place-words.ts';
import { calendarFile, saveFile } from './calendar-file.ts';

export type CalendarBooking = {
  id: string;
  reference: string;
  startsAt: string;
  endsAt: string;
  place?: MeetingPlace | undefined;
  videoLink?: string | undefined;
};

type AddToCalendarProps = {
  booking: CalendarBooking;
  /** How often the booking was changed. */
  sequence: number;
  manageUrl: string;
  brand: string;
};

/** Hands the booking to the visitor's calendar as a file. */
export function AddToCalendar({ booking, sequence, manageUrl, brand }: AddToCalendarProps) {
  const t = useTexts(bookingScreenTexts);
  function save() {
    const { id, reference, startsAt, endsAt, place = 'any', videoLink } = booking;
    const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
    const words = {
      summary: t('eventName', { brand }),
      description: t('eventMore', { minutes, place: t(`place_${place}`), reference }),
      location: whereWords(t, place, videoLink),
    };
    const file = calendarFile({ id, startsAt, endsAt, sequence, manageUrl }, words, new Date());
    saveFile(`${t('fileName')}.ics`, 'text/calendar;charset=utf-8', file);
  }
  return (
    <Button variant="line" onClick={save}>
      <IconCalendar />
      {t('addToCalendar')}
    </Button>
  );
}
