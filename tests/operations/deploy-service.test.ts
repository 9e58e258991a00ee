import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SmtpServer, startSmtpServer } from '../fakes/smtp-server.ts';
import { bodyFor, freeSlots, postBooking } from '../faults/book.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { findProgram, reportReadOnly } from './find-program.ts';
import { freePort } from './free-port.ts';
import { operatorsNode, type Program, signalGroup, startProgram } from './terminal.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const units = ['entrada.service', 'entrada-backup.service', 'entrada-backup.timer'];

function unit(name: string): string {
  return readFileSync(join(root, 'deploy', name), 'utf8');
}

function settingOf(name: string, key: string): string {
  return new RegExp(`^${key}=(.*)$`, 'm').exec(unit(name))?.[1] ?? '';
}

let place: TestDatabase;
let smtp: SmtpServer;
let service: Program | undefined;
beforeEach(async () => {
  place = await createTestDatabase('sqlite');
  smtp = await startSmtpServer();
});
afterEach(async () => {
  if (service) signalGroup(service, 'SIGKILL');
  await service?.ended;
  await smtp.close();
  await place.dispose();
});

/** Starts what `ExecStart=` names, with the Node of an operator in the place of /usr/bin/node. */
function execStart(name: string, env: Record<string, string>): Program {
  const [node, ...args] = settingOf(name, 'ExecStart').split(' ');
  expect(node).toBe('/usr/bin/node');
  return startProgram(operatorsNode, args, { cwd: root, env: { ...place.env, ...env } });
}

it('systemd accepts the units', () => {
  const program = findProgram('systemd-analyze');
  if (program === null) return reportReadOnly('deploy/*.service', 'systemd-analyze');
  const files = units.map((name) => join(root, 'deploy', name));
  const { status, stderr } = spawnSync(program, ['verify', '--man=no', ...files], {
    encoding: 'utf8',
  });
  // A missing /usr/bin/node is not a fault of the unit.
  const faults = stderr.split('\n').filter((line) => !/is not executable|^$/.test(line));
  expect(faults).toEqual([]);
  expect(status === 0 || stderr.includes('is not executable')).toBe(true);
});

it('stopping the service waits for the server to finish, as systemd waits', async () => {
  expect(settingOf('entrada.service', 'KillMode')).toBe('mixed');
  // Ten seconds for requests, fifty for the mails being delivered.
  expect(Number(settingOf('entrada.service', 'TimeoutStopSec'))).toBeGreaterThan(60);
  const port = await freePort();
  service = execStart('entrada.service', { PORT: String(port), SMTP_URL: smtp.url });
  const { child, lines, says, ended } = service;
  await says('"msg":"listening"');
  const taken = Promise.withResolvers<void>();
  smtp.beforeResponse = () => taken.promise;
  const origin = `http://127.0.0.1:${port}`;
  const [slot = { date: '', time: '' }] = await freeSlots(origin);
  expect((await postBooking(origin, bodyFor(slot))).status).toBe(201);
  await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBeGreaterThan(0);

  // KillMode=mixed: SIGTERM to the first process; once that has ended, SIGKILL to all others.
  const first = new Promise((resolve) => child.once('exit', resolve));
  const killed = first.then(() => service && signalGroup(service, 'SIGKILL'));
  child.kill('SIGTERM');
  await says('"msg":"stopping"');
  expect(child.exitCode).toBeNull();
  taken.resolve();
  expect(await first).toBe(0);
  await killed;
  await ended;
  expect(lines.some((line) => line.includes('"msg":"stopped"'))).toBe(true);
});

it('the backup service makes a backup while the server runs', async () => {
  service = execStart('entrada.service', { PORT: String(await freePort()) });
  await service.says('"msg":"listening"');
  const backup = execStart('entrada-backup.service', {});
  await backup.says('Backed up and checked: ');
  expect(await backup.ended).toBe(0);
  expect(settingOf('entrada-backup.timer', 'OnCalendar')).toBe('*-*-* 03:30:00');
});
