import type { Context } from '#platform/context/context.server.ts';
import { type DisplayedHours, displayedHours, formatDisplayedHours } from './displayed-hours.ts';
import { getBookingRules } from './get-booking-rules.server.ts';

type ShownHours = { hours: DisplayedHours[]; line: { en: string; pt: string } };

/** Returns the hours that the booking rules say, also in one line for the site. */
export async function showDisplayedHours(context: Context): Promise<ShownHours> {
  const hours = displayedHours(await getBookingRules(context));
  return { hours, line: formatDisplayedHours(hours) };
}
