import { messageOf } from '../../scripts/process.mjs';
import {
  findChromium,
  installPackages,
  mayInstall,
  onPath,
} from '../../scripts/testing/programs.mjs';

/** Paths of programs, null where there is none. @typedef {{ wrk: string | null, nginx: string | null, taskset: string | null, chromium: string | null }} Programs */

/** @returns {Programs} */
function findPrograms() {
  const [wrk = null, nginx = null, taskset = null] = ['wrk', 'nginx', 'taskset'].map(onPath);
  return { wrk, nginx, taskset, chromium: findChromium() };
}

const packages = { wrk: 'wrk', nginx: 'nginx-light', taskset: 'util-linux', chromium: 'chromium' };

/**
 * Finds the programs that the bench uses. As root on Debian it installs what is missing first; if that
 * fails, the parts that need it are not measured.
 */
export async function preparePrograms() {
  const found = findPrograms();
  const missing = Object.entries(packages).filter(
    ([name]) => found[/** @type {keyof Programs} */ (name)] === null,
  );
  if (missing.length === 0 || !mayInstall()) return found;
  try {
    await installPackages(missing.map(([, name]) => name));
  } catch (error) {
    console.error(messageOf(error));
  }
  return findPrograms();
}

/**
 * @param {Programs} programs
 * @param {keyof Programs} name
 * @returns {string}
 */
export function requireProgram(programs, name) {
  const path = programs[name];
  if (path === null)
    throw new Error(
      `${name} is not installed (on Debian as root: apt-get install ${packages[name]})`,
    );
  return path;
}
