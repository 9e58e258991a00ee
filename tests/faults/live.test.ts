import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashToken, newId, newToken } from '#core/ids.server.ts';
import { becomeOwner } from '../harness/become-owner.ts';
import { readEvents } from '../harness/event-stream.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { runOwnerCommand } from './run-server.ts';

const owner = { name: 'Rita', email: 'rita@entrada.example' };
const streamsPerSession = 8;

let testDatabase: TestDatabase;
let server: RunningServer;
let cookie: string;
beforeEach(async () => {
  testDatabase = await createTestDatabase('sqlite');
  server = await startServer(testDatabase.env);
  const { name, value } = await becomeOwner(server, owner);
  cookie = `${name}=${value}`;
});
afterEach(async () => {
  await server.kill();
  await testDatabase.dispose();
});

async function openEvents(token = cookie) {
  const response = await fetch(`${server.origin}/api/events`, { headers: { Cookie: token } });
  expect(response.status).toBe(200);
  return readEvents(response);
}

/** Copies the owner's session, so that more streams may be opened than one session is allowed. */
function addSessions(count: number): string[] {
  const database = new DatabaseSync(join(testDatabase.env.DATA_DIR, 'entrada.sqlite'), {
    timeout: 5000,
  });
  const [name] = cookie.split('=');
  const copy = database.prepare(`insert into sessions select ?, ?, person_id, strength, is_recovery,
    device, created_at, verified_at, seen_at, expires_at, ended_at from sessions limit 1`);
  const tokens = Array.from({ length: count }, () => newToken());
  for (const token of tokens) copy.run(newId(), hashToken(token));
  database.close();
  return tokens.map((token) => `${name}=${token}`);
}

/** Opens a request whose body the server waits for. */
async function openRequest(): Promise<Socket> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const headers = ['Host: x', 'Content-Type: application/json', 'Content-Length: 9'];
  socket.write(`POST /api/contact HTTP/1.1\r\n${headers.join('\r\n')}\r\n`);
  socket.write('Expect: 100-continue\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

describe('the stream of a running server', () => {
  it('shows what the owner’s command changed, in a process of its own', async () => {
    const events = await openEvents();
    await expect.poll(() => events.version('bookings')).not.toBeNull();
    const before = events.version('bookings') ?? 0;
    const note = ['--note', 'Closed', '--note-pt', 'Fechado'];
    const { code } = await runOwnerCommand(testDatabase.env, 'close-day', '2031-04-16', ...note);
    expect(code).toBe(0);
    await expect.poll(() => events.version('bookings'), { timeout: 2000 }).toBe(before + 1);
    await events.leave();
  });

  it('ends before the server waits for current requests, however many browsers follow', async () => {
    const tokens = addSessions(Math.ceil(500 / streamsPerSession)).flatMap((token) =>
      Array.from({ length: streamsPerSession }, () => token),
    );
    const streams = await Promise.all(tokens.slice(0, 500).map((token) => openEvents(token)));
    await expect.poll(() => streams.every((one) => one.version('audit') !== null)).toBe(true);
    const current = await openRequest();
    const stopped = server.stop();
    // They end while the server still waits for a request.
    await Promise.all(streams.map(({ ended }) => ended));
    expect(server.logs.some((line) => line.includes('"msg":"stopped"'))).toBe(false);
    current.destroy();
    expect(await stopped).toBe(0);
    expect(server.logs.some((line) => line.includes('"msg":"stopped"'))).toBe(true);
  });
});
