import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { becomeOwner } from '../../harness/become-owner.ts';
import { readEvents } from '../../harness/event-stream.ts';
import { createTestDatabase, type TestDatabase } from '../../harness/test-database.ts';
import { findProgram } from '../../operations/find-program.ts';
import { freePort } from '../../operations/free-port.ts';
import { type BookedResponse, bodyFor, freeSlots, postBooking, type Slot } from '../book.ts';
import { startNginxOver } from './nginx-over.ts';
import { startTwoServers, type TwoServers } from './two-servers.ts';

const kills = process.env.TEST_LONG ? 40 : 4;
const visitors = 4;

let testDatabase: TestDatabase;
let client: Client;
let servers: TwoServers;
let origin: string;
let nginx: Awaited<ReturnType<typeof startNginxOver>> | null = null;
beforeEach(async () => {
  testDatabase = await createTestDatabase('postgres');
  const databaseUrl = testDatabase.settings.databaseUrl ?? '';
  origin = `http://127.0.0.1:${await freePort()}`;
  servers = await startTwoServers(databaseUrl, origin);
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
});
afterEach(async () => {
  await nginx?.stop();
  nginx = null;
  await client.end();
  await servers.close();
  await testDatabase.dispose();
});

async function isFree(server: string, { date, time }: Slot): Promise<boolean> {
  const slots = await freeSlots(server);
  return slots.some((slot) => slot.date === date && slot.time === time);
}

const noSlot = { date: '', time: '' };

/** Makes the first owner by the address that counts: that of the server which started last. */
async function ownerAt(server: string) {
  const owner = { name: 'Rita', email: 'rita@entrada.example' };
  const printed = (index: number) => ({ origin: server, logs: servers.logs(index) });
  return becomeOwner(printed(0), owner, origin).catch(() => becomeOwner(printed(1), owner, origin));
}

describe('two servers on one PostgreSQL', () => {
  it('each show what the other stored', async () => {
    const [first = '', second = ''] = servers.origins;
    const [slot = { date: '', time: '' }] = await freeSlots(first);
    const response = await postBooking(first, bodyFor(slot));
    expect(response.status).toBe(201);
    const { manageUrl } = (await response.json()) as BookedResponse;
    const manage = `/api/bookings/manage/${manageUrl.split('/').at(-1)}`;
    expect(await isFree(first, slot)).toBe(false);
    expect(await isFree(second, slot)).toBe(false);
    expect((await fetch(second + manage)).status).toBe(200);
    const cancelled = await fetch(`${second}${manage}/cancel`, { method: 'POST' });
    expect(cancelled.status).toBe(200);
    expect(await isFree(second, slot)).toBe(true);
    expect(await isFree(first, slot)).toBe(true);
  });

  it('each tell browsers what the other stored, after a broken connection too', async () => {
    const [first = '', second = ''] = servers.origins;
    const { name, value } = await ownerAt(second);
    const headers = { Cookie: `${name}=${value}` };
    const follow = async (server: string) =>
      readEvents(await fetch(`${server}/api/events`, { headers }));
    const events = await follow(second);
    await expect.poll(() => events.version('bookings')).not.toBeNull();
    const before = events.version('bookings') ?? 0;
    const [slot = noSlot, next = noSlot] = await freeSlots(first);
    expect((await postBooking(first, bodyFor(slot))).status).toBe(201);
    await expect.poll(() => events.version('bookings'), { timeout: 2000 }).toBeGreaterThan(before);
    const seen = events.version('bookings') ?? 0;
    await events.leave();
    expect((await postBooking(first, bodyFor(next))).status).toBe(201);
    const again = await follow(second);
    await expect.poll(() => again.version('bookings'), { timeout: 2000 }).toBeGreaterThan(seen);
    await again.leave();
  });

  it('each show a change of content soon, in pages that were stored before', async () => {
    const pages = servers.origins.map(
      (server) => async () => (await fetch(`${server}/contact`)).text(),
    );
    for (const page of pages) expect(await page()).not.toContain('+351 999 888 777');
    await client.query(`update company set phone = '+351 999 888 777'`);
    for (const page of pages)
      await expect.poll(page, { timeout: 10_000 }).toContain('+351 999 888 777');
  });

  it('each show within two seconds the company, hours and hero that the owner changes at one, mails too', async () => {
    const [first = '', second = ''] = servers.origins;
    const { name, value } = await ownerAt(second);
    const headers = {
      Cookie: `${name}=${value}`,
      Origin: origin,
      'Content-Type': 'application/json',
    };
    async function publish(record: string, values: object): Promise<void> {
      const url = `${first}/api/admin/content/${record}`;
      const { draft, revision } = (await (await fetch(url, { headers })).json()) as {
        draft: object;
        revision: number;
      };
      const body = JSON.stringify({ ...draft, ...values });
      const put = { method: 'PUT', body, headers: { ...headers, 'If-Match': `"${revision}"` } };
      expect((await fetch(`${url}/draft`, put)).status).toBe(200);
      const post = { method: 'POST', body: '{}' };
      const ifMatch = { ...headers, 'If-Match': `"${revision + 1}"` };
      expect((await fetch(`${url}/publish`, { ...post, headers: ifMatch })).status).toBe(200);
    }
    const paths = ['/', '/pt', '/contact', '/manifest.webmanifest', '/rss.xml', '/offline'];
    const pages = servers.origins.flatMap((server) =>
      paths.map((path) => async () => (await fetch(server + path)).text()),
    );
    for (const page of pages) expect(await page()).toContain('Entrada');
    await publish('company/company', { brand: 'Limiar', phone: '+351 912 345 678' });
    const rules = { weekdays: [2, 3] };
    const put = { method: 'PUT', headers, body: JSON.stringify(rules) };
    expect((await fetch(`${first}/api/admin/booking-rules`, put)).status).toBe(200);
    await publish('home/home', { title: 'Come in.', titlePt: 'Entre.' });
    for (const page of pages) await expect.poll(page, { timeout: 2000 }).toContain('Limiar');
    for (const server of servers.origins) {
      const hero = async () => (await fetch(`${server}/pt`)).text();
      await expect.poll(hero, { timeout: 2000 }).toContain('<h1 id="hero-title">Entre.</h1>');
      const contact = async () => (await fetch(`${server}/contact`)).text();
      await expect.poll(contact, { timeout: 2000 }).toContain('+351 912 345 678');
      const openDays = async () =>
        new Set((await freeSlots(server)).map(({ date }) => new Date(date).getUTCDay()));
      await expect.poll(openDays, { timeout: 2000 }).toEqual(new Set([2, 3]));
    }
    // A mail that the other server writes has the new words too.
    const [slot = noSlot] = await freeSlots(second);
    expect((await postBooking(second, bodyFor(slot))).status).toBe(201);
    const { rows } = await client.query(`select payload from outbox where kind like 'booking%'`);
    const says = (word: string) =>
      rows.map(({ payload }) => JSON.stringify(payload).includes(word));
    expect(says('Limiar')).toEqual([true, true]);
    // The company is not told its own phone.
    expect(says('+351 912 345 678').filter(Boolean)).toEqual([true]);
  });
});

