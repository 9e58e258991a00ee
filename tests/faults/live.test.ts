import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashToken, newId, newToken } from '#core/ids.server.ts';
import { becomeOwner } from '../harness/become-owner.ts';
import { readEvents } from '../harness/event-stream.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { type Engine, enginesOf } from '../harness/test-database.ts';
import { type OpenDatabase, openEmptyDatabase } from './open-database.ts';
import { runOwnerCommand } from './run-server.ts';

const owner = { name: 'Rita', email: 'rita@entrada.example' };
const streamsPerSession = 8;

let open: OpenDatabase;
let server: RunningServer;
let cookie: string;
async function start(engine: Engine): Promise<void> {
  open = await openEmptyDatabase(engine);
  server = await startServer(open.env);
  const { name, value } = await becomeOwner(server, owner);
  cookie = `${name}=${value}`;
}
afterEach(async () => {
  await server.kill();
  await open.close();
});

async function openEvents(token = cookie) {
  const response = await fetch(`${server.origin}/api/events`, { headers: { Cookie: token } });
  expect(response.status).toBe(200);
  return readEvents(response);
}

/** Copies the owner's session, so that more streams may be opened than one session is allowed. */
async function addSessions(count: number): Promise<string[]> {
  const [name] = cookie.split('=');
  const tokens = Array.from({ length: count }, () => newToken());
  await open.database.transaction(async (trx) => {
    const session = await trx.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    const copies = tokens.map((token) => ({
      ...session,
      id: newId(),
      tokenHash: hashToken(token),
    }));
    await trx.insertInto('sessions').values(copies).execute();
  });
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

describe.each(enginesOf('postgres'))('the stream of a running server on %s', (engine) => {
  beforeEach(() => start(engine));

  it('shows what the owner’s command changed, in a process of its own', async () => {
    const events = await openEvents();
    await expect.poll(() => events.version('bookings')).not.toBeNull();
    const before = events.version('bookings') ?? 0;
    const note = ['--note', 'Closed', '--note-pt', 'Fechado'];
    const { code } = await runOwnerCommand(open.env, 'close-day', '2031-04-16', ...note);
    expect(code).toBe(0);
    await expect.poll(() => events.version('bookings'), { timeout: 2000 }).toBe(before + 1);
    await events.leave();
  });

  it('ends before the server waits for current requests, however many browsers follow', async () => {
    const sessions = await addSessions(Math.ceil(500 / streamsPerSession));
    const tokens = sessions.flatMap((token) =>
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
