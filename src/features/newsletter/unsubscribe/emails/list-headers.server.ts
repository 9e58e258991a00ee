import type { MailSender } from '#features/mail/letter.server.ts';

/** The address that takes the one-click request of a mail program (RFC 8058). */
function oneClickUrl(origin: string, token: string): string {
  return `${origin}/api/newsletter/unsubscribe/${token}`;
}

/**
 * The headers of every mail to the list: which list it is (RFC 2919), and how to unsubscribe by
 * `token` (RFC 8058).
 */
export function listHeaders(
  token: string,
  { origin, company }: MailSender,
): Record<string, string> {
  const { hostname } = new URL(origin);
  return {
    'List-Id': `<newsletter.${hostname}>`,
    'List-Unsubscribe': `<${oneClickUrl(origin, token)}>, <mailto:${company.email}?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
