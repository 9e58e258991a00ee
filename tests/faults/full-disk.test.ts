import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { bodyFor, freeSlots, postBooking } from './book.ts';
import { type OpenDatabase, openMigratedDatabase } from './open-database.ts';

let server: RunningServer | null = null;
afterEach(async () => {
  await server?.kill();
  server = null;
});

async function readiness(): Promise<unknown> {
  const response = await fetch(`${server?.origin}/readyz`);
  const body = (await response.json()) as { code?: string; status?: unknown };
  return response.status === 200 ? body.status : [response.status, body.code];
}

async function bookFreely(): Promise<number> {
  const origin = server?.origin ?? '';
  const [slot = { date: '', time: '' }] = await freeSlots(origin);
  const { status, headers } = await postBooking(origin, bodyFor(slot));
  if (status === 503) expect(headers.get('retry-after')).toBe('5');
  return status;
}

/** Writes to a file until its disk has no more room. */
function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (const size of [1 << 20, 1 << 12, 1])
      try {
        for (;;) writeSync(file, Buffer.alloc(size));
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
      }
  } finally {
    closeSync(file);
  }
}

/** Whether a file system can be mounted that only the started program and its children see. */
function canMount(): boolean {
  return spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
}

const mountAndRun = 'mount -t tmpfs -o size=32m tmpfs "$0" && exec "$@"';

describe('a server whose own disk is full', () => {
  it('says so, shows pages, responds to a booking with 503, and recovers when there is room', async () => {
    if (!canMount())
      return void process.stdout.write(
        'No full disk was tested: this user may not mount a file system.\n',
      );
    const dataDir = await mkdtemp(join(tmpdir(), 'entrada-small-disk-'));
    const through = ['unshare', '-m', 'sh', '-c', mountAndRun, dataDir];
    server = await startServer({ DATA_DIR: dataDir }, { through });
    const filler = `/proc/${server.pid}/root${dataDir}/filler`;
    expect(await readiness()).toBe('ready');
    fill(filler);
    expect(await readiness()).toEqual([503, 'disk_full']);
    for (const path of ['/', '/pt/blog', '/healthz', '/api/service-packages'])
      expect((await fetch(server.origin + path)).status).toBe(200);
    expect(await bookFreely()).toBe(503);
    rmSync(filler);
    expect(await bookFreely()).toBe(201);
    expect(await readiness()).toBe('ready');
    await server.stop();
    await rm(dataDir, { recursive: true });
  });
});

describe('a server whose PostgreSQL has a full disk', () => {
  let open: OpenDatabase;
  afterEach(() => open.close());

  const run = (statement: string) => sql.raw(statement).execute(open.database.forMigrations);

  it('says so, shows pages, responds to a booking with 503, and recovers when there is room', async () => {
    open = await openMigratedDatabase({ engine: 'postgres' });
    server = await startServer(open.env);
    await run(`create function refuse() returns trigger language plpgsql as
      $$ begin raise 'no space left on device' using errcode = '53100'; end $$`);
    await run('create trigger full_disk before insert on bookings execute function refuse()');
    expect(await readiness()).toBe('ready');
    expect(await bookFreely()).toBe(503);
    expect(await readiness()).toEqual([503, 'disk_full']);
    for (const path of ['/', '/pt/blog', '/healthz', '/api/service-packages'])
      expect((await fetch(server.origin + path)).status).toBe(200);
    await run('drop trigger full_disk on bookings');
    expect(await bookFreely()).toBe(201);
    expect(await readiness()).toBe('ready');
  });
});
