import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followRevision } from '#server/page-store/follow-revision.server.ts';
import { storedCalls } from '#server/page-store/stored-calls.ts';
import { type HttpSite, startHttpSite } from '../../faults/http-site.ts';

let site: HttpSite;
let clientDir: string;
beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'entrada-client-'));
  mkdirSync(join(clientDir, 'assets'));
  for (const suffix of ['', '.br', '.gz'])
    writeFileSync(join(clientDir, 'assets', `app-1a2b.js${suffix}`), `bytes of ${suffix}`);
  writeFileSync(join(clientDir, 'assets', 'text-1a2b.woff2'), 'a font');
  site = await startHttpSite('2026-11-23T08:30:00.000Z', { https: true, clientDir });
});
afterAll(async () => {
  await site.close();
  rmSync(clientDir, { recursive: true });
});

type Sent = { status: number; headers: Record<string, unknown>; body: Buffer };

/** Sends a request and returns everything but what differs each time. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const call = request(site.origin + path, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('end', () => {
        const { date: _date, 'x-request-id': _id, ...rest } = response.headers;
        const status = response.statusCode ?? 0;
        resolve({ status, headers: rest, body: Buffer.concat(chunks) });
      });
    });
    call.once('error', reject);
    call.end();
  });
}

/** The same response from the framework: a request with a body length is not plain. */
function sendToFramework(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return send(path, { ...headers, 'Content-Length': '0' }, method);
}

/** Sends a request that the store must respond to. */
async function sendToStore(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const before = site.counts.stored;
  const sent = await send(path, headers, method);
  expect([path, site.counts.stored]).toEqual([path, before + 1]);
  return sent;
}

async function sendUnstored(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const before = site.counts.stored;
  const sent = await send(path, headers, method);
  expect([path, site.counts.stored]).toEqual([path, before]);
  return sent;
}

const tagOf = ({ headers }: Sent) => String(headers.etag);

const kinds = [
  ['home', '/'],
  ['home in Portuguese', '/pt'],
  ['a list', '/blog'],
  ['a list in Portuguese', '/pt/case-studies'],
  ['a post', '/blog/iva-oss'],
  ['a legal page', '/privacy'],
  ['the booking page', '/book-consultation'],
  ['a list of the API', '/api/testimonials'],
  ['cards of the API', '/api/blog-posts?fields=card&limit=3'],
  ['a post of the API', '/api/blog-posts/slug/iva-oss'],
] as const;

describe.each(kinds)('%s', (_, path) => {
  it.each([
    ['br', { 'Accept-Encoding': 'gzip, deflate, br' }],
    ['gzip', { 'Accept-Encoding': 'gzip' }],
    ['identity', {}],
  ])('is the same from the store as from the framework, in %s', async (encoding, accepted) => {
    const rendered = await sendToFramework(path, accepted);
    expect(rendered.status).toBe(200);
    expect(rendered.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(await sendToStore(path, accepted)).toEqual(rendered);

    const head = await sendToStore(path, accepted, 'HEAD');
    expect(head).toEqual(await sendToFramework(path, accepted, 'HEAD'));
    expect(head).toEqual({ ...rendered, body: Buffer.alloc(0) });

    const known = { ...accepted, 'If-None-Match': `"other", W/${tagOf(rendered)}` };
    const unchanged = await sendToStore(path, known);
    expect(unchanged).toEqual(await sendToFramework(path, known));
    expect(unchanged.status).toBe(304);
    expect(unchanged.body).toHaveLength(0);

    const outdated = { ...accepted, 'If-None-Match': '"other"' };
    expect(await sendToStore(path, outdated)).toEqual(rendered);
  });
});

describe.each(['/assets/app-1a2b.js', '/assets/text-1a2b.woff2'])('the file %s', (path) => {
  it.each([
    ['br', { 'Accept-Encoding': 'gzip, deflate, br' }],
    ['gzip', { 'Accept-Encoding': 'gzip' }],
    ['identity', {}],
  ])('is the same from memory as from the framework, in %s', async (_encoding, accepted) => {
    const read = await sendToFramework(path, accepted);
    expect(read.status).toBe(200);
    expect(read.headers['cache-control']).toContain('immutable');
    expect(await sendToStore(path, accepted)).toEqual(read);
    expect(await sendToStore(path, accepted, 'HEAD')).toEqual({ ...read, body: Buffer.alloc(0) });
  });
});

it('the three encodings hold the same page', async () => {
  const [br, zipped, plain] = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => send('/', { 'Accept-Encoding': encoding })),
  );
  const text = plain?.body.toString();
  expect(text).toMatch(/^<!doctype html>/i);
  expect(brotliDecompressSync(br?.body ?? Buffer.alloc(0)).toString()).toBe(text);
  expect(gunzipSync(zipped?.body ?? Buffer.alloc(0)).toString()).toBe(text);
});

