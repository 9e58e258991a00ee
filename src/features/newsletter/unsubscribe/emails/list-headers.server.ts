import type { MailSender } from '#mail/mail-builder.server.ts';

/** Returns the URL of the one-click request of a mail client (RFC 8058). */
function oneClickUrl(origin: string, token: string): string {
  return `${origin}/api/newsletter/unsubscribe/${token}`;
}

/**
 * Returns the headers of every mail to the list: its id (RFC 2919), and how to unsubscribe with
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
