import type { Sorted } from '#features/conversations/mail-in/sort-mail.ts';

/** Where mails arrive in the tests, and the secret of a conversation's address. */
export const ours = { mailIn: 'ola@mail.entrada.example', others: ['ola@entrada.example'] };
export const token = '0123456789abcdef0123456789abcdef';
export const toUs = 'Entrada <ola@mail.entrada.example>';
export const toPlus = `"Entrada" <ola+${token}@mail.entrada.example>`;
export const sentId = 'conversation-reply.4f6f1f7e-1111-4222-8333-123456789abc@entrada.example';

type Given = {
  from?: string;
  to?: string;
  subject?: string;
  id?: string;
  headers?: string[];
  type?: string;
  body: string;
};

/** Returns a raw message (RFC 822), with the line ends that it has on its way. */
export function rawMail({
  from = 'Noor El-Amin <noor@tessera.example>',
  to = toUs,
  subject = 'Re: We have your message',
  id = `${Math.random().toString(36).slice(2)}@tessera.example`,
  headers = [],
  type = 'text/plain; charset=utf-8',
  body,
}: Given): string {
  const lines = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, `Message-ID: <${id}>`];
  lines.push('Date: Mon, 23 Nov 2026 09:30:00 +0000', 'MIME-Version: 1.0', ...headers);
  lines.push(`Content-Type: ${type}`, '', body);
  return lines.join('\n').replace(/\r?\n/g, '\r\n');
}

/** Returns the body of a multipart message; each part is its headers, an empty line and its text. */
export const parts = (...all: string[]) =>
  `${all.map((part) => `--b1\n${part}\n`).join('')}--b1--\n`;
export const mixed = 'multipart/mixed; boundary=b1';

export const attached = (name: string, type: string, text: string) =>
  `Content-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(text, 'latin1').toString('base64')}`;
export const plain = (text: string) => `Content-Type: text/plain; charset=utf-8\n\n${text}`;
export const html = (text: string) => `Content-Type: text/html; charset=utf-8\n\n${text}`;

/** A mail, and what becomes of it before anything is looked up. */
export type Sample = {
  title: string;
  raw: string;
  kind: Sorted['kind'];
  said?: string;
  /** Something that is folded away; empty for nothing. */
  quoted?: string;
  tokens?: string[];
  files?: string[];
  action?: string;
};

export const answer = 'Yes, by March suits us.';
