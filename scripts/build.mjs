import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { run } from './process.mjs';
import { root } from './project.mjs';
import { requireNode } from './runtime.mjs';

const dist = join(root, 'dist');
const next = join(dist, 'next');
const parts = ['client', 'admin', 'server'];

export const serverEntry = join(dist, 'server', 'main.js');

/**
 * Puts a build of today's sources in place: the one that waits beside, or a new one when the
 * sources are newer than both. Only what starts a server calls this.
 */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await alone(async () => {
    if (isBuilt()) return;
    if (!isBuilt(next)) await buildBeside();
    putInPlace();
  });
}

/**
 * A build of today's sources that leaves the files of a running server alone.
 * @returns {Promise<string>} the folder that holds `client`, `admin` and `server`
 */
export async function ensureBuiltBeside() {
  if (isBuilt()) return dist;
  await alone(async () => {
    if (!isBuilt() && !isBuilt(next)) await buildBeside();
  });
  return isBuilt() ? dist : next;
}

/**
 * The server and its programs alone, for tests that start a program and need no page: seconds less
 * than a whole build.
 * @returns {Promise<string>} the folder of the programs
 */
export async function ensureProgramsBuilt() {
  const whole = [dist, next].find((folder) => isBuilt(folder));
  if (whole !== undefined) return join(whole, 'server');
  const folder = join(dist, 'programs');
  await alone(async () => {
    const fingerprint = fingerprintOf(root);
    if (readStamp(folder) === fingerprint) return;
    rmSync(stampOf(folder), { force: true });
    await vite(['--ssr', '--outDir', join(folder, 'server')]);
    writeFileSync(stampOf(folder), JSON.stringify({ fingerprint }));
  });
  return join(folder, 'server');
}

/**
 * The build that a server runs or would start with, whatever the sources are now: a checkout that
 * does not compile, or whose packages are not installed, must not keep a backup from being made.
 * @returns {string | null} the folder that holds `client`, `admin` and `server`; null if there is none
 */
export function buildInUse() {
  if (isWhole(dist)) return dist;
  return isWhole(next) ? next : null;
}

/** The build that the next start will run, if that is known without building; else the one in use. */
export function buildOfNextStart() {
  return isBuilt(next) ? next : buildInUse();
}

/** Whether `folder` holds a whole build of today's sources. */
export function isBuilt(folder = dist) {
  return isWhole(folder) && readStamp(folder) === fingerprintOf(root);
}

/** @param {() => Promise<void>} work */
function alone(work) {
  return withLock(work, {
    onWait: () => console.log('Another start is installing or building: waiting for it …'),
  });
}

/** The stamp is written last: a build that was broken off has none. */
async function buildBeside() {
  const fingerprint = fingerprintOf(root);
  rmSync(next, { recursive: true, force: true });
  console.log('Building …');
  await vite(['--outDir', join(next, 'client')]);
  await vite(['--config', 'vite.admin.config.ts', '--outDir', join(next, 'admin')]);
  await vite(['--ssr', '--outDir', join(next, 'server')]);
  const stamp = stampOf(next);
  writeFileSync(`${stamp}.part`, JSON.stringify({ fingerprint }));
  renameSync(`${stamp}.part`, stamp);
}

/** Swaps the build beside in; broken off half-way, neither folder counts as a whole build. */
function putInPlace() {
  const old = join(dist, '.old');
  rmSync(stampOf(dist), { force: true });
  rmSync(old, { recursive: true, force: true });
  mkdirSync(old, { recursive: true });
  for (const part of parts) {
    if (existsSync(join(dist, part))) renameSync(join(dist, part), join(old, part));
    renameSync(join(next, part), join(dist, part));
  }
  keepServerParts(join(old, 'server', 'assets'), join(dist, 'server', 'assets'));
  renameSync(stampOf(next), stampOf(dist));
  rmSync(old, { recursive: true, force: true });
  rmSync(next, { recursive: true, force: true });
}

/** Milliseconds. A server that still runs the build before is restarted within a week. */
const longestUpdate = 7 * 86_400_000;

/**
 * A server of the build before loads some of its parts only when they are needed. Their names have a
 * hash of their content, so that those of several builds lie beside one another.
 * @param {string} from
 * @param {string} to
 */
function keepServerParts(from, to) {
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) {
    const isRecent = Date.now() - statSync(join(from, name)).mtimeMs < longestUpdate;
    if (isRecent && !existsSync(join(to, name))) renameSync(join(from, name), join(to, name));
  }
}

/** @param {string} folder */
function isWhole(folder) {
  const commands = [
    ...['main', 'owner', 'backup', 'restore'],
    ...['prepare-pictures', 'parse-mail', 'check-database'],
  ].map((name) => `server/${name}.js`);
  const manifests = ['client', 'admin'].map((part) => `${part}/.vite/manifest.json`);
  const entries = [...manifests, ...commands];
  return entries.every((entry) => existsSync(join(folder, entry)));
}

/** @param {string} folder */
function stampOf(folder) {
  return join(folder, 'build.json');
}

/** Vite does not know the drawings that the site makes itself. */
const servedByTheSite = /^\/art\/\S+ referenced in \S+ didn't resolve at build time/;

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
  const worthSaying = output.split('\n').filter((line) => !servedByTheSite.test(line));
  if (worthSaying.some((line) => line.trim() !== '')) console.log(worthSaying.join('\n').trim());
}

/** @param {string} folder */
function readStamp(folder) {
  try {
    return JSON.parse(readFileSync(stampOf(folder), 'utf8')).fingerprint;
  } catch {
    return null;
  }
}
