import { createHash } from 'node:crypto';
import { readMails } from '../harness/mailbox.ts';
import type { Subject } from './subject.ts';

/** Every mail that the server has written so far, each subject line once, by its HTML part. */
export async function mailsOf(mailDir: string): Promise<Subject[]> {
  const bySubject = new Map<string, string>();
  for (const { subject = '', html } of await readMails(mailDir)) {
    // The references of bookings and orders differ, though the mails are alike.
    const kind = subject.replace(/[A-Z]{2}-[A-Z0-9]{6}/g, '…').replace(/[\d:]+/g, '…');
    if (html && !bySubject.has(kind)) bySubject.set(kind, html);
  }
  return [...bySubject].map(([kind, html]) => ({
    name: `mail-${slugOf(kind)}`,
    open: ({ page }) => page.setContent(html, { waitUntil: 'load' }),
  }));
}

function slugOf(kind: string): string {
  const words = kind
    .normalize('NFD')
    .replace(/[^a-zA-Z]+/g, '-')
    .toLowerCase();
  return `${words.slice(0, 40)}-${createHash('sha256').update(kind).digest('hex').slice(0, 4)}`;
}
