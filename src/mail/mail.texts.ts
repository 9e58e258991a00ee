import { defineTexts, translate } from '#i18n/texts.ts';
import { keepDaysWhole, onOneLine } from '#i18n/unbroken-words.ts';
import type { MailCompany, MailDescription } from './mail.ts';

export const mailTexts = defineTexts({
  en: {
    moment: '{day}, {time} (Lisbon)',
    identity: '{legalName}, NIPC {nipc}',
    address: '{street}, {postalCode} {city}',
    questions: 'Questions? {email} or\u00a0{phone}',
    relation: 'Everything between us, on one page',
    company_address: 'Emails like this one go to {email}, the company’s address.',
    change_address: 'Change the address',
  },
  pt: {
    moment: '{day}, às {time} (Lisboa)',
    identity: '{legalName}, NIPC {nipc}',
    address: '{street}, {postalCode} {city}',
    questions: 'Dúvidas? {email} ou\u00a0{phone}',
    relation: 'Tudo o que temos em comum, numa só página',
    company_address: 'E-mails como este seguem para {email}, o endereço da empresa.',
    change_address: 'Mudar o endereço',
  },
});

type Recipient = Pick<MailDescription, 'language' | 'isForStaff'>;

/** Returns the company's identity and, for its clients, contact lines, the same in HTML and in plain text. */
export function footerLines(company: MailCompany, { language, isForStaff }: Recipient): string[] {
  const { look: _, ...words } = company;
  return [
    translate(mailTexts, language, 'identity', words),
    translate(mailTexts, language, 'address', words),
    ...(isForStaff ? [] : [translate(mailTexts, language, 'questions', words)]),
  ];
}

/** A number and what it counts, such as "14 days"; so also a day and its month. */
const counted = /(?<![\p{L}\d:.,+/-])\d{1,2}[ \u00a0](?:de[ \u00a0])?\p{L}+/gu;

/** A time of day and the city whose clock it is on, such as "8:30 (Lisbon)". */
const timed = /(?:às )?(?<!\d)\d{1,2}[:h]\d{2} \(\p{Lu}[^)]*\)/gu;

/** Returns the text with non-breaking spaces in the company's numbers, in days (not before their year) and in times. */
export function keepTogether(text: string, { phone, nipc }: MailCompany): string {
  const kept = [phone, `NIPC ${nipc}`, nipc].reduce(
    (said, number) => (number === '' ? said : said.replaceAll(number, onOneLine(number))),
    text,
  );
  return keepDaysWhole(kept).replace(counted, onOneLine).replace(timed, onOneLine);
}
