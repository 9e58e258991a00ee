import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './project.mjs';

/**
 * Runs `work` while no other process on this machine runs it for this folder. The lock is a
 * listening socket: the system releases it when its holder dies, whatever the cause.
 * @template Value
 * @param {() => Promise<Value>} work
 * @param {{onWait?: () => void}} [options]
 * @returns {Promise<Value>}
 */
export async function withLock(work, { onWait = () => {} } = {}) {
  let server = await listen();
  if (server === null) onWait();
  while (server === null) {
    await pause(150);
    server = await listen();
  }
  try {
    return await work();
  } finally {
    const held = server;
    await new Promise((resolve) => held.close(resolve));
  }
}

function address() {
  const name = `entrada-${createHash('sha256').update(root).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

/** @returns {Promise<import('node:net').Server | null>} null while another process holds the lock */
function listen() {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', async (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      if (await isAbandoned()) removeSocket();
      resolve(null);
    });
    server.listen({ path: address() }, () => resolve(server));
  });
}

/**
 * Only a socket that is a file (macOS) outlives its holder.
 * @returns {Promise<boolean>}
 */
function isAbandoned() {
  if (process.platform === 'linux' || process.platform === 'win32') return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect({ path: address() });
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code === 'ECONNREFUSED'),
    );
  });
}

function removeSocket() {
  try {
    unlinkSync(address());
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
