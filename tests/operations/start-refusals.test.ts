import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runServerToItsEnd } from '../faults/run-server.ts';
import { firstOwnerPath } from '../harness/first-owner-path.ts';
import { startServer } from '../harness/running-server.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';

/** A user without files of its own. */
const nobody = 65_534;

let place: TestDatabase;
let other: Server;
beforeEach(async () => {
  place = await createTestDatabase('sqlite');
  other = createServer();
});
afterEach(async () => {
  await new Promise((resolve) => other.close(resolve));
  await place.dispose();
});

it('a port in use by another program is named, with the remedy', async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { code, output } = await runServerToItsEnd({ ...place.env, PORT: port });
  expect(code).toBe(1);
  expect(output).toContain(
    `PORT ${port} on 127.0.0.1 is in use by another program (EADDRINUSE): stop that one, or set PORT to another number.`,
  );
  expect(output).not.toContain('    at ');
  expect(readdirSync(place.env.DATA_DIR)).toEqual([]);
});

it('an empty folder that cannot be written is named, and nothing is created', async () => {
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'entrada-read-only-'));
  if (isRoot) chownSync(folder, nobody, nobody);
  chmodSync(folder, 0o500);
  const env = { ...place.env, DATA_DIR: folder };
  const { code, output } = await runServerToItsEnd(env, isRoot ? nobody : undefined);
  expect([code, output.trim()]).toEqual([
    1,
    `The data folder ${folder} cannot be written (EACCES); make it a folder that this user may write in, on a disk that is not read-only, or set DATA_DIR to another one`,
  ]);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('a server of PostgreSQL without TLS is named, with the remedy, where the address asks for it', async () => {
  const postgres = await createTestDatabase('postgres');
  const address = new URL(postgres.settings.databaseUrl ?? '');
  address.searchParams.set('sslmode', 'require');
  const { code, output } = await runServerToItsEnd({
    ...postgres.env,
    DATABASE_URL: address.href,
  });
  expect([code, output.trim()]).toEqual([
    1,
    'DATABASE_URL: the PostgreSQL server cannot be used: it does not support TLS: set sslmode=disable, or switch TLS on there',
  ]);
  address.searchParams.set('sslmode', 'disable');
  const server = await startServer({ ...postgres.env, DATABASE_URL: address.href });
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await server.stop();
  await postgres.dispose();
});

it('two first starts on one database log one address, and it is the one that works', async () => {
  const postgres = await createTestDatabase('postgres');
  const servers = await Promise.all(
    ['a', 'b'].map((name) =>
      startServer({ ...postgres.env, DATA_DIR: join(postgres.env.DATA_DIR, name) }),
    ),
  );
  const addresses = servers.map(firstOwnerPath);
  expect(new Set(addresses).size).toBe(1);
  const [server] = servers;
  const token = addresses[0]?.split('/').at(-1);
  const response = await fetch(`${server?.origin}/api/sign-in/first`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server?.origin ?? '' },
    body: JSON.stringify({ token, name: 'Rita', email: 'rita@entrada.example', locale: 'en' }),
  });
  expect(response.status, await response.text()).toBe(201);
  for (const started of servers) await started.stop();
  await postgres.dispose();
});

it('a start ends with one line for people, and the log stays JSON where it is no terminal', async () => {
  const server = await startServer(place.env);
  const others = server.logs.filter((line) => !line.startsWith('{') && line !== '');
  await expect
    .poll(() => server.logs.filter((line) => line.startsWith('Entrada is at')))
    .toEqual([
      `Entrada is at ${server.origin} · back office: ${server.origin}${firstOwnerPath(server)} (makes you its owner)`,
    ]);
  expect(others.filter((line) => !line.startsWith('Entrada is at'))).toEqual([]);
  const samples = server.logs.filter((line) => line.includes('sample values'));
  expect(samples.map((line) => JSON.parse(line).fields)).toEqual([
    expect.arrayContaining(['brand', 'nipc', 'openingHours']),
  ]);
  await server.stop();
});

it.each(['192.0.2.1', 'no-such-host.invalid', '999.1.1.1'])(
  'a HOST that is none of this machine is named, with what is allowed: %s',
  async (HOST) => {
    const { code, output } = await runServerToItsEnd({ ...place.env, HOST });
    expect(code).toBe(1);
    expect(output).toContain(`HOST is "${HOST}", which is no address of this machine`);
    expect(output).toContain('allowed: 127.0.0.1 for this machine alone, 0.0.0.0 or ::');
    expect(output).not.toContain('    at ');
  },
);

it('a mistyped setting is named and does not prevent the start', async () => {
  const server = await startServer({ ...place.env, PROT: '8080', SMPT_URL: 'smtp://secret' });
  const warnings = server.logs.filter((line) => line.includes('did you mean'));
  expect(warnings.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, variable: 'PROT', meant: 'PORT', msg: 'PROT is no setting: did you mean PORT?' },
    { level: 40, variable: 'SMPT_URL', meant: 'SMTP_URL' },
  ]);
  expect(server.logs.join('\n')).not.toContain('secret');
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await server.stop();
});
