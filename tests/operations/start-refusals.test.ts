import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runServerToItsEnd } from '../faults/run-server.ts';
import { startServer } from '../harness/running-server.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';

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
