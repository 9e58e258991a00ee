import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readLookCode } from '#core/look/look-code.ts';
import { recolourMail } from '#core/look/recolour.ts';
import { formatPrice, formatPricePt, type Money } from '#core/money.ts';
import { withPrefix } from '#core/site-address.ts';
import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type Language, languageOf, localeOf, prefixOf } from '#i18n/language.ts';
import { type TextParams, type Texts, translate } from '#i18n/texts.ts';
import { keepDaysWhole } from '#i18n/unbroken-words.ts';
import { withUsLinkPath, withUsPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { mailTexts } from './mail.texts.ts';
import type { MailBill, MailCompany, MailDescription, MailFact } from './mail.ts';
import { MailLayout } from './mail-layout.tsx';
import { plainText } from './mail-plain-text.ts';

type Part = string | number;

/**
 * Returns a Message-ID without angle brackets: `<kind>.<ids>@<host>`. It is stable, because the outbox
 * stores each Message-ID once.
 */
export function messageIdOf(kind: string, ids: readonly Part[], origin: string): string {
  return `${[kind, ...ids].join('.')}@${new URL(origin).hostname}`;
}

/** Returns how the Message-IDs begin that `messageIdOf` makes of a kind, an id and further ids. */
export function messageIdStart(kind: string, id: Part): string {
  return `${kind}.${id}.`;
}

/** Renders a mail as a whole HTML document and as plain text. */
export function renderMail(
  mail: MailDescription,
  company: MailCompany,
): { html: string; text: string } {
  const markup = renderToStaticMarkup(createElement(MailLayout, { mail, company }));
  const whole = /^<!doctype/i.test(markup) ? markup : `<!doctype html>${markup}`;
  const colours = readLookCode(company.look?.code ?? '');
  const html = colours === null ? whole : recolourMail(whole, colours);
  return { html, text: plainText(mail, company) };
}

/** What stands for the token of a mail's own link until the mail is enqueued. */
const unknownToken = 'a-link-of-its-own';

/** The sender of a mail: the company, and the origin of its site without a trailing slash. */
export type MailSender = { origin: string; company: MailCompany };

type Envelope = Pick<OutgoingMail, 'kind' | 'subject'> &
  Partial<Pick<OutgoingMail, 'headers' | 'attachments' | 'until'>> & {
    /** That it goes to a client, with the order that it is about; it carries a link to their own page. */
    aboutUs?: { orderId: string | null };
  };

/** Who gets a mail: the company, or an address with its limit of mails of this kind in 24 hours. */
type Recipient = { to: 'company'; maxPerDay?: never } | { to: string; maxPerDay: number };

/** The content of one mail; the rest is the same in every mail. */
export type MailContent = Envelope &
  Omit<MailDescription, 'language' | 'facts' | 'links' | 'addressLink' | 'relation'> &
  Partial<Pick<MailDescription, 'facts' | 'links'>> & {
    /** What follows the kind in the Message-ID: a mail of the same kind and ids is sent once. */
    ids: readonly (string | number)[];
    /** The Reply-To address: the company's by default; null for none. */
    replyTo?: string | null;
  };

const withContent = (facts: MailFact[]) =>
  facts.filter(({ lines }) => lines.some((line) => line !== ''));

const withContentOnly = (bill: MailBill): MailBill => ({
  ...bill,
  before: withContent(bill.before),
  lines: withContent(bill.lines),
  facts: withContent(bill.facts),
});

/** Returns what is rendered of a mail; facts without content are left out. */
function toDescription(content: MailContent, language: Language): MailDescription {
  const {
    preheader,
    heading,
    lead,
    ticket,
    bill,
    facts = [],
    blocks,
    code,
    button,
    links = [],
    after,
    reason,
    isForStaff = false,
  } = content;
  return {
    language,
    preheader,
    heading,
    lead,
    ...(ticket && { ticket }),
    ...(bill && { bill: withContentOnly(bill) }),
    facts: withContent(facts),
    ...(blocks && { blocks }),
    ...(code && { code }),
    ...(button && { button }),
    links,
    ...(after !== undefined && { after }),
    reason,
    isForStaff,
  };
}

/**
 * Returns a heading's salutation: `, Noor`, or nothing unless the first word of the name is a short one
 * of letters. For a name that a visitor typed, `greeting` decides.
 */
export function salutation(name: string): string {
  const [first = ''] = name.split(' ');
  return /^[\p{L}\p{M}'’-]{1,20}$/u.test(first) ? `, ${first}` : '';
}

/**
 * Returns the salutation of a visitor. `confirmedAt` is when the address was confirmed: until then the
 * name may be what a stranger wants to tell the recipient, so there is none.
 */
export function greeting(name: string, confirmedAt: string | null): string {
  return confirmedAt === null ? '' : salutation(name);
}

/**
 * Returns the builder of a feature's mails: `t` for the sentences of `texts`, formats and page
 * addresses in the recipient's language, and `build`, which renders the mail.
 */
export function mailBuilder<Key extends string>(
  texts: Texts<Key>,
  recipientLanguage: string,
  { origin, company }: MailSender,
) {
  const language = languageOf(recipientLanguage);
  const ownUrl = origin + withUsLinkPath.href({ token: unknownToken });
  /** Adds to a mail to the company which address such mails go to, and where that is changed. */
  const toCompany = (description: MailDescription): MailDescription => ({
    ...description,
    reason: `${description.reason} ${translate(mailTexts, language, 'company_address', { email: company.email })}`,
    isForStaff: true,
    addressLink: {
      label: translate(mailTexts, language, 'change_address'),
      href: `${origin}/admin/settings/company`,
    },
  });
  return {
    language,
    t: (key: Key, params: TextParams = {}): string => translate(texts, language, key, params),
    /** Formats an instant as the day and time of the company's zone. */
    formatInstant(instant: string): string {
      const { day, time } = readClock(instant, companyZone);
      const params = {
        day: keepDaysWhole(formatDay(day, localeOf[language])),
        time,
      };
      return translate(mailTexts, language, 'moment', params);
    },
    formatPrice: (money: Money): string =>
      language === 'pt' ? formatPricePt(money) : formatPrice(money),
    /** Returns a page's absolute URL; `path` is the `href` of its `PagePath`. */
    pageUrl: (path: string): string => origin + withPrefix(prefixOf[language], path),
    /** The recipient's own page, for a mail that is `aboutUs`. */
    ownUrl,
    /** Renders a mail as HTML and plain text. */
    build(content: MailContent & Recipient): OutgoingMail {
      const { kind, ids, subject, replyTo = company.email, attachments = [] } = content;
      const { to, headers, until, aboutUs, maxPerDay = null } = content;
      const relation = { label: translate(mailTexts, language, 'relation'), href: ownUrl };
      const description = {
        ...toDescription(content, language),
        ...(aboutUs && { relation }),
      };
      return {
        kind,
        messageId: messageIdOf(kind, ids, origin),
        to: to === 'company' ? company.email : to,
        ...(replyTo !== null && { replyTo }),
        // Days are kept on one line in it too, and inboxes list it as plain text.
        subject: subject.replaceAll('\u00a0', ' '),
        ...renderMail(to === 'company' ? toCompany(description) : description, company),
        attachments,
        ...(headers && { headers }),
        ...(until !== undefined && { until }),
        ...(aboutUs && {
          aboutUs: {
            ...aboutUs,
            url: ownUrl,
            unknown: unknownToken,
            askUrl: origin + withUsPath.href(),
          },
        }),
        maxPerDay,
      };
    },
  };
}
