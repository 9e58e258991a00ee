import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { bodyFor, freeSlots, postBooking } from './book.ts';
import { type RedirectedServer, startInTerminal, startRedirected } from './redirected-server.ts';

const patient = { timeout: 60_000, interval: 20 };

let testDatabase: TestDatabase;
let server: RedirectedServer | null;
beforeEach(async () => {
  testDatabase = await createTestDatabase('sqlite');
  server = null;
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await testDatabase.dispose();
});

/** Starts the server with every request in the log. */
async function start(output: number | 'pipe'): Promise<RedirectedServer> {
  server = await startRedirected({ ...testDatabase.env, LOG_LEVEL: 'debug' }, output);
  return server;
}

async function expectToServe(origin: string): Promise<void> {
  const [first, second] = await freeSlots(origin);
  for (const slot of [first, second]) {
    const response = await postBooking(origin, bodyFor(slot ?? { date: '', time: '' }));
    expect(response.status).toBe(201);
  }
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
}

/** Requests URLs whose log lines are six kilobytes long. */
async function fillLog(origin: string, count: number): Promise<void> {
  const path = `/api/${'long/'.repeat(1200)}`;
  for (let sent = 0; sent < count; sent += 10)
    await Promise.all(Array.from({ length: 10 }, () => fetch(origin + path)));
}

/** A pipe whose only reader is this process, which reads when `readAll` is called. */
function openPipe() {
  const path = join(testDatabase.env.DATA_DIR, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, constants.O_WRONLY);
  let text = '';
  return {
    writer,
    readAll(): string {
      const bytes = Buffer.alloc(65_536);
      try {
        for (let count = 1; count > 0; ) {
          count = readSync(reader, bytes);
          text += bytes.toString('latin1', 0, count);
        }
      } catch (error) {
        expect((error as { code?: string }).code).toBe('EAGAIN');
      }
      return text;
    },
    close: () => [reader, writer].forEach(closeSync),
  };
}

describe('a server keeps running and stops on request while its log goes to', () => {
  it('a full disk', async () => {
    const full = openSync('/dev/full', 'w');
    const { origin, stop } = await start(full);
    closeSync(full);
    await expectToServe(origin);
    expect(await stop()).toBe(0);
  });

  it('a pipe that is full and never read', async () => {
    const pipe = openPipe();
    const { origin, stop } = await start(pipe.writer);
    await fillLog(origin, 40);
    await expectToServe(origin);
    expect(await stop()).toBe(0);
    pipe.close();
  });

  it('a socket that is full and never read', async () => {
    const { origin, stop } = await start('pipe');
    await fillLog(origin, 200);
    await expectToServe(origin);
    expect(await stop()).toBe(0);
  });

  it('a reader that has died', async () => {
    const { origin, stop, child } = await start('pipe');
    child.stdout?.destroy();
    await fillLog(origin, 10);
    await expectToServe(origin);
    expect(await stop()).toBe(0);
  });

  it('a terminal that was closed', async () => {
    const inTerminal = await startInTerminal(testDatabase.env);
    await inTerminal.closeTerminal();
    await expectToServe(inTerminal.origin);
    await inTerminal.stop().finally(inTerminal.kill);
  });
});

it('dropped log lines are counted in the log when it is read again', async () => {
  const pipe = openPipe();
  const { origin, stop } = await start(pipe.writer);
  await expect.poll(() => pipe.readAll().includes('"msg":"listening"'), patient).toBe(true);
  const before = pipe.readAll().length;
  await fillLog(origin, 300);
  await expect.poll(() => pipe.readAll().includes('log lines were dropped'), patient).toBe(true);
  const lines = pipe
    .readAll()
    .slice(before)
    .split('\n')
    .filter((line) => line.includes('/long/') || line.includes('dropped'))
    .map((line) => JSON.parse(line));
  const { dropped } = lines.pop();
  expect(dropped).toBeGreaterThan(0);
  expect(lines.length + dropped).toBe(300);
  await stop();
  pipe.close();
});

it('a pipe that was full before the start does not prevent the start', async () => {
  const pipe = openPipe();
  const nonBlocking = openSync(
    join(testDatabase.env.DATA_DIR, 'pipe'),
    constants.O_WRONLY | constants.O_NONBLOCK,
  );
  expect(() => {
    for (;;) writeSync(nonBlocking, `${'x'.repeat(4095)}\n`);
  }).toThrow('EAGAIN');
  const { origin, stop } = await start(pipe.writer);
  await expectToServe(origin);
  expect(await stop()).toBe(0);
  pipe.close();
  closeSync(nonBlocking);
});
