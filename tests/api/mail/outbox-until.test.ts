import { expect } from 'vitest';
import { createLogger } from '#platform/logger.server.ts';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { sendWaitingMails } from '#platform/outbox/send-waiting-mails.server.ts';
import { mailNumber, type OutboxPlace } from '../../factories/outbox-place.ts';
import { test } from '../../factories/outbox-test.ts';

const hour = 3_600_000;
const passing = mailNumber(1, { until: '2026-11-21T11:00:00.000Z' });

async function sendBy(
  place: OutboxPlace,
  deliver: (mail: StoredMail) => Promise<void>,
): Promise<string | null> {
  const { database, clock } = place;
  const logger = createLogger('silent');
  return sendWaitingMails({ database, deliver, logger, clock: () => clock.now, random: () => 0.5 });
}

test('a mail that has expired when its turn comes is dropped, and delays no other', async ({
  place,
}) => {
  await place.enqueue(passing, mailNumber(2));
  place.later(hour);
  const sent: string[] = [];
  expect(await sendBy(place, async ({ to }) => void sent.push(to))).toBeNull();
  expect(sent).toEqual(['noor2@example.com']);
  expect(await place.rows()).toMatchObject([{ messageId: mailNumber(2).messageId }]);
});

test('until it expires it is sent, and retried if necessary', async ({ place }) => {
  await place.enqueue(passing);
  await sendBy(place, () => Promise.reject(new Error('not now')));
  place.later(hour - 1);
  await sendBy(place, async () => {});
  expect(await place.rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
});
