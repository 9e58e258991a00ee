import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { messageOf, run } from '../process.mjs';

// Chromium without its windows, which takes less of the processor for the same test.
const shell = 'chromium-headless-shell';
const browserNames = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Path of a Chromium, or null. A `CHROME_PATH` that names no program is an error.
 * @returns {string | null}
 */
export function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(
      `CHROME_PATH is ${given}, which is not a program. Set it to a Chromium, or unset it.`,
    );
  }
  return browserNames.map(onPath).find(Boolean) ?? playwrightBrowsers().find(isProgram) ?? null;
}

/**
 * Folder with `initdb` and `postgres`, or null.
 * @returns {string | null}
 */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [...path(), ...versions.map((version) => join(debian, version, 'bin'))];
  return (
    folders.find((folder) =>
      ['initdb', 'postgres'].every((name) => isProgram(join(folder, name))),
    ) ?? null
  );
}

/**
 * Finds the programs that the tests need; as root on Debian it installs what is missing.
 * @returns {Promise<{chromium: string, postgres: string | null}>} `postgres` is null when `TEST_DATABASE_URL` names a server.
 */
export async function requirePrograms() {
  const missing = [];
  if (findChromium() === null) missing.push('chromium');
  if (!process.env.TEST_DATABASE_URL && findPostgres() === null) missing.push('postgresql');
  // Tests of deploy/ start nginx where it is and read its settings elsewhere, so it only goes along.
  if (missing.length > 0 && process.getuid?.() === 0 && onPath('nginx') === null)
    missing.push('nginx-light');
  if (missing.length > 0) await install(missing);
  await preferShell();
  const chromium = findChromium();
  if (chromium === null) throw new Error('No Chromium can be found.');
  return { chromium, postgres: process.env.TEST_DATABASE_URL ? null : findPostgres() };
}

/** Installs the headless shell where it may; without it the tests use the browser that was found. */
async function preferShell() {
  if (process.env.CHROME_PATH || onPath(shell) !== null || !mayInstall()) return;
  try {
    await installPackages([shell]);
  } catch (error) {
    console.log(`The tests go on without ${shell}, and take longer: ${messageOf(error)}`);
  }
}

/** @param {string[]} packages names of Debian's packages */
async function install(packages) {
  const command = installCommand(packages);
  if (!mayInstall()) {
    const remedy = onPath('apt-get') === null ? elsewhere(packages) : `sudo sh -c '${command}'`;
    throw new Error(
      `The tests need ${packages.join(' and ')}. Install with this command, then run the tests again:\n\n  ${remedy}`,
    );
  }
  const output = await installPackages(packages);
  if (findChromium() === null || (!process.env.TEST_DATABASE_URL && findPostgres() === null)) {
    throw new Error(`${output}\n${packages.join(' and ')} cannot be found after "${command}".`);
  }
}

/** True on Debian as root, where packages are installed without asking. */
export function mayInstall() {
  return process.getuid?.() === 0 && onPath('apt-get') !== null;
}

/**
 * Installs packages of Debian and returns what apt-get printed; throws it if that fails.
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  const command = installCommand(packages);
  console.log(`Installing ${packages.join(' and ')} by apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await run('sh', ['-c', command], { env, quiet: true });
  if (code !== 0) throw new Error(`${output}\n"${command}" failed (exit code ${code}).`);
  return output;
}

/** @param {string[]} packages */
function installCommand(packages) {
  const plain = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const withShell = plain.replace(/\bchromium(?!-)/, shell);
  return `apt-get update && { ${withShell} || ${plain}; }`;
}

/**
 * The command that installs the counterparts of these Debian packages on this system.
 * @param {string[]} packages
 */
function elsewhere(packages) {
  if (process.platform === 'darwin') {
    const names = packages.map((name) => (name === 'chromium' ? 'google-chrome' : 'postgresql@17'));
    return `brew install ${names.join(' ')}`;
  }
  const browser = packages.includes('chromium') ? 'npx playwright install chromium' : null;
  const database = packages.includes('postgresql')
    ? 'docker run -d -p 5432:5432 -e POSTGRES_PASSWORD=test postgres:17'
    : null;
  const setting = database
    ? '   # then set TEST_DATABASE_URL=postgres://postgres:test@127.0.0.1:5432/postgres'
    : '';
  return [browser, database].filter(Boolean).join(' && ') + setting;
}

function playwrightBrowsers() {
  /** @type {Partial<Record<NodeJS.Platform, string>>} */
  const caches = { darwin: 'Library/Caches', win32: 'AppData/Local', linux: '.cache' };
  const folder =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), caches[process.platform] ?? '.cache', 'ms-playwright');
  const builds = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.startsWith('chromium-'))
    : [];
  const places = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ];
  const installed = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ];
  return [
    ...builds
      .sort()
      .reverse()
      .flatMap((build) => places.map((place) => join(folder, build, place))),
    ...installed,
  ];
}

function path() {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
}

/**
 * Path of a program on PATH, or null.
 * @param {string} name
 */
export function onPath(name) {
  return (
    path()
      .map((folder) => join(folder, name))
      .find(isProgram) ?? null
  );
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
