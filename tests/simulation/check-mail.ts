import ICAL from 'ical.js';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { clockIn, formatDay, type Zone } from './expected-clocks.ts';
import { type ExpectedMail, isReminder } from './mail-model.ts';
import type { Month } from './simulated-month.ts';

const owner = 'ola@entrada.example';

type Fault = string | false;

/** The names of the zones' cities, as mails say them. */
const cities: Record<Zone, { en: string; pt: string }> = {
  'Europe/Lisbon': { en: 'Lisbon', pt: 'Lisboa' },
  'Pacific/Auckland': { en: 'Auckland', pt: 'Auckland' },
  'Asia/Kathmandu': { en: 'Kathmandu', pt: 'Catmandu' },
  'America/Los_Angeles': { en: 'Los Angeles', pt: 'Los Angeles' },
  'America/Sao_Paulo': { en: 'São Paulo', pt: 'São Paulo' },
};

type Booked = ExpectedMail['booking'];

function readZone({ startsAt, endsAt, language }: Booked, zone: Zone) {
  const { day, time: from } = clockIn(zone, startsAt);
  return { day, from, to: clockIn(zone, endsAt).time, city: cities[zone][language] };
}

/** Whether the visitor's clock shows what Lisbon's does. */
function isOneClock(booking: Booked): boolean {
  const here = readZone(booking, 'Europe/Lisbon');
  const there = readZone(booking, booking.zone);
  return here.day === there.day && here.from === there.from;
}

/** A fact about the booking's time on the clock of a zone: the day, and from when to when. */
function factIn(booking: Booked, zone: Zone): string[] {
  const { day, from, to, city } = readZone(booking, zone);
  const range =
    booking.language === 'pt' ? `das ${from} às ${to}, ${city}` : `${from} to ${to}, ${city}`;
  const name = formatDay(day, booking.language);
  return [name.charAt(0).toUpperCase() + name.slice(1), range];
}

/** What the facts of a mail have to say about the booking's times. */
function factsOf(booking: Booked): string[] {
  return [booking.reference, ...factIn(booking, 'Europe/Lisbon'), ...factIn(booking, booking.zone)];
}

/** What the ticket in the HTML of a mail has to say of them. */
function ticketOf(booking: Booked): string[] {
  const here = readZone(booking, 'Europe/Lisbon');
  const there = readZone(booking, booking.zone);
  const isPt = booking.language === 'pt';
  const month = Number(here.day.slice(5, 7)) - 1;
  const locale = isPt ? 'pt-PT' : 'en-GB';
  const name = new Date(Date.UTC(2026, month)).toLocaleDateString(locale, { month: 'long' });
  return [
    booking.reference,
    `${Number(here.day.slice(8))} ${name}`,
    `${here.from} ${isPt ? `até às ${here.to}, em Lisboa` : `to ${here.to} in Lisbon`}`,
    ...(isOneClock(booking)
      ? []
      : [`${there.from} ${isPt ? 'até às' : 'to'} ${there.to}`, there.city]),
  ];
}

/** The company's ticket shows Lisbon's clock; the visitor's, where it differs, is a fact below it. */
function noticeOf(booking: Booked): string[] {
  const ticket = ticketOf({ ...booking, zone: 'Europe/Lisbon' });
  return isOneClock(booking) ? ticket : [...ticket, ...factIn(booking, booking.zone)];
}

