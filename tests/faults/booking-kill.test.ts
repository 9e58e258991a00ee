import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMails } from '../harness/mailbox.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import {
  type BookedAnswer,
  type BookingBody,
  bodyFor,
  freeSlots,
  postBooking,
  type Slot,
} from './book.ts';
import { type OpenDatabase, openMigratedDatabase } from './open-database.ts';

const kills = process.env.TEST_LONG ? 100 : 5;
const slotsPerHorizon = 150;

type Sent = { body: BookingBody; key: string };
type Seen = Sent & { answer: BookedAnswer };

let open: OpenDatabase;
let server: RunningServer;
afterEach(async () => {
  await server.kill();
  await open.close();
});

/** Books one slot after the other, three visitors at a time, until the server is gone. */
async function bookUntilKilled(slots: Slot[], seen: Seen[]): Promise<Sent[]> {
  const unanswered: Sent[] = [];
  async function visitor(): Promise<void> {
    for (let slot = slots.shift(); slot; slot = slots.shift()) {
      const sent = { body: bodyFor(slot), key: randomUUID() };
      try {
        const response = await postBooking(server.origin, sent.body, sent.key);
        expect(response.status).toBe(201);
        seen.push({ ...sent, answer: (await response.json()) as BookedAnswer });
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        unanswered.push(sent);
        return;
      }
    }
  }
  await Promise.all([visitor(), visitor(), visitor()]);
  return unanswered;
}

async function killAtARandomMoment(seen: Seen[]): Promise<void> {
  const before = seen.length;
  const answersFirst = Math.floor(Math.random() * 6);
  await expect
    .poll(() => seen.length - before, { interval: 1, timeout: 15_000 })
    .toBeGreaterThanOrEqual(answersFirst);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 15));
  await server.kill('SIGKILL');
}

/** What the passing of a minute does on PostgreSQL: claims of a killed server run out. */
async function letClaimsRunOut(): Promise<void> {
  const nextAttemptAt = new Date().toISOString();
  await open.database.transaction((trx) =>
    trx
      .updateTable('outbox')
      .set({ nextAttemptAt, claimedUntil: null })
      .where('status', '=', 'waiting')
      .execute(),
  );
}

function storedBookings() {
  return open.database.read((db) =>
    db.selectFrom('bookings').select(['id', 'reference', 'startsAt', 'emailKey']).execute(),
  );
}

async function waitingMails(): Promise<number> {
  const rows = await open.database.read((db) =>
    db.selectFrom('outbox').select('id').where('status', '<>', 'sent').execute(),
  );
  return rows.length;
}

describe.each(['sqlite', 'postgres'] as const)('a server on %s', (engine) => {
  beforeEach(async () => {
    open = await openMigratedDatabase({ engine });
    server = await startServer(open.env);
  });

  it(`killed ${kills} times under a stream of bookings loses none that a visitor saw`, async () => {
    const seen: Seen[] = [];
    const cutOff: Sent[] = [];
    let slots: Slot[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      if (slots.length < slotsPerHorizon / 5) {
        await open.database.transaction((trx) =>
          trx.updateTable('bookings').set({ status: 'cancelled' }).execute(),
        );
        slots = (await freeSlots(server.origin)).slice(0, slotsPerHorizon);
      }
      const booking = bookUntilKilled(slots, seen);
      await killAtARandomMoment(seen);
      const unanswered = await booking;
      server = await startServer(open.env);
      for (const sent of unanswered) {
        const response = await postBooking(server.origin, sent.body, sent.key);
        expect(response.status).toBe(201);
        seen.push({ ...sent, answer: (await response.json()) as BookedAnswer });
      }
      cutOff.push(...unanswered);
    }
    expect(cutOff.length).toBeGreaterThanOrEqual(kills);
    await expectAllKept(seen);
    await expectSameAnswerAgain(seen.slice(-20));
    await expectMailsOf(seen);
  });
});

async function expectAllKept(seen: Seen[]): Promise<void> {
  const stored = new Map((await storedBookings()).map((row) => [row.reference, row]));
  for (const { answer, body } of seen)
    expect(stored.get(answer.reference)).toEqual({
      id: answer.id,
      reference: answer.reference,
      startsAt: answer.startsAt,
      emailKey: body.email,
    });
  // Every visitor is a person of their own, so a row too many would be a second booking of one.
  expect(stored.size).toBe(seen.length);
  const active = await open.database.read((db) =>
    db.selectFrom('bookings').select('startsAt').where('status', '=', 'confirmed').execute(),
  );
  expect(new Set(active.map(({ startsAt }) => startsAt)).size).toBe(active.length);
}

async function expectSameAnswerAgain(seen: Seen[]): Promise<void> {
  for (const { body, key, answer } of seen) {
    const response = await postBooking(server.origin, body, key);
    expect([response.status, await response.json()]).toEqual([201, { ...answer }]);
  }
}

async function expectMailsOf(seen: Seen[]): Promise<void> {
  await letClaimsRunOut();
  await expect.poll(waitingMails, { timeout: 60_000, interval: 100 }).toBe(0);
  const mails = await readMails(server.mailDir);
  for (const { body } of seen) {
    const own = mails.filter((mail) => mail.to?.[0]?.address === body.email);
    expect(own.length).toBeGreaterThanOrEqual(1);
    expect(new Set(own.map(({ messageId }) => messageId)).size).toBe(1);
  }
}
