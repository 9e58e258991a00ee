import { formatPrice, formatPricePt, type Money } from '#core/money.ts';
import { withPrefix } from '#core/site-address.ts';
import { companyZone, dayInWords, readClock } from '#core/zoned-time.ts';
import { languageOf, localeOf, prefixOf } from '#i18n/language.ts';
import { type TextParams, type Texts, translate } from '#i18n/texts.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { mailTexts } from './mail.texts.ts';
import type { MailCompany, MailDescription } from './mail.ts';
import { messageIdOf } from './message-id.server.ts';
import { renderMail } from './render-mail.server.ts';

/** Who writes: the company, and the public address of its site without a trailing slash. */
export type MailSender = { origin: string; company: MailCompany };

type Envelope = Pick<OutgoingMail, 'kind' | 'to' | 'subject'> &
  Partial<Pick<OutgoingMail, 'headers' | 'attachments' | 'until' | 'mostPerDay'>>;

/** What one mail says and to whom; the rest is the same in every mail. */
export type Letter = Envelope &
  Omit<MailDescription, 'language' | 'facts' | 'links'> &
  Partial<Pick<MailDescription, 'facts' | 'links'>> & {
    /** What follows the kind in the Message-ID: a letter of the same kind and ids is sent once. */
    ids: readonly (string | number)[];
    /** Where an answer goes: the company unless another address is given; null leaves it open. */
    replyTo?: string | null;
  };

/**
 * The one builder of mails: the words of `texts`, dates, prices and page addresses in the reader's
 * language, and `write`, which makes a mail of what a letter says.
 */
export function letterBuilder<Key extends string>(
  texts: Texts<Key>,
  readerLanguage: string,
  { origin, company }: MailSender,
) {
  const language = languageOf(readerLanguage);
  return {
    language,
    say: (key: Key, params: TextParams = {}): string => translate(texts, language, key, params),
    /** An instant on the company's clock, in words. */
    moment(instant: string): string {
      const { day, time } = readClock(instant, companyZone);
      const params = { day: dayInWords(day, localeOf[language]), time };
      return translate(mailTexts, language, 'moment', params);
    },
    price: (money: Money): string =>
      language === 'pt' ? formatPricePt(money) : formatPrice(money),
    /** The whole address of a page; `path` comes from `sitePaths`. */
    page: (path: string): string => origin + withPrefix(prefixOf[language], path),
    /** The letter as HTML and plain text; a fact without content is left out. */
    write(letter: Letter): OutgoingMail {
      const { ids, replyTo = company.email, attachments = [], ...said } = letter;
      const {
        preheader,
        heading,
        lead,
        facts = [],
        button,
        links = [],
        reason,
        ...envelope
      } = said;
      const description = {
        language,
        preheader,
        heading,
        lead,
        facts: facts.filter(({ lines }) => lines.some((line) => line !== '')),
        ...(button && { button }),
        links,
        reason,
      };
      return {
        ...envelope,
        messageId: messageIdOf(letter.kind, ids, origin),
        ...(replyTo !== null && { replyTo }),
        ...renderMail(description, company),
        attachments,
      };
    },
  };
}