type Sent = { key: string; body: ReturnType<typeof bodyFor> };

/** Books one slot; returns false if it was in flight when its server died, so that it may be repeated. */
async function book({ key, body }: Sent, acknowledged: Map<string, string>): Promise<boolean> {
  const response = await postBooking(origin, body, key);
  const booked = (await response.json()) as BookedResponse & { code?: string };
  if (response.status === 201) acknowledged.set(key, booked.id);
  else {
    expect(response.status).toBe(503);
    // From nginx, or from the other server, which waits for what the dead one has locked.
    expect(['unavailable', 'temporarily_unavailable']).toContain(booked.code);
  }
  return response.status === 201;
}

describe('two servers behind nginx', () => {
  it('stream through it what either stored, each event as it comes', async () => {
    const program = findProgram('nginx');
    if (program === null) return;
    nginx = await startNginxOver(program, Number(new URL(origin).port), servers.ports);
    const { name, value } = await ownerAt(origin);
    const headers = { Cookie: `${name}=${value}` };
    const events = readEvents(await fetch(`${origin}/api/events`, { headers }));
    await expect.poll(() => events.version('bookings')).not.toBeNull();
    for (const server of servers.origins) {
      const before = events.version('bookings') ?? 0;
      const [slot = noSlot] = await freeSlots(server);
      expect((await postBooking(server, bodyFor(slot))).status).toBe(201);
      await expect
        .poll(() => events.version('bookings'), { timeout: 2000 })
        .toBeGreaterThan(before);
    }
    await events.leave();
  });

  it('lose only what is in flight when either is killed under load', async () => {
    const program = findProgram('nginx');
    if (program === null)
      return void process.stdout.write(
        'Two servers were not tested: nginx is not on this machine.\n',
      );
    nginx = await startNginxOver(program, Number(new URL(origin).port), servers.ports);
    const slots = (await freeSlots(origin)).slice(0, 40 + kills * 5);
    const acknowledged = new Map<string, string>();
    const lost: Sent[] = [];
    const pageStatuses = new Set<number>();
    let killing = true;

    async function visitor(): Promise<void> {
      for (let slot = slots.shift(); slot && killing; slot = slots.shift()) {
        const sent = { key: randomUUID(), body: bodyFor(slot) };
        if (!(await book(sent, acknowledged))) lost.push(sent);
      }
    }
    async function reader(): Promise<void> {
      while (killing)
        for (const path of ['/', '/pt/blog', '/api/service-packages'])
          pageStatuses.add((await fetch(origin + path)).status);
    }
    async function killer(): Promise<void> {
      for (let kill = 0; kill < kills; kill += 1) {
        const before = acknowledged.size;
        await expect
          .poll(() => acknowledged.size, { interval: 1, timeout: 30_000 })
          .toBeGreaterThanOrEqual(Math.min(before + 2, before + slots.length));
        await servers.kill(kill % 2);
        await servers.startAgain(kill % 2);
      }
      killing = false;
    }
    await Promise.all([killer(), reader(), ...Array.from({ length: visitors }, visitor)]);

    expect([...pageStatuses]).toEqual([200]);
    expect(lost.length).toBeLessThanOrEqual(kills * visitors);
    for (const sent of lost) expect(await book(sent, acknowledged)).toBe(true);
    const { rows } = await client.query<{ id: string; count: number }>(
      'select id, count(*) over (partition by starts_at)::int as count from bookings',
    );
    expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged.values()].sort());
    expect(rows.every(({ count }) => count === 1)).toBe(true);
  });
});