describe('security headers', () => {
  it('are those of every page, with strict transport security under https', async () => {
    await sendToFramework('/', { 'Accept-Encoding': 'br' });
    const { headers } = await sendToStore('/', { 'Accept-Encoding': 'br' });
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.any(String),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': 'max-age=31536000',
      vary: 'Accept-Encoding',
    });
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, must-revalidate$/);
  });
});

describe('what is never stored', () => {
  it.each([
    ['/blog?q=vat', 200],
    ['/checkout', 200],
    ['/client-portal', 200],
    ['/?testimonials=all', 200],
    ['/pt?sent=1', 200],
    ['/contact?sent=1', 200],
    ['/book-consultation?date=', 200],
    ['/no-such-page', 404],
    ['/blog/no-such-post', 404],
    ['/blog/', 308],
    ['//', 308],
    ['/api/blog-posts?q=vat', 200],
    ['/api/testimonials?utm_source=x', 200],
    ['/api/blog-posts?limit=0', 422],
    ['/api/blog-posts/slug/no-such-post', 404],
    ['/api/company', 200],
    ['/healthz', 200],
    ['/assets/no-such-file.js', 404],
  ])('%s', async (path, status) => {
    for (let repeated = 0; repeated < 2; repeated += 1)
      expect((await sendUnstored(path)).status).toBe(status);
  });

  it('a parameter that no page knows: its address gets the page without it', async () => {
    await sendToFramework('/services?utm_source=k7secretq');
    const page = await sendToStore('/services');
    expect(page.body.toString()).not.toContain('k7secretq');
    expect(await sendToStore('/services?utm_source=other')).toEqual(page);
    await sendToFramework('/blog');
    const list = await sendToStore('/blog');
    expect(await sendToStore('/blog?utm_source=other')).toEqual(list);
    await sendUnstored('/blog?utm_source=other&tag=vat');
  });
});

describe('what is not plain', () => {
  it.each([
    ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0', /^HTTP\/1\.1 405 /],
    ['GET / HTTP/1.1\r\nHost: x/y', /^HTTP\/1\.1 400 /],
    ['GET http://x/ HTTP/1.1\r\nHost: x', /^HTTP\/1\.1 200 /],
    ['OPTIONS * HTTP/1.1\r\nHost: x', /^HTTP\/1\.1 4/],
  ])('%j is left to the framework', async (head, expected) => {
    await sendToFramework('/');
    const before = site.counts.stored;
    expect(await site.raw(`${head}\r\nConnection: close\r\n\r\n`)).toMatch(expected);
    expect(site.counts.stored).toBe(before);
  });

  it('requests in one packet are all answered, in their order', async () => {
    await sendToFramework('/');
    const one = 'HEAD / HTTP/1.1\r\nHost: x\r\n';
    const received = await site.raw(`${one}\r\n${one}\r\n${one}Connection: close\r\n\r\n`);
    expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
  });
});

describe('a change of content', () => {
  const rename = (name: string, database = site.database) =>
    database.transaction((trx) =>
      trx.updateTable('testimonials').set({ name }).where('featured', '=', true).execute(),
    );
  const paths = ['/', '/pt', '/api/testimonials'];
  const areAll = async (name: string) => {
    const sent = await Promise.all(paths.map((path) => send(path)));
    return sent.every(({ body }) => body.includes(name));
  };

  it('of this process is in the next request', async () => {
    for (let change = 0; change < 10; change += 1) {
      await Promise.all(paths.map((path) => send(path)));
      await rename(`Change ${change}.`);
      expect(await areAll(`Change ${change}.`)).toBe(true);
    }
  });

  it('of this process is in the next request, although a render has begun before', async () => {
    for (let change = 0; change < 10; change += 1) {
      const early = [...paths, ...paths].map((path) => send(path));
      await rename(`Race ${change}.`);
      expect(await areAll(`Race ${change}.`)).toBe(true);
      await Promise.all(early);
      expect(await areAll(`Race ${change}.`)).toBe(true);
    }
  });

  it('that was rolled back changes nothing', async () => {
    await rename('Kept.');
    expect(await areAll('Kept.')).toBe(true);
    const failing = site.database.transaction(async (trx) => {
      await trx.updateTable('testimonials').set({ name: 'Lost.' }).execute();
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect((await sendToStore('/')).body.includes('Kept.')).toBe(true);
  });

  it('of another process is seen within two seconds', async () => {
    const followed = followRevision(site.database);
    expect(await areAll('Another.')).toBe(false);
    await rename('Another.', site.openAnother());
    await expect.poll(() => areAll('Another.'), { timeout: 2_000, interval: 20 }).toBe(true);
    followed.stop();
  });
});

it('every call that is stored is in the OpenAPI document', async () => {
  const { paths } = JSON.parse((await send('/api/openapi.json')).body.toString()) as {
    paths: Record<string, unknown>;
  };
  for (const path of Object.keys(storedCalls))
    expect(paths).toHaveProperty([path.replace(/:(\w+)/g, '{$1}'), 'get']);
});
