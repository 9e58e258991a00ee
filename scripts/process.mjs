import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

const running = new Set();

/**
 * Runs a program to its end. With `quiet` the output is collected instead of shown.
 * @returns {Promise<{code: number, output: string}>} `code` is 128 + n after signal n, 127 when the program cannot be started.
 */
export function run(command, args, { env = process.env, cwd = root, quiet = false } = {}) {
  return new Promise((resolve) => {
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

/** Asks every program that `run` has under way to stop. */
export function stopRunning(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * Runs a program in this terminal and ends this process with its exit code. Signals are passed on.
 * After Ctrl+C the terminal has told the program too: it treats a repeated signal as the first.
 */
export function becomeParentOf(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
  onStopRequest((signal) => child.kill(signal));
  child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? exitCodeOf(signal)));
}

/**
 * Tells when this process is asked to stop. npm passes SIGTERM to its shell alone, and the shell
 * dies of it without a word: under npm the loss of the parent counts as SIGTERM.
 */
export function onStopRequest(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  if (process.platform === 'win32' || !process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 100);
  watch.unref();
}

/** Ends this process with a message for a person. */
export function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

function exitCodeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}
