import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Language } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import { formatZoneCity } from '#i18n/zone-city.ts';
import { compareClocks, type TimeRange } from '../booking-times.ts';
import { formatWeekday } from '../components/format-day.ts';
import { ticketTexts } from './ticket.texts.ts';

/** A clock of a ticket: the large time, and the line below it. */
export type TicketClock = { from: string; more: string };

/** Returns Lisbon's clock, and the visitor's if it shows another time. Slots are shown as they are. */
export function ticketClocks(span: TimeRange, zone: string, language: Language): TicketClock[] {
  const { lisbon, visitor, sameDay, sameTime } = compareClocks(span.startsAt, zone);
  const t = (key: keyof typeof ticketTexts.en, params: TextParams) =>
    translate(ticketTexts, language, key, params);
  const to = readClock(span.endsAt, companyZone).time;
  const clocks = [{ from: lisbon.time, more: t('clockLisbon', { to }) }];
  if (sameTime) return clocks;
  const there = {
    to: readClock(span.endsAt, zone).time,
    city: formatZoneCity(zone, language),
    weekday: formatWeekday(visitor.day, language),
  };
  const more = t(sameDay ? 'clockYours' : 'clockYourDay', there);
  return [...clocks, { from: visitor.time, more }];
}
