import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLogger } from '#platform/logger.server.ts';
import { createMailer } from '#platform/mailer/mailer.server.ts';
import { type OutboxWorker, startOutboxWorker } from '#platform/outbox/outbox-worker.server.ts';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { createOutboxPlace, mailNumber, type OutboxPlace } from '../../factories/outbox-place.ts';

const patient = { timeout: 15_000 };

let place: OutboxPlace;
let worker: OutboxWorker;
let begun: string[];
let blocked: Map<string, () => void>;
beforeEach(async () => {
  place = await createOutboxPlace('2026-11-21T10:00:00.000Z');
  begun = [];
  blocked = new Map();
});
afterEach(async () => {
  for (const release of blocked.values()) release();
  await worker.stop();
  await place.close();
});

const numbered = (number: number, to: string) => mailNumber(number, { to });

/** Starts a worker that delivers mails, but those that match `hangs` only once they are released. */
function startWorker(hangs: (mail: StoredMail) => boolean): void {
  const deliver = async (mail: StoredMail) => {
    begun.push(mail.messageId.split('.')[1] ?? '');
    if (hangs(mail)) await new Promise<void>((resolve) => blocked.set(mail.to, resolve));
  };
  const logger = createLogger('silent');
  const { database, clock } = place;
  worker = startOutboxWorker({ database, deliver, logger, clock: () => clock.now });
}

async function statuses(): Promise<string[]> {
  return (await place.rows()).map(({ status }) => status);
}

test('a recipient whose server hangs delays no other mail, not even a later one', async () => {
  await place.enqueue(numbered(1, 'hung@slow.example'), mailNumber(2), mailNumber(3));
  startWorker(({ to }) => to === 'hung@slow.example');
  await expect.poll(statuses, patient).toEqual(['waiting', 'sent', 'sent']);
  await place.enqueue(mailNumber(4));
  worker.wake();
  await expect.poll(statuses, patient).toEqual(['waiting', 'sent', 'sent', 'sent']);
});

test('a domain that hangs uses two deliveries, and leaves the others free', async () => {
  const slow = [1, 2, 3, 4, 5, 6].map((number) => numbered(number, `n${number}@Slow.example`));
  await place.enqueue(...slow, numbered(7, 'a@not-slow.example'), numbered(8, 'b@slow_example'));
  startWorker(({ to }) => to.endsWith('@Slow.example'));
  await expect
    .poll(statuses, patient)
    .toEqual([...Array.from({ length: 6 }, () => 'waiting'), 'sent', 'sent']);
  expect([...blocked.keys()].sort()).toEqual(['n1@Slow.example', 'n2@Slow.example']);
});

test('five mails are delivered at once, and the next starts when one has ended', async () => {
  const mails = Array.from({ length: 7 }, (_, index) => numbered(index, `a@d${index}.example`));
  await place.enqueue(...mails);
  startWorker(() => true);
  await expect.poll(() => blocked.size, patient).toBe(5);
  blocked.get('a@d0.example')?.();
  await expect.poll(() => blocked.size, patient).toBe(6);
  expect(begun).toHaveLength(6);
});

test('the mails of one recipient are sent in order, one at a time', async () => {
  for (const number of [3, 1, 2]) {
    await place.enqueue(numbered(number, 'noor@example.com'));
    place.later(1);
  }
  startWorker(({ messageId }) => messageId.includes('.b3.'));
  await expect.poll(() => begun, patient).toEqual(['b3']);
  await place.enqueue(mailNumber(4));
  worker.wake();
  await expect.poll(() => begun, patient).toEqual(['b3', 'b4']);
  blocked.get('noor@example.com')?.();
  await expect.poll(() => begun, patient).toEqual(['b3', 'b4', 'b1', 'b2']);
});

test('a worker that stops waits for all deliveries in progress', async () => {
  await place.enqueue(numbered(1, 'a@one.example'), numbered(2, 'a@two.example'));
  startWorker(() => true);
  await expect.poll(() => blocked.size, patient).toBe(2);
  let hasStopped = false;
  const stopped = worker.stop().then(() => {
    hasStopped = true;
  });
  blocked.get('a@one.example')?.();
  await expect.poll(statuses, patient).toEqual(['sent', 'waiting']);
  expect(hasStopped).toBe(false);
  blocked.get('a@two.example')?.();
  await stopped;
  expect(await statuses()).toEqual(['sent', 'sent']);
});

test('over SMTP too, a mail overtakes those whose recipients hang', async () => {
  const hung = ['a@one.example', 'b@one.example', 'a@two.example', 'b@two.example'];
  for (const to of hung) place.smtp.unresponsiveRecipients.add(to);
  await place.enqueue(...hung.map((to, number) => numbered(number, to)), mailNumber(9));
  const { database, clock, smtp } = place;
  const sender = async () => ({ name: 'Entrada', address: 'ola@entrada.example' });
  const mailer = createMailer({ smtpUrl: smtp.url, dataDir: '', sender });
  const logger = createLogger('silent');
  const deliver = (mail: StoredMail) => mailer.deliver(mail);
  worker = startOutboxWorker({ database, deliver, logger, clock: () => clock.now });
  await expect.poll(() => smtp.received.map(({ to }) => to), patient).toEqual([[mailNumber(9).to]]);
  await expect.poll(() => smtp.rcptCount, patient).toBe(hung.length + 1);
  // Closing the mail server ends the connections that hang.
  await smtp.close();
});
