import { dayInWords, readClock } from '#core/zoned-time.ts';
import type { MailCompany } from '#features/mail/mail.ts';
import { localeOf } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import { type ContactMessage, companyZone } from '../contact.ts';
import { contactMailTexts } from './contact-mail.texts.ts';

/** What mails need beside the message; `origin` is the site's public address. */
export type MailSetting = { origin: string; company: MailCompany };

/** The words of a message's mails, in the language that the sender was shown. */
export function contactWords({ language }: ContactMessage) {
  function say(key: keyof typeof contactMailTexts.en, params: TextParams = {}): string {
    return translate(contactMailTexts, language, key, params);
  }
  return {
    say,
    /** An instant on the company's clock, in words. */
    moment(instant: string): string {
      const { day, time } = readClock(instant, companyZone);
      return say('moment', { day: dayInWords(day, localeOf[language]), time });
    },
  };
}

/** The Message-ID of a mail about a message, without brackets: the same each time it is made. */
export function messageIdOf(kind: string, { id }: ContactMessage, { origin }: MailSetting): string {
  return `${kind}.${id}@${new URL(origin).hostname}`;
}
