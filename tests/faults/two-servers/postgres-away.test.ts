import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyFor, freeSlots, postBooking } from '../book.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { startTwoServers, type TwoServers } from './two-servers.ts';

const rounds = process.env.TEST_LONG ? 10 : 1;
const seenPages = ['/', '/pt/services', '/contact'];

let postgres: OwnPostgres;
let servers: TwoServers;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  servers = await startTwoServers(postgres.url, 'http://127.0.0.1');
});
afterAll(async () => {
  await servers.close();
  await postgres.close();
});

/** Returns the result of the same work on both servers, at once. */
function onBoth<Value>(work: (server: string) => Promise<Value>): Promise<Value[]> {
  return Promise.all(servers.origins.map(work));
}

async function statusesOf(server: string, paths: readonly string[]): Promise<number[]> {
  const responses = await Promise.all(paths.map((path) => fetch(server + path)));
  return responses.map(({ status }) => status);
}

async function expectAway(server: string, body: unknown): Promise<void> {
  const booking = postBooking(server, body);
  expect(await statusesOf(server, seenPages)).toEqual(seenPages.map(() => 200));
  expect(await statusesOf(server, ['/healthz', '/robots.txt'])).toEqual([200, 200]);
  const response = await booking;
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  const page = await fetch(`${server}/manage-booking/some-token`);
  expect(page.status).toBe(503);
  expect(await page.text()).toMatch(/We cannot show this page right now[\s\S]*href="tel:/);
  expect(await (await fetch(`${server}/readyz`)).json()).toMatchObject({
    code: 'database_unavailable',
  });
}

async function expectRecovered(): Promise<void> {
  await onBoth(async (server) => {
    const isReady = async () => (await fetch(`${server}/readyz`)).status;
    await expect.poll(isReady, { timeout: 60_000 }).toBe(200);
  });
  // One after the other: both would offer the same first slot.
  for (const server of servers.origins) {
    const [slot = { date: '', time: '' }] = await freeSlots(server);
    expect((await postBooking(server, bodyFor(slot))).status).toBe(201);
  }
}

describe('while PostgreSQL', () => {
  it.each(['is down and started again', 'hangs and goes on'])(
    '%s, pages are shown and writes are a 503, and both servers recover',
    async (what) => {
      for (let round = 0; round < rounds; round += 1) {
        await onBoth((server) => statusesOf(server, seenPages));
        const [slot = { date: '', time: '' }] = await freeSlots(servers.origins[0] ?? '');
        if (what.startsWith('hangs')) await postgres.hang();
        else await postgres.stop();
        try {
          await onBoth((server) => expectAway(server, bodyFor(slot)));
        } finally {
          if (what.startsWith('hangs')) postgres.resume();
          else await postgres.start();
        }
        await expectRecovered();
      }
    },
  );
});
