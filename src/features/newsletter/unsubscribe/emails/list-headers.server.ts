import type { MailCompany } from '#features/mail/mail.ts';

type Setting = { origin: string; token: string; company: MailCompany };

/** The address that takes the one-click request of a mail program (RFC 8058). */
export function oneClickUrl(origin: string, token: string): string {
  return `${origin}/api/newsletter/unsubscribe/${token}`;
}

/** The headers of every mail to the list: which list it is (RFC 2919), and the way out (RFC 8058). */
export function listHeaders({ origin, token, company }: Setting): Record<string, string> {
  const { hostname } = new URL(origin);
  return {
    'List-Id': `<newsletter.${hostname}>`,
    'List-Unsubscribe': `<${oneClickUrl(origin, token)}>, <mailto:${company.email}?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
