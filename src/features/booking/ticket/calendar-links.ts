import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { MeetingPlace } from '../booking.ts';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import { ticketTexts } from './ticket.texts.ts';

/** A booking as a calendar shows it: instants, and the zone that it is shown in. */
export type CalendarBooking = {
  startsAt: string;
  endsAt: string;
  reference: string;
  place?: MeetingPlace | undefined;
  videoLink?: string | undefined;
  isMeeting?: boolean | undefined;
};

type Shown = { brand: string; zone: string; language: Language };

/** `2026-11-30T09:00:00.000Z` as `20261130T090000Z`. */
const compact = (instant: string) => instant.replace(/\.\d+/, '').replace(/[-:]/g, '');

const addressOf = (page: string, fields: Record<string, string>) =>
  `${page}?${new URLSearchParams(fields)}`;

/**
 * Returns the addresses that open a booking as a new event in calendars on the web, from which it is
 * saved there. They hold nothing of the visitor, and not the link that changes the booking: what is in
 * an address is kept by those who are asked for it.
 */
export function calendarLinks(
  { startsAt, endsAt, reference, place = 'any', videoLink, isMeeting }: CalendarBooking,
  { brand, zone, language }: Shown,
): { name: string; href: string }[] {
  const title = translate(ticketTexts, language, isMeeting ? 'eventMeeting' : 'event', { brand });
  const where = videoLink ?? translate(bookingScreenTexts, language, `place_${place}`);
  const about = `${translate(ticketTexts, language, 'reference')} ${reference}`;
  return [
    {
      name: 'Google Calendar',
      href: addressOf('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: title,
        dates: `${compact(startsAt)}/${compact(endsAt)}`,
        ctz: zone,
        location: where,
        details: about,
      }),
    },
    {
      // Outlook shows the instants on the clock of whoever signs in.
      name: 'Outlook',
      href: addressOf('https://outlook.live.com/calendar/0/deeplink/compose', {
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: title,
        startdt: startsAt,
        enddt: endsAt,
        location: where,
        body: about,
      }),
    },
  ];
}
