import { greeting } from '#features/mail/greeting.server.ts';
import { letterBuilder, type MailSender } from '#features/mail/letter.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { blogPath } from '#site/pages/blog/blog.path.ts';
import { unsubscribeNewsletterPath } from '#site/pages/unsubscribe-newsletter/unsubscribe-newsletter.path.ts';
import { newsletterMailTexts } from '../../emails/newsletter-mail.texts.ts';
import type { Subscriber } from '../../newsletter.repository.server.ts';
import { listHeaders } from '../../unsubscribe/emails/list-headers.server.ts';

type Welcome = MailSender & {
  /** Made once per request: the same attempt makes the same mail. */
  attempt: string;
  /** Of the link that ends the subscription. */
  token: string;
};

/** The first mail of the list itself: it says what comes, and how to unsubscribe. */
export function welcomeMail(
  { id, name, email, language }: Subscriber,
  { attempt, token, ...sender }: Welcome,
): OutgoingMail {
  const { say, page, write } = letterBuilder(newsletterMailTexts, language, sender);
  return write({
    kind: 'newsletter-welcome',
    ids: [id, attempt],
    to: email,
    subject: say('welcome_subject', { brand: sender.company.brand }),
    preheader: say('welcome_preheader'),
    heading: say('welcome_heading', { name: greeting(name) }),
    lead: say('welcome_lead'),
    button: { label: say('welcome_read'), href: page(blogPath.href()) },
    links: [{ label: say('unsubscribe'), href: page(unsubscribeNewsletterPath.href({ token })) }],
    reason: say('welcome_reason'),
    headers: listHeaders(token, sender),
    mostPerDay: 3,
  });
}
