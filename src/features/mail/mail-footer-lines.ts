import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { mailTexts } from './mail.texts.ts';
import type { MailCompany } from './mail.ts';

/** Returns the company's identity and contact lines, the same in HTML and in plain text. */
export function footerLines(company: MailCompany, language: Language): string[] {
  return [
    translate(mailTexts, language, 'identity', company),
    translate(mailTexts, language, 'address', company),
    translate(mailTexts, language, 'questions', company),
  ];
}
