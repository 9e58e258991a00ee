import { keepTogether } from './keep-together.ts';
import type { MailCompany } from './mail.ts';
import { unbroken } from './unbroken.tsx';

/** A sentence in which the company's numbers, references and words such as `e-mail` stay on one line. */
export function MailText({ text, company }: { text: string; company: MailCompany }) {
  return unbroken(keepTogether(text, company));
}
