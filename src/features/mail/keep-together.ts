import { onOneLine } from '#i18n/unbroken-words.ts';
import type { MailCompany } from './mail.ts';

/** Returns the text with non-breaking spaces in the company's numbers. */
export function keepTogether(text: string, { phone, nipc }: MailCompany): string {
  return [phone, `NIPC ${nipc}`, nipc].reduce(
    (kept, number) => (number === '' ? kept : kept.replaceAll(number, onOneLine(number))),
    text,
  );
}
