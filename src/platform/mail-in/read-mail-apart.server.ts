import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { readMail } from './read-mail.server.ts';
import type { ReceivedMail } from './received-mail.ts';

/** Milliseconds that one mail may take, and megabytes. */
const longest = 60_000;
const mostMemory = 512;

/** What is read of a mail that takes longer: its head and its first lines. */
const begun = 64_000;

function findProgram(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const places = ['parse-mail.ts', 'parse-mail.js', '../parse-mail.js'].map((name) =>
    join(here, name),
  );
  return places.find((place) => existsSync(place)) ?? join(here, 'parse-mail.js');
}

function readInThread(raw: Uint8Array): Promise<ReceivedMail | null> {
  const { promise, resolve } = Promise.withResolvers<ReceivedMail | null>();
  // It needs nothing of the environment, which holds secrets.
  const worker = new Worker(findProgram(), {
    workerData: raw,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });
  const timer = setTimeout(() => void worker.terminate(), longest);
  worker
    .once('message', resolve)
    .once('error', () => resolve(null))
    .once('exit', () => resolve(null));
  return promise.finally(() => clearTimeout(timer));
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a raw message in a thread of its own, one after the other: 25 MB of it keep a processor for
 * seconds, in which the site could serve nobody. Of one that cannot be read to its end the beginning is
 * read, and all of it is a file.
 */
export async function readMailApart(raw: Uint8Array): Promise<ReceivedMail> {
  const reading = last.then(() => readInThread(raw));
  last = reading.catch(() => {});
  const mail = await reading;
  if (mail) return mail;
  const beginning = await readMail(raw.subarray(0, begun));
  return { ...beginning, parts: [{ name: 'mail.eml', mime: 'message/rfc822', bytes: raw }] };
}
