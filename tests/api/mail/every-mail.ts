import { clientCodeMail } from '#features/auth/client-code/emails/client-code-mail.server.ts';
import { noAccountMail } from '#features/auth/sign-in/emails/no-account-mail.server.ts';
import { signInMail } from '#features/auth/sign-in/emails/sign-in-mail.server.ts';
import { invitationMail } from '#features/auth/staff/emails/invitation-mail.server.ts';
import { passkeyHelpMail } from '#features/auth/staff/emails/passkey-help-mail.server.ts';
import {
  bookingChangeMail,
  bookingReminder,
  heldMail,
  manageLinkMail,
} from '#features/booking/messages/emails/booking-mails.server.ts';
import { bookingNotification } from '#features/booking/messages/emails/booking-notification.server.ts';
import { contactAcknowledgement } from '#features/contact/emails/contact-acknowledgement.server.ts';
import { contactNotification } from '#features/contact/emails/contact-notification.server.ts';
import { alarmMail } from '#features/conversations/emails/alarm-mail.server.ts';
import { arrivedMail } from '#features/conversations/emails/arrived-mail.server.ts';
import { assignedMail } from '#features/conversations/emails/assigned-mail.server.ts';
import { replyMail } from '#features/conversations/emails/reply-mail.server.ts';
import { confirmationMail } from '#features/newsletter/emails/confirmation-mail.server.ts';
import { welcomeMail } from '#features/newsletter/emails/welcome-mail.server.ts';
import { leavingLinkMail } from '#features/newsletter/new-link/emails/leaving-link-mail.server.ts';
import { readerMail } from '#features/projects/readers/emails/reader-mail.server.ts';
import { testMail } from '#features/today/go-live/emails/test-mail.server.ts';
import { ownLinkMail } from '#features/with-us/emails/own-link-mail.server.ts';
import type { Language } from '#i18n/language.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { projectFiles } from '../../architecture/project-files.ts';
import { at, bookingSender, link, reply, samplesIn, sender, visitor } from './mail-samples.ts';
import { orderMailsOf } from './order-mails.ts';
import { projectMailsOf } from './project-mails.ts';

/** Every mail of the product, by the file that builds it, filled in by a stranger. Add new ones here. */
export function mailsIn(language: Language): Record<string, OutgoingMail[]> {
  const { held, booking, change, message, answer, order, signIn, subscriber, withdrawal } =
    samplesIn(language);
  return {
    'booking/messages/emails/booking-mails': [
      ...(['booked', 'moved', 'cancelled'] as const).map((event) => {
        const status = event === 'cancelled' ? event : booking.status;
        return bookingChangeMail({ ...change, event, booking: { ...booking, status } });
      }),
      ...[24, 1].map((hoursBefore) =>
        bookingReminder({ booking, hoursBefore }, new Date(at), bookingSender),
      ),
      manageLinkMail(booking, { ...bookingSender, attempt: 'a1' }),
      heldMail(held, { ...bookingSender, attempt: 'a1' }),
    ],
    'booking/messages/emails/booking-notification': [
      bookingNotification({ ...change, event: 'booked' }, language),
    ],
    'contact/emails/contact-notification': [contactNotification(message, language, sender)],
    'contact/emails/contact-acknowledgement': [contactAcknowledgement(message, sender)],
    'conversations/emails/alarm-mail': [alarmMail(message, language, sender)],
    'conversations/emails/arrived-mail': [
      ...[null, 'A company'].map((writtenAbout) =>
        arrivedMail(
          { ...message, conversationId: 'c1', text: message.message, writtenAbout },
          language,
          sender,
        ),
      ),
    ],
    'conversations/emails/assigned-mail': [
      assignedMail(
        { ...message, revision: 1 },
        { ...sender, to: { email: visitor, language }, by: 'Rita' },
      ),
    ],
    'conversations/emails/reply-mail': [
      replyMail({ ...reply, ...message, text: answer }, sender),
      // A message about work, which answers nothing, with a paper.
      replyMail(
        {
          ...reply,
          ...message,
          text: answer,
          subject: 'A company',
          quote: null,
          messageIds: [],
          isFirst: true,
          isProject: true,
          links: [{ label: 'contract.pdf', href: `${sender.origin}/do/papers/t` }],
        },
        sender,
      ),
    ],
    'newsletter/emails/confirmation-mail': (
      ['newsletter-confirm', 'newsletter-confirm-again'] as const
    ).map((kind) => confirmationMail(subscriber, { ...link, kind })),
    'newsletter/emails/welcome-mail': [welcomeMail(subscriber, link)],
    'newsletter/new-link/emails/leaving-link-mail': [leavingLinkMail(subscriber, link)],
    'auth/staff/emails/invitation-mail': [
      invitationMail(
        { personId: 'p1', email: visitor, name: 'Rui', role: 'staff', language },
        { ...sender, inviter: 'Rita', attempt: 'a1' },
      ),
    ],
    'projects/readers/emails/reader-mail': [
      readerMail(
        {
          id: 'r1',
          email: visitor,
          name: 'Rui',
          language,
          project: { id: 'p1', title: 'A company', titlePt: 'Uma empresa' },
        },
        sender,
      ),
    ],
    'auth/sign-in/emails/sign-in-mail': [
      signInMail(signIn, {
        ...sender,
        recipient: { email: visitor, name: 'Rita', language },
        token: 't',
        code: '123456',
        isForStaff: true,
      }),
    ],
    'auth/sign-in/emails/no-account-mail': [noAccountMail({ ...signIn, email: visitor }, sender)],
    'auth/client-code/emails/client-code-mail': [
      clientCodeMail(
        {
          personId: 'p1',
          email: visitor,
          name: 'Noor',
          language,
          id: 'k1',
          code: '123456',
          expiresAt: at,
        },
        sender,
      ),
    ],
    'auth/staff/emails/passkey-help-mail': [
      passkeyHelpMail(
        { personId: 'p1', email: visitor, name: 'Rita', language },
        { ...sender, attempt: 'a1', owner: 'Ana', until: at },
      ),
    ],
    ...orderMailsOf(order, withdrawal),
    ...projectMailsOf(language),
    'with-us/emails/own-link-mail': [
      ownLinkMail({ email: visitor, language, attempt: 'a1' }, sender),
    ],
    'today/go-live/emails/test-mail': [
      testMail({ id: 't1', to: visitor, until: at, maxPerDay: 5 }, language, sender),
    ],
  };
}

export const mailsByFile = mailsIn('en');

export const everyMail = Object.values(mailsByFile).flat();

/** Returns the files that build mails, named as above. */
export function mailWriters(): string[] {
  return projectFiles(/^src\/features\/(?:[^/]+\/){1,2}emails\/.*\.server\.ts$/)
    .filter(
      ({ path, text }) => text.includes(': OutgoingMail {') && !path.includes('-mail-builder.'),
    )
    .map(({ path }) => path.replace('src/features/', '').replace('.server.ts', ''))
    .sort();
}
