import { keepDaysWhole, onOneLine } from '#i18n/unbroken-words.ts';
import type { MailCompany } from './mail.ts';

/** A number and what it counts, such as "14 days"; so also a day and its month. */
const counted = /(?<![\p{L}\d:.,+/-])\d{1,2}[ \u00a0](?:de[ \u00a0])?\p{L}+/gu;

/** A time of day and the city whose clock it is on: "às 8h30 (Lisboa)". */
const timed = /(?:às )?(?<!\d)\d{1,2}[:h]\d{2} \(\p{Lu}[^)]*\)/gu;

/** Returns the text with non-breaking spaces in the company's numbers, in days (not before their year) and in times. */
export function keepTogether(text: string, { phone, nipc }: MailCompany): string {
  const kept = [phone, `NIPC ${nipc}`, nipc].reduce(
    (said, number) => (number === '' ? said : said.replaceAll(number, onOneLine(number))),
    text,
  );
  return keepDaysWhole(kept).replace(counted, onOneLine).replace(timed, onOneLine);
}
