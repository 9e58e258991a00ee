import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {{url: string, stop: () => Promise<void>}} PostgresCluster `stop` also removes its folder */

/**
 * A shell script that keeps the server as its child and waits on its own input. The input closes
 * when the tests end, whatever ends them; then the server is stopped and its folder removed. It does
 * not wait for the disk: tests kill processes, never the machine, and what a process has written stays.
 * Databases of tests live for a second: nobody vacuums them, and their making is not logged (`wal_level`).
 */
const keeper = `
trap '' INT TERM HUP
cd "$2" || exit 1
"$1/initdb" -D "$2/data" -U postgres -A trust -E UTF8 --locale=C --no-sync >"$2/log" 2>&1 &&
{ "$1/postgres" -D "$2/data" -p "$3" -k "" -c listen_addresses=127.0.0.1 -c max_connections=200 \
  -c shared_buffers=64MB -c fsync=off -c full_page_writes=off \
  -c autovacuum=off -c wal_level=minimal -c max_wal_senders=0 >>"$2/log" 2>&1 & }
server=$!
(while kill -0 $server 2>/dev/null; do sleep 0.2; done; cat "$2/log" >&2) & watcher=$!
cat >/dev/null
kill $watcher 2>/dev/null
kill -INT $server 2>/dev/null
wait $server
cd / && rm -rf "$2"
`;

/**
 * Starts an empty PostgreSQL server of its own on a free port of 127.0.0.1. As root it runs as the
 * user `postgres`, because PostgreSQL refuses root.
 * @param {string} programs folder with `initdb` and `postgres`
 * @returns {Promise<PostgresCluster>}
 */
export async function startPostgresCluster(programs) {
  const folder = mkdtempSync(join(roomForDatabases(), 'entrada-postgres-'));
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    chownSync(folder, idOf('-u'), idOf('-g'));
    chmodSync(folder, 0o700);
  }
  const shell = ['sh', '-c', keeper, 'sh', programs, folder, String(port)];
  const [command = '', ...args] = asRoot ? ['runuser', '-u', 'postgres', '--', ...shell] : shell;
  const child = spawn(command, args, {
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    cwd: '/',
  });
  let failure = '';
  let ended = false;
  child.stderr.on('data', (chunk) => (failure += chunk));
  child.on('error', (error) => {
    failure += error.message;
    ended = true;
  });
  const exited = new Promise((resolve) => child.on('close', resolve)).then(() => (ended = true));

  async function stop() {
    // Nothing else may keep this process alive until the server has gone.
    child.ref();
    child.stdin.end();
    if (!ended) await exited;
    rmSync(folder, { recursive: true, force: true });
  }

  const deadline = Date.now() + 60_000;
  while (!(await answers(port))) {
    if (ended || failure !== '' || Date.now() > deadline) {
      await stop();
      throw new Error(`The PostgreSQL server of the tests did not start.\n${failure}`);
    }
    await pause(100);
  }
  child.unref();
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** Bytes that databases and logs of a run need at most, several times over. */
const room = 4 * 1024 ** 3;

/** In memory where that has room: a copy of a database is a thousand files, half of whose cost is the disk's. */
function roomForDatabases() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= room ? memory : tmpdir();
}

/** @param {'-u' | '-g'} flag */
function idOf(flag) {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Asks, as PostgreSQL's protocol 3.0 does at a connection's start, for its own database and user. */
function startupMessage() {
  const names = Buffer.from('user\0postgres\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + names.length, 0);
  head.writeInt32BE(3 << 16, 4);
  return Buffer.concat([head, names]);
}

/**
 * True once the server lets somebody in. One that is still starting answers too, with an error.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answers(port) {
  const letsIn = 'R'.charCodeAt(0);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(startupMessage()));
    const finish = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', (data) => finish(data[0] === letsIn));
    socket.once('close', () => finish(false));
    socket.once('error', () => finish(false));
  });
}
