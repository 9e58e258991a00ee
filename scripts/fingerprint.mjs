import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made from. Tests are no part of it. */
const inputs = [
  'src',
  'public',
  'vite',
  'vite.config.ts',
  'vite.sign-in.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * A hash that changes when an input is added, removed or written. Reads no contents.
 * @param {string} folder
 */
export function fingerprintOf(folder) {
  const hash = createHash('sha256');
  for (const input of inputs) addPath(hash, folder, input);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} folder
 * @param {string} path
 */
function addPath(hash, folder, path) {
  const stat = statSync(join(folder, path), { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(join(folder, path)).sort())
    addPath(hash, folder, `${path}/${name}`);
}
