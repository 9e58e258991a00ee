import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { installBeside } from './npm-ci.mjs';
import { root } from './project.mjs';

/**
 * A package in a lockfile.
 * @typedef {{version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, os?: string[], cpu?: string[], libc?: string[]}} LockedPackage
 */

/** Installs the locked packages when `node_modules` does not hold exactly them. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock(
    async () => {
      if (isInstalled()) return;
      console.log('Installing the packages of package-lock.json …');
      await installBeside();
      if (!isInstalled())
        throw new Error('npm ci ended, but packages of package-lock.json are missing.');
    },
    { onWait: () => console.log('Another start is installing or building: waiting for it …') },
  );
}

/**
 * Compares what npm wrote last (`node_modules/.package-lock.json`) with the lockfile by content: a
 * fresh clone has meaningless times, and a killed `npm ci` leaves no such file.
 */
export function isInstalled(folder = root) {
  const locked = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (locked === null) throw new Error('package-lock.json is missing or not JSON.');
  if (installed === null) return false;
  for (const [path, entry] of Object.entries(installed)) {
    if (locked[path]?.version !== entry.version) return false;
    if (locked[path]?.integrity !== entry.integrity) return false;
    if (!existsSync(join(folder, path, 'package.json'))) return false;
  }
  return Object.entries(locked).every(
    ([path, entry]) => path === '' || path in installed || !isWanted(entry),
  );
}

/** @param {LockedPackage} entry */
function isWanted(entry) {
  if (!entry.optional && !entry.devOptional) return true;
  if (entry.libc || (!entry.os && !entry.cpu)) return false;
  return matches(entry.os, process.platform) && matches(entry.cpu, process.arch);
}

/**
 * @param {string[] | undefined} list
 * @param {string} value
 */
function matches(list, value) {
  return list === undefined || list.includes(value);
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null} null when there is no such file, or it is not JSON
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
