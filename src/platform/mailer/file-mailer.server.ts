import { createHash } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { type Composing, composeMail } from './compose-mail.server.ts';
import type { Mailer } from './mailer.server.ts';

const longestName = 120;

function safeName(messageId: string): string {
  const safe = messageId.replace(/[^A-Za-z0-9._@-]/g, '-').slice(0, longestName);
  if (safe === messageId) return safe;
  return `${safe}-${createHash('sha256').update(messageId).digest('hex').slice(0, 12)}`;
}

/** `20261121T100000000Z-<message id>.eml`: one name for one mail, so a second writing replaces it. */
export function mailFileName({ createdAt, messageId }: StoredMail): string {
  return `${createdAt.replace(/[-:.]/g, '')}-${safeName(messageId)}.eml`;
}

async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const unfinished = `${path}.part-${process.pid}`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

/** Writes each mail into `folder` as the bytes that SMTP would carry; never half of one. */
export function createFileMailer(folder: string, composing: Composing): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(await composeMail(mail, composing));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed into a buffer');
      await mkdir(folder, { recursive: true });
      await writeWhole(join(folder, mailFileName(mail)), message);
    },
    close() {
      transport.close();
    },
  };
}
