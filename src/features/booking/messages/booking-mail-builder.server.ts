import { withPrefix } from '#core/site-address.ts';
import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { nameCallers } from '#features/authors/authors.ts';
import { topicOfColumns } from '#features/topics/topics.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { type Language, languageOf, localeOf, prefixOf } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import { type Translate, translate } from '#i18n/texts.ts';
import { formatZoneCity } from '#i18n/zone-city.ts';
import type { MailDescription, MailPerson, MailTicket } from '#mail/mail.ts';
import {
  greeting,
  type MailContent,
  type MailSender,
  mailBuilder,
} from '#mail/mail-builder.server.ts';
import { manageBookingPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { calendarFileUrl } from '../booking.queries.ts';
import type { Booking } from '../booking.repository.server.ts';
import { isMeeting } from '../booking.ts';
import {
  type BookingTimes,
  bookingTimes,
  formatWeekday,
  type TimesOnClock,
} from '../booking-times.ts';
import { showAnswers } from '../questions.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';
import { calendarLinks } from '../ticket/calendar-links.ts';
import { ticketTexts } from '../ticket/ticket.texts.ts';
import { ticketClocks } from '../ticket/ticket-clocks.ts';
import { type bookingMailTexts, mailTextsOf } from './emails/booking-mail.texts.ts';

/** Returns the URL at which the holder of `token` manages a booking, in the booking's language. */
export function manageUrl(origin: string, language: string, token: string): string {
  return origin + withPrefix(prefixOf[languageOf(language)], manageBookingPath.href({ token }));
}

type FactContext = {
  t: Translate<keyof typeof bookingMailTexts.en>;
  times: BookingTimes;
  language: Language;
};

/** Returns how long a booking lasts, in minutes. */
export function minutesOf({ startsAt, endsAt }: Booking): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}

/** What looks like a number: anything else that was typed as one is not repeated to an address. */
const dialable = /^\+?[\d\s()./-]{5,25}$/;

/** Returns how the call takes place, as a key of the mail texts: `call` names the client's number. */
function wayOf(
  { phone, place: chosen }: Booking,
  rules: BookingRules,
): 'any' | 'phone' | 'call' | 'video' | 'join' {
  const { place, videoLink } = placeOf(rules, chosen);
  if (place === 'phone') return dialable.test(phone) ? 'call' : 'phone';
  return videoLink === undefined ? place : 'join';
}

/** Returns how the call takes place, in words: "We call you by phone". */
export function whereOf(booking: Booking, rules: BookingRules, t: FactContext['t']): string {
  return t(`where_${wayOf(booking, rules)}`, { phone: booking.phone });
}

/** Returns the name of the record that a booking is about; empty if it is about none. */
export function topicOf(booking: Booking, language: Language): string {
  const topic = topicOfColumns(booking);
  return topic ? localize(language, topic.title, topic.titlePt).text : '';
}

/**
 * Lists a booking's facts: Lisbon's clock, and the visitor's if it shows another day or time. The
 * client's own answers are left out until the address is confirmed, because a stranger may have typed them.
 */
export function bookingFacts(
  booking: Booking,
  rules: BookingRules,
  { t, times, language }: FactContext,
): MailDescription['facts'] {
  const span = ({ from, to, zone }: TimesOnClock) =>
    t('span', { from, to, city: formatZoneCity(zone, language) });
  const { lisbon, visitor, sameDay, sameTime } = times;
  const { videoLink } = placeOf(rules, booking.place);
  const where = whereOf(booking, rules, t);
  const answers = booking.confirmedAt === null ? [] : showAnswers(booking, language, 'client');
  const onTicket = true;
  const yours = {
    label: t('your_time'),
    lines: [...(sameDay ? [] : [capitalize(visitor.day)]), span(visitor)],
    onTicket,
  };
  const meeting = [
    { label: t('where'), lines: [where, ...(videoLink ? [videoLink] : [])], onTicket },
    { label: t('length'), lines: [t('minutes', { minutes: minutesOf(booking) })], onTicket },
    { label: t('cost'), lines: [t('free')], onTicket },
  ];
  return [
    { label: t('when'), lines: [capitalize(lisbon.day), span(lisbon)], onTicket },
    ...(sameTime ? [] : [yours]),
    // A cancelled consultation has nothing to join.
    ...(booking.status === 'cancelled' ? [] : meeting),
    { label: t('about'), lines: [topicOf(booking, language)], onTicket },
    ...answers.map(({ label, text }) => ({ label, lines: text.split('\n') })),
    { label: t('reference'), lines: [booking.reference], onTicket },
  ];
}

type Wording = {
  language: Language;
  /** The zone of a second clock; the company's own has none. */
  zone: string;
  /** How the call takes place, unless it is cancelled. */
  terms: string;
  /** The label of the reference. */
  reference: string;
  host?: MailTicket['host'];
};

