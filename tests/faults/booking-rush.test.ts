import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { bodyFor, freeDays, postBooking, tally } from './book.ts';

const houses = [
  { name: 'one server on SQLite', engine: 'sqlite', count: 1 },
  { name: 'two servers on one PostgreSQL', engine: 'postgres', count: 2 },
] as const;

/** Asks again as long as it is told to: on a starved machine a write may wait too long for the others. */
async function answerOf(origin: string, body: unknown): Promise<Response> {
  for (;;) {
    const response = await postBooking(origin, body);
    if (response.status !== 503) return response;
    await sleep(1_000 * Number(response.headers.get('retry-after')));
  }
}

describe.each(houses)('visitors in a rush at $name', ({ engine, count }) => {
  let testDatabase: TestDatabase;
  let servers: RunningServer[] = [];
  let days: { date: string; time: string }[][] = [];
  beforeAll(async () => {
    testDatabase = await createTestDatabase(engine);
    servers = await Promise.all(Array.from({ length: count }, () => startServer(testDatabase.env)));
    days = await freeDays(servers[0]?.origin ?? '');
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await testDatabase.dispose();
  });

  function rush(slots: { date: string; time: string }[], visitors: number) {
    return Promise.all(
      Array.from({ length: visitors }, (_, index) => {
        const slot = slots[index % slots.length];
        if (!slot) throw new Error('No slot');
        // Slots alternate between both servers, whatever their number.
        const server = servers[Math.floor(index / slots.length) % servers.length];
        return answerOf(server?.origin ?? '', bodyFor(slot));
      }),
    );
  }

  it('fifty for one slot make one booking and 49 conflicts', async () => {
    expect(tally(await rush((days[0] ?? []).slice(0, 1), 50))).toEqual({ 201: 1, 409: 49 });
  });

  it('two hundred for six slots make six bookings', async () => {
    const responses = await rush(days[1] ?? [], 200);
    expect(tally(responses)).toEqual({ 201: 6, 409: 194 });
    const booked = await Promise.all(
      responses.filter(({ status }) => status === 201).map((response) => response.json()),
    );
    expect(new Set(booked.map(({ startsAt }) => startsAt)).size).toBe(6);
  });
});
