import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '#platform/database/transact.server.ts';
import { type HttpSite, startHttpSite } from '../../faults/http-site.ts';

let site: HttpSite;
beforeAll(async () => {
  site = await startHttpSite('2026-11-23T08:30:00.000Z', { https: true });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

type Sent = { status: number; requestId: unknown; headers: Record<string, unknown>; body: string };

function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const call = request(site.origin + path, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('end', () => {
        const { date: _, 'x-request-id': requestId, ...rest } = response.headers;
        const body = Buffer.concat(chunks).toString('base64');
        resolve({ status: response.statusCode ?? 0, requestId, headers: rest, body });
      });
    });
    call.once('error', reject);
    call.end();
  });
}

/** Drops all stored pages. */
function changeContent(): Promise<unknown> {
  return site.database.transaction((trx) =>
    trx.updateTable('testimonials').set({ sort: 1 }).where('sort', '=', 1).execute(),
  );
}

/** Sends a request for a page that is not stored, which is created without the framework. */
async function sendToCreate(path: string, headers: Record<string, string> = {}, method = 'GET') {
  await changeContent();
  const before = { ...site.counts };
  const sent = await send(path, headers, method);
  expect([path, site.counts]).toEqual([path, { ...before, created: before.created + 1 }]);
  expect(sent.requestId).toMatch(/^[0-9a-f-]{36}$/);
  return { ...sent, requestId: null };
}

/** The same response from the framework: a request with a body length is not plain. */
async function sendToFramework(path: string, headers: Record<string, string> = {}, method = 'GET') {
  await changeContent();
  const before = { ...site.counts };
  const sent = await send(path, { ...headers, 'Content-Length': '0' }, method);
  expect(site.counts).toEqual({ ...before, framework: before.framework + 1 });
  return { ...sent, requestId: null };
}

describe.each([
  ['/', 200],
  ['/pt', 200],
  ['/blog', 200],
  ['/pt/blog/iva-oss', 200],
  ['/book-consultation', 200],
  ['/blog/no-such-post', 404],
] as const)('%s, created ahead of the framework', (path, status) => {
  it.each([{ 'Accept-Encoding': 'gzip, deflate, br' }, { 'Accept-Encoding': 'gzip' }, {}])(
    'is the same as from the framework, for %j',
    async (accepted) => {
      const headers = accepted as Record<string, string>;
      const created = await sendToCreate(path, headers);
      expect(created.status).toBe(status);
      expect(created).toEqual(await sendToFramework(path, headers));
      const head = await sendToCreate(path, headers, 'HEAD');
      expect(head).toEqual({ ...created, body: '' });
      const known = { ...headers, 'If-None-Match': String(created.headers.etag) };
      const revalidated = await sendToCreate(path, known);
      expect(revalidated).toEqual(await sendToFramework(path, known));
      expect(revalidated.status).toBe(status === 200 ? 304 : 404);
    },
  );
});

it.each([
  '/blog/',
  '/blog?q=vat',
  '/blog?utm_source=x',
  '/services?utm_source=x',
  '/checkout',
  '/no-such-page',
  '/%62log',
  '//blog',
  '/robots.txt',
  '/healthz',
  '/admin',
  '/api/testimonials',
])('%s is left to the framework', async (path) => {
  await changeContent();
  const before = { ...site.counts };
  await send(path);
  expect(site.counts).toEqual({ ...before, framework: before.framework + 1 });
});

it('a failure is responded to by the framework, which does not repeat the work', async () => {
  const away = () => Promise.reject(new DatabaseUnavailableError('away'));
  const read = vi.spyOn(site.database, 'read').mockImplementation(away);
  const direct = await sendToCreateFailing('/');
  const reads = read.mock.calls.length;
  read.mockClear();
  const framework = await sendToFramework('/');
  expect(framework.status).toBe(503);
  expect(framework.headers['retry-after']).toBe('5');
  expect({ ...direct, requestId: null }).toEqual(framework);
  expect(direct.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(reads).toBe(read.mock.calls.length);
});

async function sendToCreateFailing(path: string): Promise<Sent> {
  await changeContent();
  const { created } = site.counts;
  const sent = await send(path);
  expect(site.counts.created).toBe(created + 1);
  return sent;
}
