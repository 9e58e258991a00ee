import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { freePort } from './free-port.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { type Printed, type Program, signalGroup, startProgram, type } from './terminal.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');

/** Commands that need root, a registry or a separate machine. The tests of deploy/ run those they can. */
const machines =
  /^(apt-get|useradd|git|chown|cd|install|cp|systemctl|certbot|nginx|docker|mmdebstrap) ?/;

/** Returns the lines of the page's shell blocks, without comments. */
function commands(): string[] {
  return [...page.matchAll(/```sh\n([\s\S]+?)```/g)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.replace(/ {2,}#.*$/, '').trim())
    .filter((line) => line !== '');
}

let project: ProjectCopy;
let place: TestDatabase;
let server: Program | undefined;

beforeEach(async () => {
  project = await copyProject({ built: true });
  place = await createTestDatabase('sqlite');
  await writeFile(join(project.folder, '.env'), `DATA_DIR=${place.env.DATA_DIR}\n`);
});
afterEach(async () => {
  if (server) signalGroup(server, 'SIGKILL');
  await server?.ended;
  server = undefined;
  await place.dispose();
  await project.remove();
});

/** Replaces the folders of a server in a line with those of this test. */
async function follow(line: string): Promise<Printed> {
  const backups = join(place.env.DATA_DIR, 'backups');
  const files = existsSync(backups) ? readdirSync(backups) : [];
  // What a check found lies beside its backup.
  const newest = files
    .filter((name) => !name.endsWith('.json'))
    .sort()
    .at(-1);
  const here = line
    .replace(/^sudo -u entrada /, '')
    .replace('/mnt/backups', join(place.env.DATA_DIR, 'elsewhere'))
    .replace(/\/var\/lib\/entrada\/backups\/\S+/, join(backups, newest ?? 'none'));
  return type(here, { cwd: project.folder });
}

async function start(): Promise<void> {
  const env = { PORT: String(await freePort()) };
  server = startProgram('npm', ['start'], { cwd: project.folder, env });
  await server.says('"msg":"listening"');
}

async function stop(): Promise<void> {
  if (server) signalGroup(server, 'SIGTERM');
  await server?.ended;
}

it('every command on the operations page belongs to the project or the machine', () => {
  const all = commands();
  expect(all).toContain('npm run backup');
  expect(all).toContain('sudo -u entrada npm run build');
  const unknown = all
    .map((line) => line.replace(/^sudo -u entrada /, ''))
    .filter((line) => !machines.test(line) && !/^npm (start$|run )/.test(line));
  expect(unknown).toEqual([]);
});

it('every file in deploy/ that the page copies or names exists', () => {
  const named = [...page.matchAll(/deploy\/([a-z-]+\.[a-z]+|Dockerfile)\b/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !existsSync(join(root, 'deploy', name)))).toEqual([]);
});

it('the documented commands work in order, while the server runs and after it has stopped', async () => {
  const all = commands().filter((line) => /^(sudo -u entrada )?npm run /.test(line));
  const isInit = (line: string) => line.endsWith('npm run owner -- init') || / -- init$/.test(line);
  expect((await follow('sudo -u entrada npm run owner -- init')).code).toBe(0);
  // The page names it as one that the operator has.
  writeFileSync(join(project.folder, 'mail.eml'), 'From: noor@tessera.example\n\nHello.\n');
  await start();
  const whileRunning = all.filter((line) => !isInit(line) && !line.includes('npm run restore'));
  for (const line of whileRunning) {
    const { code, output, error } = await follow(line);
    // 1: there is no such order, member of staff, calendar or backup here, and the command says so.
    const expected = /EN-|reopen-|busy-calendar|sign-in-link|--check=/.test(line) ? [0, 1] : [0];
    expect(expected, `${line}\n${output}${error}`).toContain(code);
    expect(error).not.toContain('    at ');
  }
  await stop();
  for (const line of all.filter((command) => command.includes('npm run restore'))) {
    const { code, error } = await follow(line);
    expect(code, `${line}\n${error}`).toBe(0);
  }
});
