import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openContent, setPosts } from './content-size.mjs';
import { median } from './report/statistics.mjs';

process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('../..', import.meta.url));
const clientDir = join(root, 'dist', 'client');

/** @typedef {Awaited<ReturnType<typeof import('./rendering.ts')['openRendering']>>} Rendering */

/**
 * Builds `rendering.ts` as the server is built, and returns what it exports.
 * @param {string} outDir
 * @returns {Promise<typeof import('./rendering.ts')>}
 */
async function buildRendering(outDir) {
  const { build } = await import('vite');
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      rolldownOptions: {
        input: join(root, 'tests', 'bench', 'rendering.ts'),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return import(pathToFileURL(join(outDir, 'rendering.js')).href);
}

/**
 * CPU in milliseconds of one call of `work`, all threads included: the median of the rounds.
 * @param {() => unknown} work
 * @param {{rounds?: number, count?: number}} [options]
 */
export async function measureCpu(work, { rounds = 7, count = 60 } = {}) {
  /** @type {number[]} */
  const measured = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = process.cpuUsage();
    for (let turn = 0; turn < count; turn += 1) await work();
    const { user, system } = process.cpuUsage(before);
    if (round > 0) measured.push((user + system) / 1000 / count);
  }
  return median(measured);
}

/**
 * Opens a rendering in this process for each number of posts, null for the samples, for as long as `use`
 * takes.
 * @template Value
 * @param {(number | null)[]} posts
 * @param {(renderings: Rendering[]) => Promise<Value>} use
 * @returns {Promise<Value>}
 */
export async function withRenderings(posts, use) {
  // Within the project, where the built files find its packages.
  const outDir = mkdtempSync(join(root, 'dist', 'rendering-'));
  /** @type {string[]} */
  const folders = [outDir];
  /** @type {Rendering[]} */
  const renderings = [];
  try {
    const { openRendering } = await buildRendering(outDir);
    for (const count of posts) {
      const dataDir = mkdtempSync(join(tmpdir(), 'entrada-bench-'));
      folders.push(dataDir);
      renderings.push(await openRendering(dataDir, clientDir));
      const content = openContent(dataDir);
      if (count !== null) setPosts(content, count);
      content.close();
    }
    return await use(renderings);
  } finally {
    for (const rendering of renderings) await rendering.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