/** Returns a booking as the ticket of a mail: day, clocks, what it is about, how it takes place, reference. */
export function bookingTicket(
  booking: Booking,
  { language, zone, terms, reference, host }: Wording,
): MailTicket {
  const { day } = readClock(booking.startsAt, companyZone);
  const { status } = booking;
  const state = status === 'cancelled' ? 'gone' : status === 'held' ? 'held' : 'booked';
  return {
    weekday: formatWeekday(day, language),
    day: String(Number(day.slice(8))),
    month: formatDay(day, localeOf[language], { month: 'long' }),
    clocks: ticketClocks(booking, zone, language),
    state,
    status: state === 'held' ? translate(ticketTexts, language, 'status_held') : '',
    about: topicOf(booking, language),
    terms: state === 'gone' ? '' : terms,
    ...(host && { host }),
    reference: { label: reference, value: booking.reference },
  };
}

/** The sender, the URL at which the recipient manages the booking, and the booking rules. */
export type BookingSender = MailSender & {
  manageUrl: string;
  rules: BookingRules;
  /** Who may call the client; nobody while they are many. */
  callers: readonly MailPerson[];
};

type BookingMailContent = Omit<MailContent, 'replyTo' | 'facts' | 'links' | 'reason'> & {
  maxPerDay: number;
  /** What staff tell the client; shown first. */
  word?: string;
  /** Whether the button leads to the booking, with the calendar file among the links. */
  leadsToBooking?: boolean;
};

/**
 * Returns the builder of mails to a booking's own address, in its language. They show its facts and,
 * unless a mail has a button of its own, the calendar file and links to join, move and cancel.
 */
export function bookingMailBuilder(booking: Booking, sender: BookingSender) {
  const { t, language, pageUrl, ownUrl, formatInstant, build } = mailBuilder(
    mailTextsOf(booking),
    booking.language,
    sender,
  );
  const { manageUrl, company, origin, rules, callers } = sender;
  const names = nameCallers(callers, language);
  // Who holds a time, or had one, is called by nobody.
  const isCalled = callers.length > 0 && ['pending', 'confirmed'].includes(booking.status);
  const times = bookingTimes(booking, booking.timeZone, language);
  const facts = bookingFacts(booking, rules, { t, times, language });
  const { videoLink } = placeOf(rules, booking.place);
  const token = manageUrl.slice(manageUrl.lastIndexOf('/') + 1);
  const calendar = { label: t('calendar'), href: origin + calendarFileUrl(token) };
  const open = { label: t('open'), href: manageUrl };
  const calendars = calendarLinks(
    { ...booking, ...placeOf(rules, booking.place), isMeeting: isMeeting(booking) },
    { brand: company.brand, zone: booking.timeZone, language },
  ).map(({ name, href }) => ({ label: name, href }));
  const ways = [
    ...(videoLink ? [{ label: t('join'), href: videoLink }] : []),
    { label: t('move'), href: `${manageUrl}#move` },
    { label: t('cancel'), href: `${manageUrl}#cancel` },
  ];
  return {
    language,
    t,
    pageUrl,
    ownUrl,
    formatInstant,
    times,
    /** The visitor's time for a preheader, with a space after it; empty if it is Lisbon's. */
    yours: times.sameTime ? '' : t('preheader_yours', { time: times.visitor.from }),
    /** The salutation, for the placeholder `name` of a heading. */
    name: greeting(booking.name, booking.confirmedAt),
    build({ word = '', leadsToBooking = false, ...content }: BookingMailContent): OutgoingMail {
      const isManageable = content.button === undefined;
      const { button = leadsToBooking ? open : calendar, attachments = [] } = content;
      const attached = attachments.length > 0 ? [t('attached')] : [];
      const after = [...attached, t('change', { phone: company.phone })].join(' ');
      return build({
        ...content,
        to: booking.email,
        ticket: bookingTicket(booking, {
          ...(isCalled && { host: { people: callers, said: t('host', { names }) } }),
          language,
          zone: booking.timeZone,
          terms: t('terms', { where: whereOf(booking, rules, t), minutes: minutesOf(booking) }),
          reference: t('reference'),
        }),
        facts: [
          { label: t('word'), lines: word.split('\n'), isText: true },
          ...facts,
          { label: t('with'), lines: isCalled ? [names] : [], onTicket: true },
        ],
        button,
        ...(booking.status !== 'held' && { aboutUs: { orderId: booking.orderId ?? null } }),
        links: isManageable ? [...(leadsToBooking ? [calendar] : []), ...calendars, ...ways] : [],
        ...(isManageable && { after }),
        reason: t(booking.status === 'held' ? 'held_reason' : 'reason'),
      });
    },
  };
}
