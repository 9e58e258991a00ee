import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';

/** Returns all URLs of this site in a mail: in its text, HTML, headers and calendar file. */
export function linksOf(mail: OutgoingMail): string[] {
  const attached = mail.attachments.map(({ content }) => content.replace(/\r\n /g, ''));
  const headers = Object.values(mail.headers ?? {});
  const everything = [mail.text, mail.html.replaceAll('&amp;', '&'), ...headers, ...attached];
  const found = everything.join('\n').match(/https:\/\/entrada\.example[^\s<>"\\]*/g) ?? [];
  return [...new Set(found)];
}
