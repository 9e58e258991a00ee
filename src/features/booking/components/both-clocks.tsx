import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { bookingTimes } from '../booking-times.ts';
import { manageBookingTexts } from '../manage/manage-booking-screen.texts.ts';
import './both-clocks.css';

export type Span = { startsAt: string; endsAt: string };

/** When a booking is, in words: the day, Lisbon's time, and the visitor's where it differs. */
export function BothClocks({ span, zone }: { span: Span; zone: string }) {
  const { language } = useLanguage();
  const t = useTexts(manageBookingTexts);
  const { lisbon, visitor, sameDay, sameTime } = bookingTimes(span, zone, language);
  const there = { ...visitor, zone: visitor.zone.replaceAll('_', ' ') };
  return (
    <span className="both-clocks">
      <b>{lisbon.day}</b>
      <span>{t('onClock', lisbon)}</span>
      {sameTime ? null : <small>{t(sameDay ? 'onYourClock' : 'onYourDay', there)}</small>}
    </span>
  );
}
