import { dayAfter } from '#core/working-time.ts';
import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';

/** The cities that home compares with Lisbon; none is ever a part of an hour apart from it. */
export const officeZones = {
  saoPaulo: 'America/Sao_Paulo',
  newYork: 'America/New_York',
  dubai: 'Asia/Dubai',
} as const;

type OfficeCity = keyof typeof officeZones;

/** The hour on Lisbon's clock at which the offices of each city open, nine o'clock there. */
export type OfficeHours = Record<OfficeCity, number>;

/** Returns when the offices open on a day, `YYYY-MM-DD`. */
function officeHoursOn(day: string): OfficeHours {
  const hourIn = (city: OfficeCity) =>
    Number(readClock(zonedInstant(day, '09:00', officeZones[city]), companyZone).time.slice(0, 2));
  return { saoPaulo: hourIn('saoPaulo'), newYork: hourIn('newYork'), dubai: hourIn('dubai') };
}

/** Longer than the time from one change of clocks to the next. */
const daysAhead = 250;

type HoursUntil = { opens: OfficeHours; until: string | null };

// The same for a whole day, while each answer would read hundreds of clocks.
let known: { today: string; hours: HoursUntil } | null = null;

/**
 * Returns when the offices open on a day in Lisbon, `YYYY-MM-DD`, and the instant, ISO 8601 UTC, of
 * the midnight from which a change of clocks makes it wrong; null if none is known.
 */
export function officeHours(today: string): HoursUntil {
  if (known?.today !== today) known = { today, hours: findHours(today) };
  return known.hours;
}

function findHours(today: string): HoursUntil {
  const opens = officeHoursOn(today);
  const same = JSON.stringify(opens);
  let day = today;
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    day = dayAfter(day);
    if (JSON.stringify(officeHoursOn(day)) !== same)
      return { opens, until: zonedInstant(day, '00:00', companyZone) };
  }
  return { opens, until: null };
}
