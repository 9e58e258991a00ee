import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMails } from '../harness/mailbox.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import {
  type BookedResponse,
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
type Seen = Sent & { booked: BookedResponse };

let open: OpenDatabase;
let server: RunningServer;
afterEach(async () => {
  await server.kill();
  await open.close();
});

/** Books slots with three concurrent visitors until the server is killed. */
async function bookUntilKilled(slots: Slot[], seen: Seen[]): Promise<Sent[]> {
  const withoutResponse: Sent[] = [];
  async function visitor(): Promise<void> {
    for (let slot = slots.shift(); slot; slot = slots.shift()) {
      const sent = { body: bodyFor(slot), key: randomUUID() };
      try {
        const response = await postBooking(server.origin, sent.body, sent.key);
        expect(response.status).toBe(201);
        seen.push({ ...sent, booked: (await response.json()) as BookedResponse });
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        withoutResponse.push(sent);
        return;
      }
    }
  }
  await Promise.all([visitor(), visitor(), visitor()]);
  return withoutResponse;
}

async function killAtARandomMoment(seen: Seen[]): Promise<void> {
  const before = seen.length;
  const bookingsBefore = Math.floor(Math.random() * 6);
  await expect
    .poll(() => seen.length - before, { interval: 1, timeout: 15_000 })
    .toBeGreaterThanOrEqual(bookingsBefore);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 15));
  await server.kill('SIGKILL');
}

/** Expires the claims of a killed server, as a minute does on PostgreSQL. */
async function expireClaims(): Promise<void> {
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
      const withoutResponse = await booking;
      server = await startServer(open.env);
      for (const sent of withoutResponse) {
        const response = await postBooking(server.origin, sent.body, sent.key);
        expect(response.status).toBe(201);
        seen.push({ ...sent, booked: (await response.json()) as BookedResponse });
      }
      cutOff.push(...withoutResponse);
    }
    expect(cutOff.length).toBeGreaterThanOrEqual(kills);
    await expectAllKept(seen);
    await expectSameResponseAgain(seen.slice(-20));
    await expectMailsOf(seen);
  });
});

async function expectAllKept(seen: Seen[]): Promise<void> {
  const stored = new Map((await storedBookings()).map((row) => [row.reference, row]));
  for (const { booked, body } of seen)
    expect(stored.get(booked.reference)).toEqual({
      id: booked.id,
      reference: booked.reference,
      startsAt: booked.startsAt,
      emailKey: body.email,
    });
  // Every visitor is unique, so an extra row would be a duplicate booking.
  expect(stored.size).toBe(seen.length);
  const active = await open.database.read((db) =>
    db.selectFrom('bookings').select('startsAt').where('status', '=', 'confirmed').execute(),
  );
  expect(new Set(active.map(({ startsAt }) => startsAt)).size).toBe(active.length);
}

async function expectSameResponseAgain(seen: Seen[]): Promise<void> {
  for (const { body, key, booked } of seen) {
    const response = await postBooking(server.origin, body, key);
    expect([response.status, await response.json()]).toEqual([201, { ...booked }]);
  }
}

async function expectMailsOf(seen: Seen[]): Promise<void> {
  await expireClaims();
  await expect.poll(waitingMails, { timeout: 60_000, interval: 100 }).toBe(0);
  const mails = await readMails(server.mailDir);
  for (const { body } of seen) {
    const own = mails.filter((mail) => mail.to?.[0]?.address === body.email);
    expect(own.length).toBeGreaterThanOrEqual(1);
    expect(new Set(own.map(({ messageId }) => messageId)).size).toBe(1);
  }
}
