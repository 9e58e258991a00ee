import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './project.mjs';

/** Settings of an outer npm that would make the inner one install something else than the lockfile. */
const misleading =
  /^npm_config_(omit|include|only|also|production|dev|optional|global|location|dry_run|package_lock|package_lock_only|workspaces?|os|cpu|libc|engine_strict|install_strategy|prefix|local_prefix|global_prefix)$/i;

const flags = [
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
  // The lockfile names the content of each package, so one that npm has kept need not be asked for.
  '--prefer-offline',
  // By its own settings npm gives up after two and a half minutes where there is no network.
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=4000',
  '--fetch-timeout=20000',
];

const inputs = ['package.json', 'package-lock.json', '.npmrc'];
const reportEvery = 15_000;

const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|FETCH_ERROR)\b/;
const distrusted =
  /\b(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/;

/**
 * Runs `npm ci` in a folder beside and swaps its `node_modules` in: a running server keeps its
 * packages until then, and an installation that fails or is broken off leaves what was there.
 * Throws an error for a person. Asked to stop, it ends this process with 128 + the signal's number.
 */
export async function installBeside() {
  removeLeftovers();
  const beside = join(root, `.install-${process.pid}`);
  mkdirSync(beside);
  const packages = join(root, 'node_modules');
  try {
    for (const name of inputs)
      if (existsSync(join(root, name))) cpSync(join(root, name), join(beside, name));
    const { code, output } = await runInterruptibly(beside);
    if (code !== 0) throw new Error(explain(code, output));
    if (existsSync(packages)) renameSync(packages, join(beside, 'replaced'));
    renameSync(join(beside, 'node_modules'), packages);
  } finally {
    remove(beside);
  }
}

/**
 * What went wrong, and the remedy.
 * @param {number} code
 * @param {string} output
 * @returns {string}
 */
export function explain(code, output) {
  const [, missing] = unreachable.exec(output) ?? [];
  if (missing)
    return `The packages could not be fetched: the registry of npm cannot be reached (${missing}). Check the network, and behind a proxy "npm config set proxy" and "https-proxy"; then run the command again. "npm config get registry" shows the address.`;
  const [, certificate] = distrusted.exec(output) ?? [];
  if (certificate)
    return `The packages could not be fetched: the certificate of npm's registry, or of a proxy before it, is not trusted here (${certificate}). Set NODE_EXTRA_CA_CERTS to the file (PEM) of the authority that signed it; then run the command again.`;
  if (/\bENOSPC\b/.test(output))
    return 'The packages could not be installed: the disk is full. They take about 400 MB; free some, then run the command again.';
  return `npm ci failed (exit code ${code}).\n${output}`;
}

/**
 * @param {string} beside
 * @returns {Promise<{code: number, output: string}>}
 */
function runInterruptibly(beside) {
  const [command, args] = npm();
  // A group of its own: the terminal's Ctrl+C would make npm undo its work for half a minute.
  const child = spawn(command, [...args, 'ci', ...flags], {
    cwd: beside,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const start = performance.now();
  const report = setInterval(
    () => console.log(`Still installing (${Math.round((performance.now() - start) / 1000)} s) …`),
    reportEvery,
  );
  /** @type {NodeJS.Signals | null} */
  let stoppedBy = null;
  /** @param {NodeJS.Signals} signal */
  function stop(signal) {
    stoppedBy ??= signal;
    killGroup(child);
  }
  const watching = watchForStop(stop);
  return new Promise((resolve) => {
    /** @param {number} code */
    function finish(code) {
      clearInterval(report);
      watching.end();
      if (stoppedBy === null) return resolve({ code, output });
      remove(beside);
      console.error(
        '\nStopped while installing. What was installed before is unchanged; the same command begins again.',
      );
      process.exit(128 + constants.signals[stoppedBy]);
    }
    child.once('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/**
 * Under npm the loss of the parent counts as SIGTERM: npm passes that signal to its shell alone.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
function watchForStop(stop) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) stop('SIGTERM');
  }, 100);
  return {
    end() {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, stop);
    },
  };
}

/** @param {import('node:child_process').ChildProcess} child */
function killGroup(child) {
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** @returns {[string, string[]]} */
function npm() {
  const script = process.env.npm_execpath;
  if (script && existsSync(script) && /npm-cli\.[cm]?js$/.test(script))
    return [process.env.npm_node_execpath ?? process.execPath, [script]];
  return process.platform === 'win32' ? ['cmd.exe', ['/d', '/s', '/c', 'npm']] : ['npm', []];
}

function environment() {
  /** @type {NodeJS.ProcessEnv} */
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !misleading.test(name)),
  );
  delete env.NODE_ENV;
  return env;
}

/** What a killed installation left. The lock of the caller keeps others out. */
function removeLeftovers() {
  for (const name of readdirSync(root)) if (/^\.install-\d+$/.test(name)) remove(join(root, name));
}

/** @param {string} folder */
function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
