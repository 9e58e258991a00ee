import type { MailCompany } from './mail.ts';

/** A text in which the company's numbers are not broken over two lines. */
export function keepTogether(text: string, { phone, nipc }: MailCompany): string {
  return [phone, nipc].reduce(
    (kept, number) =>
      number === '' ? kept : kept.replaceAll(number, number.replaceAll(' ', '\u00a0')),
    text,
  );
}
