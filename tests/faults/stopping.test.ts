import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SmtpServer, startSmtpServer } from '../fakes/smtp-server.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { bodyFor, freeSlots, postBooking } from './book.ts';

let testDatabase: TestDatabase;
let server: RunningServer;
let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
  testDatabase = await createTestDatabase('sqlite');
  server = await startServer({ ...testDatabase.env, SMTP_URL: smtp.url });
});
afterEach(async () => {
  await server.kill();
  await smtp.close();
  await testDatabase.dispose();
});

/** Sends half of a booking; `finish` sends the rest. */
async function openSlowBooking() {
  const [slot] = await freeSlots(server.origin);
  const body = JSON.stringify(bodyFor(slot ?? { date: '', time: '' }));
  const slow = request(`${server.origin}/api/bookings`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    slow.once('error', reject);
    slow.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
  });
  slow.flushHeaders();
  // The server sends "100 Continue" when it has received the request.
  await new Promise((resolve) => slow.once('continue', resolve));
  slow.write(body.slice(0, 20));
  return { status, finish: () => slow.end(body.slice(20)) };
}

function logged(message: string): boolean {
  return server.logs.some((line) => line.includes(`"msg":"${message}"`));
}

async function refusesConnections(): Promise<boolean> {
  return fetch(`${server.origin}/healthz`).then(
    () => false,
    (error: { cause?: { code?: string } }) => error.cause?.code === 'ECONNREFUSED',
  );
}

function expectClosedDatabase(): void {
  const path = join(testDatabase.env.DATA_DIR, 'entrada.sqlite');
  expect(existsSync(`${path}-wal`)).toBe(false);
  const database = new DatabaseSync(path, { readOnly: true });
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
}

describe('a server that is stopped', () => {
  it('finishes the current request, accepts no other, closes the database and exits with 0', async () => {
    const { status, finish } = await openSlowBooking();
    const stopped = server.stop();
    await expect.poll(refusesConnections, { timeout: 15_000 }).toBe(true);
    finish();
    expect(await status).toBe(201);
    const since = performance.now();
    expect(await stopped).toBe(0);
    expect(performance.now() - since).toBeLessThan(4000);
    expect(logged('stopped')).toBe(true);
    expectClosedDatabase();
  });

  it('is unaffected by a second signal', async () => {
    const { status, finish } = await openSlowBooking();
    const stopped = server.stop();
    await expect.poll(refusesConnections, { timeout: 15_000 }).toBe(true);
    process.kill(server.pid, 'SIGTERM');
    process.kill(server.pid, 'SIGINT');
    finish();
    expect(await status).toBe(201);
    expect(await stopped).toBe(0);
    expect(server.logs.filter((line) => line.includes('"msg":"stopping"'))).toHaveLength(1);
    expectClosedDatabase();
  });

  it('is not delayed by connections that browsers, and nginx for a minute, keep open', async () => {
    const requests = Array.from({ length: 5 }, () => fetch(`${server.origin}/healthz`));
    for (const { headers } of await Promise.all(requests)) {
      const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
      expect(Number(seconds)).toBeGreaterThan(60);
    }
    const since = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - since).toBeLessThan(4000);
  });

  it('finishes the mail being delivered and records it as sent', async () => {
    const taken = Promise.withResolvers<void>();
    smtp.beforeResponse = () => taken.promise;
    const [slot] = await freeSlots(server.origin);
    const company = await (await fetch(`${server.origin}/api/company`)).json();
    // A booking by the company: its confirmation and notification go to one recipient, one at a time.
    const body = { ...bodyFor(slot ?? { date: '', time: '' }), email: company.email };
    expect((await postBooking(server.origin, body)).status).toBe(201);
    await expect.poll(() => smtp.received.length, { timeout: 15_000 }).toBe(1);
    const stopped = server.stop();
    await expect.poll(refusesConnections, { timeout: 15_000 }).toBe(true);
    expect(logged('stopped')).toBe(false);
    taken.resolve();
    expect(await stopped).toBe(0);
    expectClosedDatabase();
    const database = new DatabaseSync(join(testDatabase.env.DATA_DIR, 'entrada.sqlite'));
    const rows = database.prepare('select status, attempts from outbox order by status').all();
    database.close();
    expect(rows.map(({ status, attempts }) => ({ status, attempts }))).toEqual([
      { status: 'sent', attempts: 1 },
      { status: 'waiting', attempts: 0 },
    ]);
    expect(smtp.received).toHaveLength(1);
  });
});
