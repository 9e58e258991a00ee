import { renderMail } from '#features/mail/render-mail.server.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { bookingTimes, type TimesOnClock } from '../booking-times.ts';
import { languageOf } from './booking-facts.server.ts';
import { messageIdOf } from './booking-letter.server.ts';
import type { NewsSetting } from './booking-news.server.ts';
import { bookingNoticeTexts } from './booking-notice.texts.ts';

const kind = 'booking-notice';

/** The mail that tells the company what happened to a booking; an answer goes to the visitor. */
export function bookingNotice({
  event,
  booking,
  before,
  origin,
  company,
}: NewsSetting): OutgoingMail {
  const language = languageOf(booking);
  const say = (key: keyof typeof bookingNoticeTexts.en, params: TextParams = {}) =>
    translate(bookingNoticeTexts, language, key, params);
  const linesOf = ({ day, from, to, zone }: TimesOnClock) => [day, say('span', { from, to, zone })];
  const { lisbon, visitor } = bookingTimes(booking, booking.timeZone, language);
  const { name, email, phone, reference } = booking;
  const earlier =
    event === 'moved' && before ? bookingTimes(before, booking.timeZone, language).lisbon : null;
  const rendered = renderMail(
    {
      language,
      preheader: say('preheader', { name, reference }),
      heading: say(`${event}_heading`),
      lead: say('lead', { name }),
      facts: [
        { label: say('when'), lines: linesOf(lisbon) },
        ...(earlier ? [{ label: say('before'), lines: linesOf(earlier) }] : []),
        { label: say('their_time'), lines: linesOf(visitor) },
        { label: say('name'), lines: [name] },
        { label: say('company'), lines: [booking.company] },
        { label: say('email'), lines: [email] },
        { label: say('phone'), lines: [phone] },
        { label: say('reference'), lines: [reference] },
        { label: say('language'), lines: [say('this_language')] },
      ],
      links: [],
      reason: say('reason'),
    },
    company,
  );
  return {
    kind,
    messageId: messageIdOf(kind, [booking.id, booking.sequence], origin),
    to: company.email,
    replyTo: email,
    subject: say(`${event}_subject`, { day: lisbon.day, from: lisbon.from, name }),
    ...rendered,
    attachments: [],
  };
}
