import { formatDay } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { formatZoneCity } from '#i18n/zone-city.ts';
import { bookingTimes, compareClocks, type TimeRange } from '../booking-times.ts';
import { ticketTexts } from './ticket.texts.ts';

/** A clock of a ticket: the large time, and the line below it. */
export type TicketClock = { from: string; more: string };

/** Returns Lisbon's clock, and the visitor's if it shows another time. */
export function ticketClocks(span: TimeRange, zone: string, language: Language): TicketClock[] {
  const { lisbon, visitor, sameDay, sameTime } = bookingTimes(span, zone, language);
  const here = { to: lisbon.to };
  const clocks = [
    { from: lisbon.from, more: translate(ticketTexts, language, 'clockLisbon', here) },
  ];
  if (sameTime) return clocks;
  const { day } = compareClocks(span.startsAt, zone).visitor;
  const weekday = formatDay(day, localeOf[language], { weekday: 'long' });
  const there = { to: visitor.to, city: formatZoneCity(zone, language), weekday };
  const key = sameDay ? 'clockYours' : 'clockYourDay';
  return [...clocks, { from: visitor.from, more: translate(ticketTexts, language, key, there) }];
}
