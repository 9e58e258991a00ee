import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { freePort } from './free-port.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { type Program, signalGroup, startProgram, type } from './terminal.ts';

type Server = { origin: string; program: Program };

let project: ProjectCopy;
let database: TestDatabase;
let servers: Server[] = [];

async function start(index: number, port: number): Promise<void> {
  const { env } = database;
  const program = startProgram('npm', ['start'], {
    cwd: project.folder,
    env: { ...env, DATA_DIR: join(env.DATA_DIR, String(index)), PORT: String(port) },
  });
  servers[index] = { origin: `http://127.0.0.1:${port}`, program };
  await program.says('"msg":"listening"');
}

async function stop(index: number): Promise<number> {
  const server = servers[index];
  if (!server) throw new Error('It was not started');
  signalGroup(server.program, 'SIGTERM');
  await server.program.ended;
  return Number(new URL(server.origin).port);
}

beforeEach(async () => {
  project = await copyProject({ built: true });
  database = await createTestDatabase('postgres');
  servers = [];
});
afterEach(async () => {
  for (const { program } of servers) {
    signalGroup(program, 'SIGKILL');
    await program.ended;
  }
  await database.dispose();
  await project.remove();
});

/** Every file of the build that a page names. */
function assetsOf(page: string): string[] {
  const named = page.match(/\/(?:admin\/)?assets\/[\w.-]+\.(?:css|js|woff2)/g) ?? [];
  return [...new Set(named)];
}

/** The status of a request, as a proxy passes it on: a server that does not listen is not asked. */
async function statusOf(url: string): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(url);
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

/**
 * Reads pages from one server and what they name from the other, as a proxy with two servers lets a
 * browser do, and what every earlier page named, as a page in a cache does.
 */
async function browse(isOver: () => boolean) {
  const seen = new Set<string>();
  const failed: string[] = [];
  let pages = 0;
  const ask = async (origin: string, path: string) => {
    const answer = await statusOf(origin + path);
    if (answer !== null && answer.status !== 200) failed.push(`${answer.status} ${path}`);
    return answer;
  };
  for (let round = 0; !isOver(); round += 1) {
    const [first, second] = round % 2 === 0 ? servers : servers.toReversed();
    const path = ['/', '/pt/services', '/admin', '/sign-in', '/blog'][round % 5] ?? '/';
    const page = await ask(first?.origin ?? '', path);
    if (page) pages += 1;
    const named = page ? assetsOf(page.text) : [];
    for (const asset of named) seen.add(asset);
    const earlier = [...seen].filter((_, at) => at % 7 === round % 7);
    for (const asset of new Set([...named, ...earlier])) await ask(second?.origin ?? '', asset);
    await pause(5);
  }
  return { failed, pages, seen };
}

it('two servers are updated one after the other under load, and no page or file of one fails', async () => {
  await start(0, await freePort());
  await start(1, await freePort());
  let isOver = false;
  const browsing = Promise.all([browse(() => isOver), browse(() => isOver), browse(() => isOver)]);
  await appendFile(join(project.folder, 'src/ui/styles/tokens.css'), ':root { --is-new: 1; }\n');
  expect(await type('npm run build', { cwd: project.folder })).toMatchObject({ code: 0 });
  await start(0, await stop(0));
  await pause(2_000);
  await start(1, await stop(1));
  await pause(2_000);
  isOver = true;
  const read = await browsing;
  const styles = new Set(
    read.flatMap(({ seen }) => [...seen].filter((name) => /^\/assets\/.*\.css$/.test(name))),
  );
  expect(read.flatMap(({ failed }) => failed)).toEqual([]);
  expect(read.every(({ pages }) => pages > 20)).toBe(true);
  // Both builds were seen, and what either named is served after the update, by both servers.
  expect(styles.size).toBeGreaterThanOrEqual(3);
  const every = new Set(read.flatMap(({ seen }) => [...seen]));
  for (const { origin } of servers)
    for (const asset of every)
      expect((await statusOf(origin + asset))?.status, `${origin}${asset}`).toBe(200);
});
