import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer, type Mailer } from '#platform/mailer/mailer.server.ts';
import { mailNumber } from '../../factories/outbox-place.ts';

const createdAt = '2026-11-21T10:00:00.000Z';
const eml = '20261121T100000000Z-booking-confirmed.b1.0@entrada.example.eml';

let dataDir: string;
let folder: string;
let mailers: Mailer[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'entrada-mails-'));
  folder = join(dataDir, 'mail');
  await mkdir(folder);
  mailers = [];
});
afterEach(async () => {
  for (const mailer of mailers) mailer.close();
  await rm(dataDir, { recursive: true, force: true });
});

function openMailer(): Mailer {
  const sender = async () => ({ name: 'Entrada', address: 'ola@entrada.example' });
  const mailer = createMailer({ smtpUrl: null, dataDir, sender });
  mailers.push(mailer);
  return mailer;
}

async function leaveHalf(name: string, minutesAgo: number): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, 'From: Entrada');
  const at = Date.now() / 1000 - minutesAgo * 60;
  await utimes(path, at, at);
}

test('a partial mail of a process that died is removed at the next start', async () => {
  await leaveHalf(`${eml}.part-99999`, 11);
  await writeFile(join(folder, eml), 'whole');
  openMailer();
  await expect.poll(() => readdir(folder), { timeout: 15_000 }).toEqual([eml]);
});

test('a mail that another process is still writing is kept', async () => {
  await leaveHalf(`${eml}.part-99998`, 11);
  await leaveHalf(`${eml}.part-99999`, 1);
  openMailer();
  await expect.poll(() => readdir(folder), { timeout: 15_000 }).toEqual([`${eml}.part-99999`]);
});

test('a mail that cannot be written leaves no partial file', async () => {
  // A folder with the name of the file makes the final rename fail.
  await mkdir(join(folder, eml, 'occupied'), { recursive: true });
  const delivery = openMailer().deliver({ ...mailNumber(1), id: '1', createdAt });
  await expect(delivery).rejects.toThrow();
  expect(await readdir(folder)).toEqual([eml]);
});
