import { type Letter, letterBuilder, type MailSender } from '#features/mail/letter.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../booking.repository.server.ts';
import { bookingTimes } from '../booking-times.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';
import { bookingFacts } from './booking-facts.server.ts';
import { bookingMailTexts } from './booking-mail.texts.ts';

/** Who writes, the address at which the reader sees the booking, and the rules it stands under. */
export type BookingSender = MailSender & { manageUrl: string; rules: BookingRules };

type BookingLetter = Omit<Letter, 'to' | 'replyTo' | 'facts' | 'links' | 'reason'>;

/**
 * Builds the mails about one booking to its own address, in its language. They carry its facts and,
 * unless a letter has a button of its own, how to change the booking and how to join the call.
 */
export function bookingLetter(booking: Booking, sender: BookingSender) {
  const { say, language, page, write } = letterBuilder(bookingMailTexts, booking.language, sender);
  const { manageUrl, company, rules } = sender;
  const times = bookingTimes(booking, booking.timeZone, language);
  const facts = bookingFacts(booking, rules, { say, times });
  const { videoLink } = placeOf(rules);
  return {
    language,
    say,
    page,
    times,
    facts,
    write(letter: BookingLetter): OutgoingMail {
      const isLive = letter.button === undefined;
      const { lead, button = { label: say('open'), href: manageUrl } } = letter;
      return write({
        ...letter,
        to: booking.email,
        lead: isLive ? `${lead} ${say('change', { phone: company.phone })}` : lead,
        facts,
        button,
        links: isLive && videoLink ? [{ label: say('join'), href: videoLink }] : [],
        reason: say('reason'),
      });
    },
  };
}
