import { companyZone } from '#core/zoned-time.ts';
import { nameOf } from '#features/people/people.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { languageOf } from '#i18n/language.ts';
import { formatZoneCity } from '#i18n/zone-city.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { bookingTimes, type TimesOnClock } from '../../booking-times.ts';
import { showAnswers } from '../../questions.ts';
import type { BookingRules } from '../../rules/booking-rules.ts';
import { companyCalendarFile } from '../booking-calendar.server.ts';
import { bookingTicket, topicOf } from '../booking-mail-builder.server.ts';
import { notificationTextsOf } from './booking-mail.texts.ts';
import type { BookingChange } from './booking-mails.server.ts';

/**
 * Builds the mail that notifies the company of a booking or a change, in the owner's language, with
 * the entry for its calendar; replies go to the visitor.
 */
export function bookingNotification(
  change: BookingChange & MailSender & { rules: BookingRules },
  ownersLanguage: string,
): OutgoingMail {
  const { event, booking, before } = change;
  const { id, sequence, email, phone, reference, timeZone } = booking;
  const name = nameOf(booking);
  const { t, language, build } = mailBuilder(notificationTextsOf(booking), ownersLanguage, change);
  const linesOf = ({ day, from, to, zone }: TimesOnClock) => [
    capitalize(day),
    t('span', { from, to, city: formatZoneCity(zone, language) }),
  ];
  const { lisbon, visitor, sameTime } = bookingTimes(booking, timeZone, language);
  const onTicket = true;
  const { origin, rules, company } = change;
  const calendar = { brand: company.brand, origin, rules, language };
  const isCancelled = booking.status === 'cancelled';
  const previous =
    event === 'moved' && before ? bookingTimes(before, timeZone, language).lisbon : null;
  return build({
    kind: 'booking-notice',
    ids: [id, sequence],
    to: 'company',
    replyTo: email,
    subject: t(`${event}_subject`, { day: lisbon.day, from: lisbon.from, name }),
    preheader: t('preheader', { name, reference }),
    heading: t(`${event}_heading`),
    lead: t('lead', { name }),
    ticket: bookingTicket(booking, {
      language,
      zone: companyZone,
      terms: booking.place ? t(`terms_${booking.place}`) : '',
      reference: t('reference'),
    }),
    facts: [
      { label: t('when'), lines: linesOf(lisbon), onTicket },
      { label: t('before'), lines: previous ? linesOf(previous) : [] },
      { label: t('their_time'), lines: sameTime ? [] : linesOf(visitor) },
      { label: t('name'), lines: [booking.name] },
      { label: t('company'), lines: [booking.company] },
      { label: t('email'), lines: [email] },
      { label: t('phone'), lines: [phone] },
      {
        label: t('place'),
        lines: booking.place ? [t(`place_${booking.place}`)] : [],
        onTicket: !isCancelled,
      },
      { label: t('about'), lines: [topicOf(booking, language)], onTicket },
      ...showAnswers(booking, language, 'company').map(({ label, text, isFree }) => ({
        label,
        lines: text.split('\n'),
        isText: isFree,
      })),
      { label: t('reference'), lines: [reference], onTicket },
      { label: t('language'), lines: [t(`language_${languageOf(booking.language)}`)] },
    ],
    button: { label: t('open'), href: `${origin}/admin/calendar/bookings/${id}` },
    attachments: [companyCalendarFile(booking, t('file'), calendar)],
    reason: t('reason'),
  });
}
