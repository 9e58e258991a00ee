import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { becomeOwner } from '../../harness/become-owner.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { startServer } from '../../harness/running-server.ts';
import { formatNumber } from '../part.mjs';

const path = '/api/admin/subscribers/import';
const watcher = fileURLToPath(new URL('../watch-pauses.mjs', import.meta.url));
/** Milliseconds that nobody may wait for the database, or for the server. */
const most = 50;
const longestWait = 600_000;

/**
 * A list of which a third proves its consent, a third has none, and the others are known, repeated, or
 * no addresses.
 * @param {number} count
 */
function writeList(count) {
  const lines = ['Email,Name,Language,Consent date,Consent source'];
  for (let place = 0; place < count; place += 1) {
    const address = place % 6 === 4 ? `reader-${place - 1}` : `reader-${place}`;
    const consent = place % 3 === 0 ? '2021-03-02,Form on the old site' : ',';
    lines.push(
      place % 6 === 5
        ? `nobody-${place},Nobody,,,`
        : `${address}@bench.example,Reader ${place},${place % 2 === 0 ? 'pt' : 'en'},${consent}`,
    );
  }
  return lines.join('\n');
}

/** Watches how long others keep the write lock at once. @param {string} folder */
function watchLock(folder) {
  const worker = new Worker(new URL('../watch-lock.mjs', import.meta.url), {
    workerData: { path: join(folder, 'entrada.sqlite'), most },
  });
  let seen = { longest: 0, beyond: 0 };
  worker.on('message', (message) => {
    seen = message;
  });
  return async () => {
    await worker.terminate();
    return seen;
  };
}

/**
 * Lets a visitor write, so that the first mail of the server has left: it loads what writes mails, for some
 * 70 ms, whoever is its cause.
 * @param {{ origin: string }} server
 * @param {string} folder
 */
async function sendFirstMail({ origin }, folder) {
  const message = { name: 'Noor', email: 'noor@bench.example', message: 'Can you help us?' };
  const body = JSON.stringify({ ...message, businessName: 'Tessera', phone: '', locale: 'en' });
  const headers = { 'Content-Type': 'application/json', Origin: origin };
  const response = await fetch(`${origin}/api/contact`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  await waitForMail(join(folder, 'mail'), ({ to }) => to?.[0]?.address === message.email);
}

/** @type {import('../part.mjs').Part} */
export const list = {
  name: 'list',
  title: 'Import of a list of readers on SQLite, beside another program that writes',
  async measure({ folder, quick }) {
    const readers = quick ? 5_000 : 100_000;
    const pauses = join(folder, 'pauses');
    mkdirSync(pauses);
    const env = { DATA_DIR: folder, PAUSES: pauses, NODE_OPTIONS: `--import ${watcher}` };
    const server = await startServer(env);
    try {
      const { name, value } = await becomeOwner(server, { name: 'Rita', email: 'rita@b.example' });
      /** @param {string} address @param {object} [init] */
      async function call(address, init) {
        const headers = { Origin: server.origin, Cookie: `${name}=${value}` };
        const response = await fetch(server.origin + address, { headers, ...init });
        if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
        return response.status === 204 ? null : response.json();
      }
      /** @type {import('../part.mjs').Row[]} */
      const rows = [];
      /** @param {string} during @param {() => Promise<unknown>} work */
      async function beside(during, work) {
        process.kill(server.pid, 'SIGUSR2');
        await sleep(300);
        const stop = watchLock(folder);
        const start = performance.now();
        await work();
        const seconds = (performance.now() - start) / 1000;
        await sleep(400);
        const lock = await stop();
        const pause = JSON.parse(readFileSync(join(pauses, `${server.pid}.json`), 'utf8'));
        rows.push({
          during,
          s: formatNumber(seconds),
          'lock ms': formatNumber(lock.longest),
          'locks > 50 ms': lock.beyond,
          'server pause ms': formatNumber(pause.longest),
          'of it work ms': formatNumber(pause.longestWork),
        });
        return { lock: lock.longest, pause: pause.longestWork };
      }
      await sendFirstMail(server, folder);
      let id = '';
      const body = writeList(readers);
      const type = {
        Origin: server.origin,
        Cookie: `${name}=${value}`,
        'Content-Type': 'text/csv',
      };
      const taken = await beside('taking it', async () => {
        const init = { method: 'POST', headers: type, body };
        ({ id } = await call(`${path}?dry-run=1&name=old.csv`, init));
      });
      const written = await beside('writing it', async () => {
        const headers = { ...type, 'Content-Type': 'application/json' };
        await call(`${path}/${id}/start`, { method: 'POST', headers, body: '{}' });
        const end = Date.now() + longestWait;
        for (;;) {
          const { state, counts } = await call(`${path}/${id}`);
          if (state === 'done') {
            if (counts.confirmed + counts.invited < readers / 2)
              throw new Error(JSON.stringify(counts));
            return;
          }
          if (state !== 'writing' || Date.now() > end) throw new Error(`The list is ${state}`);
          await sleep(500);
        }
      });
      return {
        rows,
        values: {
          listLock: Math.max(taken.lock, written.lock),
          listPause: Math.max(taken.pause, written.pause),
        },
        repeats: {},
      };
    } finally {
      await server.kill();
    }
  },
};
