import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end. With `quiet` the output is collected instead of shown.
 * @param {string} command
 * @param {string[]} args
 * @param {{env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean}} [options]
 * @returns {Promise<{code: number, output: string}>} `code` is 128 + n after signal n, 127 when the program cannot be started.
 */
export function run(command, args, { env = process.env, cwd = root, quiet = false } = {}) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd, env, stdio });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? exitCodeOf(signal), output });
    });
  });
}

/**
 * Sends the signal to every program that `run` has started and that has not ended.
 * @param {NodeJS.Signals} signal
 */
export function stopRunning(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * Runs a program in this terminal and ends this process with its exit code. Signals are passed on.
 * After Ctrl+C the terminal has signalled the program too: it treats a repeated signal as the first.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function becomeParentOf(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
  onStopRequest((signal) => child.kill(signal));
  child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? exitCodeOf(signal)));
}

/**
 * Calls `stop` when this process is asked to stop. npm passes SIGTERM to its shell alone, which
 * dies of it silently: under npm the loss of the parent counts as SIGTERM.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
export function onStopRequest(stop) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => stop(signal));
  if (process.platform === 'win32' || !process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 100);
  watch.unref();
}

/**
 * Ends this process with exit code 1 and a message for a person.
 * @param {unknown} reason an error, or a sentence
 * @returns {never}
 */
export function fail(reason) {
  process.stderr.write(`\n${messageOf(reason)}\n`);
  process.exit(1);
}

/**
 * @param {unknown} reason an error, or a sentence
 * @returns {string}
 */
export function messageOf(reason) {
  return reason instanceof Error ? reason.message : String(reason);
}

/** @param {NodeJS.Signals | null} signal */
function exitCodeOf(signal) {
  return 128 + (signal === null ? 0 : constants.signals[signal]);
}
