import { formatDay } from '#core/zoned-time.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatZoneCity } from '#i18n/zone-city.ts';
import { bookingTimes, compareClocks, type TimeRange } from '../../booking-times.ts';
import { ticketTexts } from '../ticket.texts.ts';

type TicketClocksProps = { span: TimeRange; zone: string };

/** From when to when in Lisbon, and on the visitor's clock if it shows another time. */
export function TicketClocks({ span, zone }: TicketClocksProps) {
  const { language } = useLanguage();
  const t = useTexts(ticketTexts);
  const { lisbon, visitor, sameDay, sameTime } = bookingTimes(span, zone, language);

  function yours() {
    const params = { to: visitor.to, city: formatZoneCity(zone, language) };
    if (sameDay) return t('clockYours', params);
    const { day } = compareClocks(span.startsAt, zone).visitor;
    const weekday = formatDay(day, localeOf[language], { weekday: 'long' });
    return t('clockYourDay', { ...params, weekday });
  }

  return (
    <div className="clocks">
      <p>
        <b>{lisbon.from}</b> {t('clockLisbon', { to: lisbon.to })}
      </p>
      {sameTime ? null : (
        <p className="clocks__yours">
          <b>{visitor.from}</b> {yours()}
        </p>
      )}
    </div>
  );
}
