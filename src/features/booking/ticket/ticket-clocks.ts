import { companyZone, readClock } from '#core/zoned-time.ts';
import { compareNames } from '#i18n/compare-names.ts';
import type { Language } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import { formatZoneCity } from '#i18n/zone-city.ts';
import { compareClocks, formatWeekday, type TimeRange } from '../booking-times.ts';
import { ticketTexts } from './ticket.texts.ts';

/** A clock of a ticket: the large time, and the line below it. */
type TicketClock = { from: string; more: string };

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

function wallMinutes(instant: string, zone: string): number {
  const { day, time } = readClock(instant, zone);
  return Date.parse(`${day}T${time}Z`) / 60_000;
}

function formatSpan(minutes: number, language: Language): string {
  const t = (key: keyof typeof ticketTexts.en, params = {}) =>
    translate(ticketTexts, language, key, params);
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (whole === 0) return t('minutes', { minutes: rest });
  const hours =
    whole === 1 ? t('hour') : t('hours', { hours: t('numbers').split(',')[whole] ?? whole });
  return rest === 0 ? hours : t('hoursAndMinutes', { hours, minutes: rest });
}

/** Names a zone by its city and its distance from Lisbon at an instant: "Dubai, four hours ahead of Lisbon". */
export function formatZoneDistance(zone: string, instant: string, language: Language): string {
  if (zone === companyZone) return translate(ticketTexts, language, 'zoneLisbon');
  const city = formatZoneCity(zone, language);
  const ahead = wallMinutes(instant, zone) - wallMinutes(instant, companyZone);
  if (ahead === 0) return translate(ticketTexts, language, 'zoneSame', { city });
  const span = formatSpan(Math.abs(ahead), language);
  return translate(ticketTexts, language, ahead > 0 ? 'zoneAhead' : 'zoneBehind', { city, span });
}

/** Names zones to choose from, in the order of their names; two of one name by their region too. */
export function nameZones(
  zones: readonly string[],
  language: Language,
): { zone: string; name: string }[] {
  const cities = Map.groupBy(zones, (zone) => formatZoneCity(zone, language));
  const region = (zone: string) => zone.split('/').slice(0, -1).join(', ').replaceAll('_', ' ');
  return [...cities]
    .flatMap(([city, same]) =>
      same.map((zone) => ({ zone, name: same.length > 1 ? `${city} (${region(zone)})` : city })),
    )
    .sort((one, other) => compareNames(language)(one.name, other.name));
}
