import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatZoneCity } from '#i18n/zone-city.ts';
import { bookingTimes, type TimeRange } from '../../booking-times.ts';
import { managedBookingTexts } from '../managed-booking.texts.ts';
import './both-clocks.css';

/** The day of a booking, its Lisbon time, and the visitor's time if it differs. */
export function BothClocks({ span, zone }: { span: TimeRange; zone: string }) {
  const { language } = useLanguage();
  const t = useTexts(managedBookingTexts);
  const { lisbon, visitor, sameDay, sameTime } = bookingTimes(span, zone, language);
  const visitorParams = { ...visitor, zone: formatZoneCity(visitor.zone, language) };
  return (
    <span className="both-clocks">
      <b>{lisbon.day}</b>
      <span>{t('onClock', lisbon)}</span>
      {sameTime ? null : <small>{t(sameDay ? 'onYourClock' : 'onYourDay', visitorParams)}</small>}
    </span>
  );
}
