import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { run } from './process.mjs';
import { root } from './project.mjs';
import { requireNode } from './runtime.mjs';

const dist = join(root, 'dist');
const stamp = join(dist, 'build.json');
const parts = ['client', 'server'];

export const serverEntry = join(dist, 'server', 'main.js');
export const ownerEntry = join(dist, 'server', 'owner.js');

/** Builds when a source is newer than the build, or the last build did not finish. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await withLock(
    async () => {
      if (!isBuilt()) await build();
    },
    { onWait: () => console.log('Another start is installing or building: waiting for it …') },
  );
}

export function isBuilt() {
  return existsSync(serverEntry) && existsSync(ownerEntry) && readStamp() === fingerprintOf(root);
}

/**
 * Builds browser and server parts beside the current build and swaps them in; the stamp is written
 * last. Call it through `ensureBuilt`, which lets one process at a time in.
 */
export async function build() {
  const fingerprint = fingerprintOf(root);
  const next = join(dist, '.next');
  const old = join(dist, '.old');
  rmSync(next, { recursive: true, force: true });
  console.log('Building …');
  await vite(['--outDir', join(next, 'client')]);
  await vite(['--ssr', '--outDir', join(next, 'server')]);

  rmSync(stamp, { force: true });
  rmSync(old, { recursive: true, force: true });
  mkdirSync(old, { recursive: true });
  for (const part of parts) {
    if (existsSync(join(dist, part))) renameSync(join(dist, part), join(old, part));
    renameSync(join(next, part), join(dist, part));
  }
  writeFileSync(`${stamp}.part`, JSON.stringify({ fingerprint }));
  renameSync(`${stamp}.part`, stamp);
  rmSync(old, { recursive: true, force: true });
  rmSync(next, { recursive: true, force: true });
}

/** @param {string[]} args */
async function vite(args) {
  const bin = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const flags = ['--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await run(requireNode(), [bin, 'build', ...args, ...flags], {
    env,
    quiet: true,
  });
  if (code !== 0) throw new Error(`The build failed (vite build, exit code ${code}).\n${output}`);
  if (output.trim() !== '') console.log(output.trim());
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8')).fingerprint;
  } catch {
    return null;
  }
}
