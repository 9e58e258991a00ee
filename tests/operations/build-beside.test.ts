import { existsSync } from 'node:fs';
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { freePort } from './free-port.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { type Program, signalGroup, startProgram, type } from './terminal.ts';

let project: ProjectCopy;
let database: TestDatabase;
let server: Program;
let origin: string;

async function start(): Promise<Program> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = { ...database.env, PORT: String(port) };
  server = startProgram('npm', ['start'], { cwd: project.folder, env });
  await server.says('"msg":"listening"');
  return server;
}

async function styleOfThePage(): Promise<string> {
  const page = await (await fetch(`${origin}/`)).text();
  return /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? '';
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(join(project.folder, folder), { recursive: true })).toSorted();
}

beforeEach(async () => {
  project = await copyProject({ built: true });
  database = await createTestDatabase('sqlite');
});
afterEach(async () => {
  signalGroup(server, 'SIGKILL');
  await server.ended;
  await database.dispose();
  await project.remove();
});

it('npm run build does not touch the files of the running server, and the next start uses the new ones', async () => {
  await start();
  const before = await styleOfThePage();
  const files = await namesIn('dist/client');
  await appendFile(join(project.folder, 'src/ui/styles/tokens.css'), ':root { --is-new: 1; }\n');

  const built = await type('npm run build', { cwd: project.folder });
  expect(built).toMatchObject({ code: 0 });
  expect(await namesIn('dist/client')).toEqual(files);
  expect((await fetch(origin + before)).status).toBe(200);
  const owner = await type('npm run --silent owner -- bookings', {
    cwd: project.folder,
    env: database.env,
  });
  expect(owner.code).toBe(0);
  expect(await namesIn('dist/client')).toEqual(files);

  signalGroup(server, 'SIGTERM');
  await server.ended;
  await start();
  expect(server.lines.filter((line) => line.startsWith('Building'))).toEqual([]);
  const after = await styleOfThePage();
  expect(after).not.toBe(before);
  expect(await readFile(join(project.folder, 'dist/client', after), 'utf8')).toContain('--is-new');
  expect(existsSync(join(project.folder, 'dist/next'))).toBe(false);

  // Pulled, and it does not compile: the build in use is asked.
  await appendFile(join(project.folder, 'src/server/main.ts'), '\nthis is no program\n');
  const typed = (line: string) => type(line, { cwd: project.folder, env: database.env });
  const backup = await typed('npm run backup');
  expect([backup.code, backup.output]).toEqual([
    0,
    expect.stringContaining('Backed up and checked'),
  ]);
  expect(backup.error).not.toContain('Building');
  const bookings = await typed('npm run --silent owner -- bookings');
  expect([bookings.code, bookings.error]).toEqual([
    0,
    expect.stringContaining('The build in use is asked instead.'),
  ]);
});
