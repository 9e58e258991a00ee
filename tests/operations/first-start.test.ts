import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { runServerToItsEnd } from '../faults/run-server.ts';
import { startServer } from '../harness/running-server.ts';
import { createTestDatabase, type Engine, type TestDatabase } from '../harness/test-database.ts';
import { type } from './terminal.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const https = 'https://entrada.example';
const engines: Engine[] = ['sqlite', 'postgres'];

let place: TestDatabase;
afterEach(() => place.dispose());

async function leave(path: string): Promise<void> {
  const file = join(place.env.DATA_DIR, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, path.endsWith('.lock') ? '' : 'x');
}

describe.each(engines)('a public site without a database on %s', (engine) => {
  it('is refused until the owner creates one, and starts from then on', async () => {
    place = await createTestDatabase(engine);
    const { code, output } = await runServerToItsEnd({ ...place.env, ORIGIN: https });
    expect(code).toBe(1);
    expect(output).toContain(
      engine === 'sqlite'
        ? `There is no database in ${place.env.DATA_DIR}. Where ORIGIN is https a start makes none: the disk may not be mounted`
        : 'There is no database in DATABASE_URL. Where ORIGIN is https a start makes none',
    );
    expect(output).toContain('npm run owner -- init');
    expect(output).not.toContain('    at ');
    expect(existsSync(join(place.env.DATA_DIR, 'server.lock'))).toBe(false);

    const env = { ...place.env, ORIGIN: https };
    const made = await type('npm run --silent owner -- init', { cwd: root, env });
    expect(made.output).toContain('The database is made');
    const server = await startServer(env);
    expect(server.logs.join('\n')).not.toMatch(/"msg":"(migrated|seeded)/);
    await server.stop();

    const again = await type('npm run --silent owner -- init', { cwd: root, env });
    expect(again).toMatchObject({
      code: 1,
      error: expect.stringContaining('There is already a database'),
    });
  });
});

describe('a folder that has lost its database', () => {
  it.each(['mail/a.eml', 'backups/entrada-1.sqlite', 'server.lock', 'entrada.sqlite-wal'])(
    'is not filled with samples: %s is left',
    async (trace) => {
      place = await createTestDatabase('sqlite');
      await leave(trace);
      const { code, output } = await runServerToItsEnd(place.env);
      expect(code).toBe(1);
      expect(output.trim()).toBe(
        `The data folder ${place.env.DATA_DIR} holds ${trace.replace(/\/.*/, '')} but no database entrada.sqlite, so it is not filled with samples. Put the database back (npm run restore -- <backup>), or set DATA_DIR to an empty folder for a new site.`,
      );
      expect(readdirSync(place.env.DATA_DIR)).toEqual([trace.replace(/\/.*/, '')]);
    },
  );

  it('does not get a new one from init either', async () => {
    place = await createTestDatabase('sqlite');
    await leave('mail/a.eml');
    const { code, error } = await type('npm run --silent owner -- init', {
      cwd: root,
      env: place.env,
    });
    expect(code).toBe(1);
    expect(error).toContain('holds mail but no database');
    expect(readdirSync(place.env.DATA_DIR)).toEqual(['mail']);
  });
});

it('a trial needs no init, even in a folder that does not exist yet', async () => {
  place = await createTestDatabase('sqlite');
  await rm(place.env.DATA_DIR, { recursive: true });
  const server = await startServer(place.env);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await server.stop();
});

it('a first start that was killed early can be repeated', async () => {
  place = await createTestDatabase('sqlite');
  await writeFile(join(place.env.DATA_DIR, 'entrada.sqlite'), '');
  await leave('server.lock');
  const server = await startServer(place.env);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await server.stop();
});
