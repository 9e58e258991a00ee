import { languageOf } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { Booking } from '../booking.repository.server.ts';
import { bookingTimes } from '../booking-times.ts';
import { bookingFacts, whereOf } from '../emails/booking-facts.server.ts';
import { bookingMailTexts } from '../emails/booking-mail.texts.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';

/** What a calendar entry needs besides the booking; `origin` is the site's, without a trailing slash. */
export type EntrySource = {
  company: { brand: string; email: string };
  origin: string;
  manageUrl: string;
  rules: BookingRules;
};

/** A booking as a calendar shows it, in the booking's language. */
export type CalendarEntry = Pick<EntrySource, 'company' | 'origin' | 'manageUrl'> & {
  booking: Booking;
  summary: string;
  description: string;
  location: string;
  /** The name of the calendar file. */
  filename: string;
};

/** Builds the calendar entry of a booking, for the invitation in mails and for the downloaded file. */
export function calendarEntry(
  booking: Booking,
  { company, origin, manageUrl, rules }: EntrySource,
): CalendarEntry {
  const language = languageOf(booking.language);
  const t = (key: keyof typeof bookingMailTexts.en, params: TextParams = {}) =>
    translate(bookingMailTexts, language, key, params);
  const times = bookingTimes(booking, booking.timeZone, language);
  const facts = bookingFacts(booking, rules, { t, times, language });
  const lines = facts
    .map(({ label, lines }) => ({ label, text: lines.filter(Boolean).join(', ') }))
    .filter(({ text }) => text !== '')
    // Calendars show a non-breaking space in various ways.
    .map(({ label, text }) => `${label}: ${text}`.replaceAll('\u00a0', ' '));
  return {
    booking,
    company,
    origin,
    manageUrl,
    summary: t('event', { brand: company.brand }),
    description: [...lines, `${t('open')}: ${manageUrl}`].join('\n'),
    location: placeOf(rules, booking.place).videoLink ?? whereOf(booking, rules, t),
    filename: t('file'),
  };
}
