import { withPrefix } from '#core/site-address.ts';
import type { MailCompany } from '#features/mail/mail.ts';
import { renderMail } from '#features/mail/render-mail.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { blogPath } from '#site/pages/blog/blog.path.ts';
import { unsubscribeNewsletterPath } from '#site/pages/unsubscribe-newsletter/unsubscribe-newsletter.path.ts';
import { addressed, subscriberWords } from '../../emails/newsletter-letter.server.ts';
import type { Subscriber } from '../../newsletter.repository.server.ts';
import { listHeaders } from '../../unsubscribe/emails/list-headers.server.ts';

const kind = 'newsletter-welcome';

type Setting = {
  /** Made once per request: the same attempt makes the same mail. */
  attempt: string;
  /** Opens the way out. */
  token: string;
  origin: string;
  company: MailCompany;
};

/** The first mail of the list itself: it says what comes, and carries the way out. */
export function welcomeMail(
  subscriber: Subscriber,
  { attempt, token, origin, company }: Setting,
): OutgoingMail {
  const { language, prefix, say } = subscriberWords(subscriber);
  const page = (path: string) => origin + withPrefix(prefix, path);
  const rendered = renderMail(
    {
      language,
      preheader: say('welcome_preheader'),
      heading: say('welcome_heading', { name: addressed(subscriber.name) }),
      lead: say('welcome_lead'),
      facts: [],
      button: { label: say('welcome_read'), href: page(blogPath.href()) },
      links: [{ label: say('unsubscribe'), href: page(unsubscribeNewsletterPath.href({ token })) }],
      reason: say('welcome_reason'),
    },
    company,
  );
  return {
    kind,
    messageId: `${kind}.${subscriber.id}.${attempt}@${new URL(origin).hostname}`,
    to: subscriber.email,
    subject: say('welcome_subject', { brand: company.brand }),
    ...rendered,
    replyTo: company.email,
    headers: listHeaders({ origin, token, company }),
    attachments: [],
    mostPerDay: 3,
  };
}
