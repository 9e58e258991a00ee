import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** Every mail in the folder, in the order of their file names; none when there is no such folder. */
export async function readMails(mailDir: string): Promise<Email[]> {
  const names = await readdir(mailDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(mailDir, name)))),
  );
}

/** The first mail that matches; throws after `timeout` ms, listing the mails found. */
export async function waitForMail(
  mailDir: string,
  matches: (mail: Email) => boolean,
  timeout = 30_000,
): Promise<Email> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const mails = await readMails(mailDir);
    const found = mails.find(matches);
    if (found) return found;
    if (Date.now() > deadline) {
      const subjects = mails
        .map((mail) => `  ${mail.to?.[0]?.address}: ${mail.subject}`)
        .join('\n');
      throw new Error(
        `No such mail within ${timeout} ms. Mails in ${mailDir}:\n${subjects || '  none'}`,
      );
    }
    await pause(50);
  }
}
