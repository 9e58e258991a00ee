import ICAL from 'ical.js';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { clockIn, formatDay, type Zone } from './expected-clocks.ts';
import { type ExpectedMail, isReminder } from './mail-model.ts';
import type { Month } from './simulated-month.ts';

const owner = 'ola@entrada.example';

type Fault = string | false;

function formatTimeRange(mail: ExpectedMail, zone: Zone): string {
  const { startsAt, endsAt, language } = mail.booking;
  const from = clockIn(zone, startsAt).time;
  const to = clockIn(zone, endsAt).time;
  return language === 'pt' ? `das ${from} às ${to}, ${zone}` : `${from} to ${to}, ${zone}`;
}

/** What the text and the HTML of a mail have to say about the booking's times. */
function expectedTexts(mail: ExpectedMail): string[] {
  const { booking } = mail;
  const lisbonDay = clockIn('Europe/Lisbon', booking.startsAt).day;
  const visitorDay = clockIn(booking.zone, booking.startsAt).day;
  return [
    booking.reference,
    formatDay(lisbonDay, booking.language),
    formatDay(visitorDay, booking.language),
    formatTimeRange(mail, 'Europe/Lisbon'),
    formatTimeRange(mail, booking.zone),
  ];
}

function plainText(text: string): string {
  return text.replace(/<style.*?<\/style>|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');
}

function textFaults(expected: ExpectedMail, mail: StoredMail): Fault[] {
  return expectedTexts(expected).flatMap((phrase) => [
    !plainText(mail.text).includes(phrase) && `its text does not say "${phrase}"`,
    !plainText(mail.html).includes(phrase) && `its HTML does not say "${phrase}"`,
  ]);
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
  const hasEntry = ['booking-confirmed', 'booking-moved', 'booking-cancelled'].includes(kind);
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
    uid: `${booking.id}@entrada.example`,
    sequence: booking.sequence,
    from: new Date(booking.startsAt).toISOString(),
    to: new Date(booking.endsAt).toISOString(),
    method: isCancelled ? 'CANCEL' : 'REQUEST',
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
