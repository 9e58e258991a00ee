import { createHash } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { makePrivateFolder } from '#platform/private-files.server.ts';
import { type Composing, composeMail } from './compose-mail.server.ts';
import { mailWriter } from './lazy-transport.server.ts';
import type { Mailer } from './mailer.server.ts';

const longestName = 120;
// Longer than any write takes: no running process is still writing an older partial file.
const longestWriting = 10 * 60_000;
const sweepEvery = 60 * 60_000;
const unfinishedName = /\.eml\.part-\d+$/;

function safeName(messageId: string): string {
  const safe = messageId.replace(/[^A-Za-z0-9._@-]/g, '-').slice(0, longestName);
  if (safe === messageId) return safe;
  return `${safe}-${createHash('sha256').update(messageId).digest('hex').slice(0, 12)}`;
}

/** `20261121T100000000Z-<message id>.eml`: stable for a mail, so that writing it again replaces it. */
export function mailFileName({ createdAt, messageId }: StoredMail): string {
  return `${createdAt.replace(/[-:.]/g, '')}-${safeName(messageId)}.eml`;
}

async function writeAtomically(path: string, content: Uint8Array): Promise<void> {
  const unfinished = `${path}.part-${process.pid}`;
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Removes partial files of processes that died while writing. */
async function sweepUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => unfinishedName.test(name))) {
    const path = join(folder, name);
    // Another process may sweep the folder or finish the file in the meantime.
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > longestWriting) await rm(path, { force: true });
  }
}

/**
 * Writes each mail atomically to `folder`, as the bytes that SMTP would transmit. Partial files of
 * processes that died are removed now, and hourly while mails are sent.
 */
export function createFileMailer(folder: string, composing: Composing): Mailer {
  const writer = mailWriter();
  let sweptAt = 0;
  async function sweepHourly(): Promise<void> {
    if (Date.now() - sweptAt < sweepEvery) return;
    sweptAt = Date.now();
    // A failed sweep must not prevent mails from being written.
    await sweepUnfinished(folder).catch(() => {});
  }
  void sweepHourly();
  return {
    async deliver(mail) {
      await sweepHourly();
      const message = await writer.write(await composeMail(mail, composing));
      makePrivateFolder(folder);
      await writeAtomically(join(folder, mailFileName(mail)), message);
    },
    close() {
      writer.close();
    },
  };
}
