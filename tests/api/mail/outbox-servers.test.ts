import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import { defaultTimeouts } from '#platform/mailer/smtp-mailer.server.ts';
import { leaseMilliseconds, maxAttempts } from '#platform/outbox/retry-schedule.ts';
import { mailNumber } from '../../factories/outbox-place.ts';
import { test } from '../../factories/outbox-test.ts';

test('a greylisted mail is sent a minute later', async ({ place }) => {
  place.smtp.behaviour = 'greylist';
  await place.enqueue(mailNumber(1));
  expect(await place.send()).toBe('2026-11-21T10:01:00.000Z');
  expect(await place.rows()).toMatchObject([
    {
      status: 'waiting',
      attempts: 1,
      lastError: expect.stringContaining('451'),
      claimedUntil: null,
    },
  ]);

  place.later(59_999);
  await place.send();
  expect(place.smtp.received).toEqual([]);
  place.later(1);
  expect(await place.send()).toBeNull();
  expect(place.smtp.received).toHaveLength(1);
  expect(await place.rows()).toMatchObject([{ status: 'sent', attempts: 2, lastError: null }]);
});

test('a mail to an unknown recipient fails permanently, keeps its content, and delays no other', async ({
  place,
}) => {
  place.smtp.behaviour = 'refuse';
  await place.enqueue(mailNumber(1));
  await place.send();
  place.smtp.behaviour = 'accept';
  await place.enqueue(mailNumber(2));
  place.later(12 * 3_600_000);
  await place.send();
  expect(place.smtp.rcptCount).toBe(2);
  expect(place.smtp.received.map(({ to }) => to)).toEqual([['noor2@example.com']]);
  expect(await place.rows()).toMatchObject([
    {
      status: 'dead',
      attempts: 1,
      lastError: expect.stringContaining('550 5.1.1'),
      payload: { to: 'noor1@example.com' },
    },
    { status: 'sent' },
  ]);
});

test('a mail refused for a reason that may pass is parked after twelve attempts, with its content', async ({
  place,
}) => {
  place.smtp.behaviour = 'policy';
  await place.enqueue(mailNumber(1));
  for (let pass = 0; pass < maxAttempts + 3; pass += 1) {
    await place.send();
    place.later(12 * 3_600_000);
  }
  expect(place.smtp.rcptCount).toBe(maxAttempts);
  expect(await place.rows()).toMatchObject([
    { status: 'dead', attempts: maxAttempts, lastError: expect.stringContaining('550') },
  ]);
  expect(await place.rows()).toMatchObject([{ payload: { to: 'noor1@example.com' } }]);
});

test('a mail server that stops responding costs one attempt, not the mail', async ({ place }) => {
  place.smtp.behaviour = 'stall';
  await place.enqueue(mailNumber(1));
  await place.send();
  expect(await place.rows()).toMatchObject([{ status: 'waiting', attempts: 1 }]);
  place.smtp.behaviour = 'accept';
  place.later(60_000);
  await place.send();
  expect(await place.rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
});

test('a mail server that responds without end times out before the claim ends', async ({
  place,
}) => {
  place.smtp.behaviour = 'trickle';
  await place.enqueue(mailNumber(1));
  await place.send();
  expect(await place.rows()).toMatchObject([
    { status: 'waiting', attempts: 1, claimedUntil: null },
  ]);
  await expect.poll(() => place.smtp.abandonedConnections).toBe(1);
  place.smtp.behaviour = 'accept';
  place.later(60_000);
  await place.send();
  expect(place.smtp.received).toHaveLength(1);
  expect(defaultTimeouts.total).toBeLessThan(leaseMilliseconds);
});

test('a mail is sent again under its Message-ID if the connection is lost after it was delivered', async ({
  place,
}) => {
  place.smtp.behaviour = 'drop';
  await place.enqueue(mailNumber(1));
  await place.send();
  expect(await place.rows()).toMatchObject([{ status: 'waiting', attempts: 1 }]);
  place.smtp.behaviour = 'accept';
  place.later(60_000);
  await place.send();
  const mails = await Promise.all(place.smtp.received.map(({ raw }) => PostalMime.parse(raw)));
  expect(mails.map(({ messageId }) => messageId)).toEqual(
    Array.from({ length: 2 }, () => '<booking-confirmed.b1.0@entrada.example>'),
  );
  expect(await place.rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
});
