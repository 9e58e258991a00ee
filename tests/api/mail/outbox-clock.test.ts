import { expect } from 'vitest';
import { mailNumber } from '../../factories/outbox-place.ts';
import { test } from '../../factories/outbox-test.ts';

const day = 24 * 3_600_000;

test('a mail that was enqueued while the clock was a day ahead is sent once the clock is correct', async ({
  place,
}) => {
  place.later(day);
  await place.enqueue(mailNumber(1));
  place.later(-day);
  await place.send();
  expect(place.smtp.received.map(({ to }) => to)).toEqual([['noor1@example.com']]);
  expect(await place.rows()).toMatchObject([{ status: 'sent', attempts: 1 }]);
});

test('so is a mail that failed in the meantime, and its next delay starts now', async ({
  place,
}) => {
  place.smtp.behaviour = 'policy';
  place.later(day);
  await place.enqueue(mailNumber(1));
  await place.send();
  place.later(-day);
  expect(await place.send()).toBe('2026-11-21T10:02:00.000Z');
  place.smtp.behaviour = 'accept';
  place.later(2 * 60_000);
  await place.send();
  expect(await place.rows()).toMatchObject([{ status: 'sent', attempts: 3 }]);
});

test('every valid delay is kept, up to the longest', async ({ place }) => {
  place.smtp.behaviour = 'policy';
  await place.enqueue(mailNumber(1));
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    const due = await place.send();
    const wait = Date.parse(due ?? '') - place.clock.now.getTime();
    place.later(wait - 1);
    await place.send();
    expect(place.smtp.rcptCount).toBe(attempt);
    place.later(1);
  }
});
