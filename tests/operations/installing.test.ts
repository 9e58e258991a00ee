import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { signalGroup, startProgram, type } from './terminal.ts';

let project: ProjectCopy;
let registry: Server;
let requested: PromiseWithResolvers<void>;

/** The registry of the test, and an empty npm cache. */
function npmEnv(port: number): Record<string, string> {
  return {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: join(project.folder, '.npm-cache'),
    DATA_DIR: join(project.folder, 'data'),
  };
}

/** The packages of an earlier version, as an interrupted or older installation leaves them. */
async function leaveOldPackages(): Promise<string> {
  const old = join(project.folder, 'node_modules', 'of-before');
  await mkdir(old, { recursive: true });
  await writeFile(join(old, 'package.json'), '{}');
  return join(old, 'package.json');
}

beforeEach(async () => {
  project = await copyProject({ installed: false });
  requested = Promise.withResolvers<void>();
  // A registry that accepts every request and never responds.
  registry = createServer(() => requested.resolve());
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  registry.closeAllConnections();
  await new Promise((resolve) => registry.close(resolve));
  await project.remove();
});

it('an installation without a network ends with one message and the remedy', async () => {
  const old = await leaveOldPackages();
  const since = performance.now();
  const { code, error } = await type('npm start', {
    cwd: project.folder,
    env: npmEnv(await freePort()),
  });
  expect(code).toBe(1);
  expect(error).toContain(
    'The packages could not be fetched: the registry of npm cannot be reached (ECONNREFUSED). Check the network',
  );
  // npm's own timeout is two and a half minutes.
  expect(performance.now() - since).toBeLessThan(100_000);
  expect(existsSync(old)).toBe(true);
});

it('Ctrl+C during an installation ends it at once and keeps the existing packages', async () => {
  const old = await leaveOldPackages();
  const { port } = registry.address() as AddressInfo;
  const start = startProgram('npm', ['start'], { cwd: project.folder, env: npmEnv(port) });
  await requested.promise;
  const since = performance.now();
  signalGroup(start, 'SIGINT');
  await start.ended;
  expect(performance.now() - since).toBeLessThan(15_000);
  expect(start.lines.join('\n')).toContain('Stopped while installing.');
  expect(start.lines.join('\n')).not.toContain('ENOTEMPTY');
  expect(existsSync(old)).toBe(true);
  expect((await readdir(project.folder)).filter((name) => name.startsWith('.install'))).toEqual([]);
});

it('reports progress while the registry is slow', async () => {
  const { port } = registry.address() as AddressInfo;
  const start = startProgram('npm', ['start'], { cwd: project.folder, env: npmEnv(port) });
  await start.says('Still installing (15 s)');
  signalGroup(start, 'SIGINT');
  await start.ended;
});
