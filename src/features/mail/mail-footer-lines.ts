import { translate } from '#i18n/texts.ts';
import { mailTexts } from './mail.texts.ts';
import type { MailCompany, MailDescription } from './mail.ts';

type Recipient = Pick<MailDescription, 'language' | 'isForStaff'>;

/** Returns the company's identity and, for its clients, contact lines, the same in HTML and in plain text. */
export function footerLines(company: MailCompany, { language, isForStaff }: Recipient): string[] {
  return [
    translate(mailTexts, language, 'identity', company),
    translate(mailTexts, language, 'address', company),
    ...(isForStaff ? [] : [translate(mailTexts, language, 'questions', company)]),
  ];
}
