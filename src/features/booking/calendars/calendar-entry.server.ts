import { languageOf } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { Booking } from '../booking.repository.server.ts';
import { bookingTimes } from '../booking-times.ts';
import { bookingFacts } from '../emails/booking-facts.server.ts';
import { bookingMailTexts } from '../emails/booking-mail.texts.ts';
import type { BookingRules } from '../rules/booking-rules.ts';

/** What a calendar entry needs beside the booking; `origin` is the site's public address. */
export type EntrySource = {
  company: { brand: string; email: string };
  origin: string;
  manageUrl: string;
  rules: BookingRules;
};

/** What a calendar shows of a booking, in the booking's language. */
export type CalendarEntry = Pick<EntrySource, 'company' | 'origin' | 'manageUrl'> & {
  booking: Booking;
  summary: string;
  description: string;
  location: string;
  /** Name of the file that holds the entry. */
  filename: string;
};

/** The one wording of a booking for its visitor's calendar, in mails and in the file to download. */
export function calendarEntry(
  booking: Booking,
  { company, origin, manageUrl, rules }: EntrySource,
): CalendarEntry {
  const language = languageOf(booking.language);
  const say = (key: keyof typeof bookingMailTexts.en, params: TextParams = {}) =>
    translate(bookingMailTexts, language, key, params);
  const times = bookingTimes(booking, booking.timeZone, language);
  const facts = bookingFacts(booking, rules, { say, times });
  const lines = facts.map(({ label, lines }) => `${label}: ${lines.join(', ')}`);
  return {
    booking,
    company,
    origin,
    manageUrl,
    summary: say('event', { brand: company.brand }),
    description: [...lines, `${say('open')}: ${manageUrl}`].join('\n'),
    location: rules.videoLink ?? say(`where_${rules.place}`),
    filename: say('file'),
  };
}
