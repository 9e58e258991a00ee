import { withPrefix } from '#core/site-address.ts';
import { sitePaths } from '#core/site-paths.ts';
import type { MailCompany } from '#features/mail/mail.ts';
import { renderMail } from '#features/mail/render-mail.server.ts';
import { languages } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Subscriber } from '../newsletter.repository.server.ts';
import { newsletterMailTexts } from './newsletter-mail.texts.ts';

/** The first mail to an address, and those that an unconfirmed address asks for again. */
export type ConfirmationKind = 'newsletter-confirm' | 'newsletter-confirm-again';

type Setting = {
  kind: ConfirmationKind;
  /** Made once per request: the same attempt makes the same mail. */
  attempt: string;
  token: string;
  origin: string;
  company: MailCompany;
};

/** Where the outbox keeps the fresh confirmation mails of a subscriber. */
export function freshMailsOf(subscriberId: string) {
  const kind: ConfirmationKind = 'newsletter-confirm-again';
  return { kind, messageIdStart: `${kind}.${subscriberId}.` };
}

// Anybody can have this mail sent to anybody, so a name that reads like an address is left out.
function addressed(name: string): string {
  const [first = ''] = name.split(' ');
  return first === '' || first.length > 30 || /[/:@\\<>]|\.\p{L}/u.test(first) ? '' : `, ${first}`;
}

/** The mail whose link confirms a subscription (double opt-in), in the subscriber's language. */
export function confirmationMail(
  subscriber: Subscriber,
  { kind, attempt, token, origin, company }: Setting,
): OutgoingMail {
  const language = languages.find((known) => known === subscriber.language) ?? 'en';
  const say = (key: keyof typeof newsletterMailTexts.en, params: TextParams = {}) =>
    translate(newsletterMailTexts, language, key, params);
  const href =
    origin + withPrefix(language === 'pt' ? '/pt' : '', sitePaths.confirmNewsletter(token));
  const rendered = renderMail(
    {
      language,
      preheader: say('preheader'),
      heading: say('heading', { name: addressed(subscriber.name) }),
      lead: say('lead'),
      facts: [],
      button: { label: say('confirm'), href },
      links: [],
      reason: say('reason'),
    },
    company,
  );
  return {
    kind,
    messageId: `${kind}.${subscriber.id}.${attempt}@${new URL(origin).hostname}`,
    to: subscriber.email,
    subject: say('subject', { brand: company.brand }),
    ...rendered,
    replyTo: company.email,
    attachments: [],
  };
}
