import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSmtpServer } from '../../fakes/smtp-server.ts';
import { becomeOwner } from '../../harness/become-owner.ts';
import { startServer } from '../../harness/running-server.ts';
import { formatNumber } from '../part.mjs';
import { readCpu } from '../uncached-render.mjs';

/** The fastest pace, 95 mails a second, and one at which pages are most of the work. */
const fastest = 6_000;
const slower = 300;
const longestWait = 180_000;
const pages = [
  '/',
  '/blog',
  '/services',
  '/pt',
  '/pt/blog',
  '/api/blog-posts?fields=card&limit=10',
];
const issue = {
  subject: 'The tax calendar, on one page',
  subjectPt: 'O calendário fiscal, numa página',
  body: `## Three dates\n\n${'The year has **three** dates that cost [money](/services). '.repeat(60)}`,
  bodyPt: `## Três datas\n\n${'O ano tem **três** datas que custam [dinheiro](/services). '.repeat(60)}`,
};

/**
 * Adds confirmed subscribers, a third of whom read Portuguese.
 * @param {string} folder
 * @param {number} count
 */
function addReaders(folder, count) {
  const database = new DatabaseSync(join(folder, 'entrada.sqlite'));
  const insert = database.prepare(
    `insert into newsletter_subscribers
      (id, email, email_key, name, language, status, created_at, confirmed_at)
      values (?, ?, ?, '', ?, 'confirmed', ?, ?)`,
  );
  const at = new Date().toISOString();
  database.exec('begin');
  for (let place = 0; place < count; place += 1) {
    const email = `reader-${place}@bench.example`;
    insert.run(randomUUID(), email, email, place % 3 === 0 ? 'pt' : 'en', at, at);
  }
  database.exec('commit');
  database.close();
}

/**
 * The bytes that the tables of a stopped server's database take.
 * @param {string} folder
 */
function usedBytes(folder) {
  const database = new DatabaseSync(join(folder, 'entrada.sqlite'));
  const row = database
    .prepare(
      'select (page_count - freelist_count) * page_size as bytes from pragma_page_count(), pragma_freelist_count(), pragma_page_size()',
    )
    .get();
  database.close();
  return Number(row?.bytes);
}

/** @param {number} pid */
function cpuOf(pid) {
  const { main, workers } = readCpu(pid);
  return main + workers;
}

/**
 * What one page adds to the CPU of the server: pages are read one after the other, and what the server does
 * without them, in seconds just before, is taken off.
 * @param {{ origin: string, pid: number }} server
 * @param {number} count
 */
async function costOfPages({ origin, pid }, count) {
  const idle = cpuOf(pid);
  const [idleStart, idleMilliseconds] = [performance.now(), 6_000];
  await sleep(idleMilliseconds);
  const ofIdling = (cpuOf(pid) - idle) / (performance.now() - idleStart);
  const [before, start] = [cpuOf(pid), performance.now()];
  for (let place = 0; place < count; place += 1) {
    const response = await fetch(origin + pages[place % pages.length]);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`A page was answered with ${response.status}`);
  }
  return (cpuOf(pid) - before - ofIdling * (performance.now() - start)) / count;
}

/**
 * Signs the owner in, and returns what she does.
 * @param {import('../../harness/running-server.ts').RunningServer} server
 */
async function signIn(server) {
  const session = await becomeOwner(server, { name: 'Bench', email: 'owner@bench.example' });
  /** @param {string} method @param {string} path @param {object} body */
  async function call(method, path, body) {
    const response = await fetch(server.origin + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Origin: server.origin,
        Cookie: `${session.name}=${session.value}`,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return response.json();
  }
  const setPace = (/** @type {number} */ perMinute) =>
    call('PUT', '/api/admin/settings/newsletter', { perMinute, warmUp: false });
  return {
    setPace,
    async startIssue() {
      await setPace(fastest);
      const { id } = await call('POST', '/api/admin/campaigns', issue);
      await call('POST', `/api/admin/campaigns/${id}/start`, {});
    },
  };
}

/** @type {import('../part.mjs').Part} */
export const issues = {
  name: 'issues',
  title: 'An issue of the newsletter on SQLite, and pages meanwhile',
  async measure({ folder, quick }) {
    const readers = quick ? 600 : 3_000;
    const reads = quick ? 600 : 6_000;
    const smtp = await startSmtpServer();
    let taken = 0;
    smtp.beforeResponse = async () => {
      taken += 1;
      smtp.received.length = 0;
    };
    const settings = { DATA_DIR: folder, SMTP_URL: smtp.url };
    const empty = await startServer(settings);
    const { startIssue, setPace } = await signIn(empty);
    await empty.stop();
    addReaders(folder, readers);
    const bytesBefore = usedBytes(folder);
    const { origin } = empty;
    const server = await startServer({ ...settings, ORIGIN: origin, PORT: new URL(origin).port });
    /** @param {number} count */
    const untilTaken = async (count) => {
      const end = Date.now() + longestWait;
      while (taken < count) {
        if (Date.now() > end) throw new Error(`Only ${taken} mails have left`);
        await sleep(20);
      }
    };
    try {
      await costOfPages(server, reads);
      const alone = await costOfPages(server, reads);
      await startIssue();
      // What is compiled by then no longer counts.
      await untilTaken(readers * 0.3);
      const [before, first] = [cpuOf(server.pid), taken];
      await untilTaken(readers * 0.6);
      const perMail = (cpuOf(server.pid) - before) / (taken - first);
      await setPace(slower);
      // What was claimed at the faster pace leaves first.
      await sleep(2_500);
      const count = taken;
      const beside = await costOfPages(server, reads);
      if (taken === count) throw new Error('No mail left while pages were read');
      if (taken === readers) throw new Error('The last mail left before the pages were read');
      await server.stop();
      const perReader = (usedBytes(folder) - bytesBefore) / readers;
      return {
        rows: [
          {
            mails: readers,
            'CPU ms a mail': formatNumber(perMail),
            'bytes a reader': formatNumber(perReader),
            'CPU ms a page': formatNumber(alone),
            'beside an issue': formatNumber(beside),
          },
        ],
        values: { issueMail: perMail, issueReader: perReader / 1000, issuePages: beside / alone },
        repeats: {},
      };
    } finally {
      await server.kill();
      await smtp.close();
    }
  },
};