/** A span or `wbr` stands within a word; every other tag ends one. */
function plainText(text: string): string {
  return text
    .replace(/<\/?(?:span|wbr)\b[^>]*>/g, '')
    .replace(/<style.*?<\/style>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ');
}

function textFaults(expected: ExpectedMail, mail: StoredMail): Fault[] {
  const { kind, booking } = expected;
  const facts = factsOf(booking);
  const html = kind === 'booking-notice' ? noticeOf(booking) : ticketOf(booking);
  const faultsOf = (what: string, said: string, phrases: string[]) =>
    phrases
      .filter((phrase) => !plainText(said).includes(phrase))
      .map((phrase) => `its ${what} does not say "${phrase}"`);
  return [...faultsOf('text', mail.text, facts), ...faultsOf('HTML', mail.html, html)];
}

function addressFaults({ kind, booking }: ExpectedMail, mail: StoredMail): Fault[] {
  const [to, replyTo] = kind === 'booking-notice' ? [owner, booking.email] : [booking.email, owner];
  const lang = booking.language === 'pt' ? 'pt-PT' : 'en';
  return [
    mail.to !== to && `it goes to ${mail.to}`,
    mail.replyTo !== replyTo && `answers go to ${mail.replyTo}`,
    !mail.html.includes(`<html lang="${lang}"`) && `it is not written in ${lang}`,
  ];
}

function calendarFaults({ kind, booking }: ExpectedMail, mail: StoredMail): Fault[] {
  const isForCompany = kind === 'booking-notice';
  const hasEntry =
    isForCompany || ['booking-confirmed', 'booking-moved', 'booking-cancelled'].includes(kind);
  if (!hasEntry) return [mail.attachments.length > 0 && 'it has an attachment'];
  const [file] = mail.attachments;
  const calendar = new ICAL.Component(ICAL.parse(file?.content ?? ''));
  const entry = calendar.getFirstSubcomponent('vevent');
  if (!entry) return ['its calendar file has no entry'];
  const event = new ICAL.Event(entry);
  const isCancelled = booking.status === 'cancelled';
  const found = {
    uid: event.uid,
    sequence: event.sequence,
    from: event.startDate.toJSDate().toISOString(),
    to: event.endDate.toJSDate().toISOString(),
    method: calendar.getFirstPropertyValue('method'),
    status: entry.getFirstPropertyValue('status'),
  };
  const wanted = {
    uid: booking.id,
    sequence: booking.sequence,
    from: new Date(booking.startsAt).toISOString(),
    to: new Date(booking.endsAt).toISOString(),
    // The company is no guest: its calendar takes the entry without an invitation.
    method: isForCompany ? 'PUBLISH' : isCancelled ? 'CANCEL' : 'REQUEST',
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
  };
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  return [is !== should && `its calendar entry is ${is} instead of ${should}`];
}

/** A reminder is checked against the booking as it is when the mail is sent. */
function reminderFaults({ model, site }: Month, mail: ExpectedMail): Fault[] {
  if (!isReminder(mail)) return [];
  const { booking } = mail;
  const current = model.bookings.find(({ id }) => id === booking.id);
  return [
    current?.status !== 'confirmed' && 'it reminds of a booking that was cancelled',
    current?.sequence !== booking.sequence && 'it reminds of a previous time',
    site.clock.now.getTime() >= booking.startsAt && 'it reminds of a consultation that has started',
  ];
}

async function linkFaults(month: Month, { kind, booking }: ExpectedMail, mail: StoredMail) {
  const { site } = month;
  if (kind === 'booking-notice' || kind === 'booking-cancelled') return [];
  const token = /\/manage-booking\/([\w-]{43})/.exec(mail.text)?.[1];
  const response = await site.app.request(`/api/bookings/manage/${token}`);
  const shown = (await response.json()) as { id?: string };
  return [shown.id !== booking.id && `its link returns ${response.status}`];
}

/** Returns what is wrong with a mail when it is sent, a sentence each. */
export async function mailFaults(
  month: Month,
  expected: ExpectedMail,
  mail: StoredMail,
): Promise<string[]> {
  const faults = [
    ...textFaults(expected, mail),
    ...addressFaults(expected, mail),
    ...calendarFaults(expected, mail),
    ...reminderFaults(month, expected),
    ...(await linkFaults(month, expected, mail)),
    expected.state === 'sent' && 'it was sent and recorded before',
    expected.state === 'withdrawn' && 'it was withdrawn before',
  ];
  return faults.filter((fault) => fault !== false);
}
