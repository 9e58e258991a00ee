import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireCompany } from '#features/company/company.server.ts';
import type { Company } from '#features/company/company.ts';
import { createApp } from '#server/app.server.ts';
import {
  renderedPagesPerMinute,
  searchesPerMinute,
} from '#server/middleware/search-limits.server.ts';
import { planPage } from '#site/entry-server.tsx';
import { apiSetup, openTestServices, type TestServices } from '../../factories/test-services.ts';
import { noAssets } from '../../harness/no-assets.ts';

let services: TestServices;
let app: ReturnType<typeof createApp>;
let company: Company;

beforeAll(async () => {
  services = await openTestServices({ now: '2026-11-23T08:30:00.000Z' });
  company = await services.database.read(requireCompany);
});
beforeEach(() => open());
afterAll(() => services.close());

function open({ rateLimits = true } = {}): void {
  app = createApp({
    company,
    ...apiSetup(services.services, { rateLimits }),
    assets: noAssets,
    clientDir: null,
    strict: true,
  });
}

async function get(path: string, address = '203.0.113.7'): Promise<Response> {
  const connection = { incoming: { socket: { remoteAddress: address, remotePort: 1 } } };
  return app.request(path, {}, connection);
}

let searched = 0;
const search = (path: string, address?: string) => {
  searched += 1;
  return get(`${path}?q=x${searched}`, address);
};

/** Requests that are counted and cost nothing: redirects of pages, and calls with a wrong parameter. */
async function exhaust(path: string, count: number): Promise<void> {
  const cheap = path.startsWith('/api') ? `${path}?q=x&limit=0` : `${path}/?q=x`;
  for (let place = 0; place < count; place += 1)
    expect([308, 422]).toContain((await get(cheap)).status);
}

function later(seconds: number): void {
  services.clock.now = new Date(services.clock.now.getTime() + seconds * 1000);
}

describe('searches by the API', () => {
  it('are limited by address, with a problem that says when to retry', async () => {
    await exhaust('/api/blog-posts', searchesPerMinute);
    later(10);
    const response = await search('/api/blog-posts');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('50');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'too_many_requests' });
    for (const query of ['tag=x', 'related=x', 'offset=3', 'limit=1&q=%20'])
      expect((await get(`/api/blog-posts?${query}`)).status).toBe(429);
    expect((await search('/api/blog-posts', '203.0.113.8')).status).toBe(200);
    expect((await get('/api/blog-posts')).status).toBe(200);
    expect((await get('/')).status).toBe(200);
    later(50);
    expect((await search('/api/blog-posts')).status).toBe(200);
  });

  it('never refuse a person who types: two searches at each pause, for a minute', async () => {
    const pauses = 60_000 / 250;
    await exhaust('/api/blog-posts', 2 * pauses);
  });
});

describe.for(['/blog', '/pt/nothing'])('pages rendered for a request: %s', (path) => {
  it('are limited by address, with a page that says so', async () => {
    await exhaust(path, renderedPagesPerMinute);
    const response = await search(path);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(path.startsWith('/pt') ? 'Demasiados pedidos' : 'Too many requests');
    expect(html).toContain('href="tel:+351210000000"');
    expect(html).toContain('Entrada');
    expect((await search(path, '203.0.113.8')).status).toBeLessThan(429);
    // The same pages without free input are not limited, nor is the search field.
    for (const open of ['/blog', '/pt', '/services', '/blog?utm_source=x'])
      expect((await get(open)).status).toBe(200);
    expect((await search('/api/blog-posts')).status).toBe(200);
  });
});

describe('what may be stored', () => {
  it.each([
    ['/', '', true],
    ['/pt/blog', '', true],
    ['/blog', '?utm_source=x&fbclid=y', true],
    ['/blog/any-post', '?q=x', true],
    ['/blog', '?q=x', false],
    ['/blog', '?q=', false],
    ['/pt/blog', '?tag=x', false],
    ['/blog', '?utm_source=x&page=2', false],
    ['/case-studies', '?page=9', false],
    ['/nothing', '', false],
    ['/checkout', '', false],
    ['/manage-booking/any', '', false],
  ])('%s%s: %s', (path, query, stored) => {
    expect(planPage(path, query).stored).toBe(stored);
  });

  it('has the same key with and without parameters that the page does not read', () => {
    expect(planPage('/blog', '?utm_source=x').key).toBe(planPage('/blog', '').key);
  });
});

it('none is limited by address when limits are off', async () => {
  open({ rateLimits: false });
  await exhaust('/nothing', renderedPagesPerMinute + 1);
  await exhaust('/api/blog-posts', searchesPerMinute + 1);
});

it('searches that come at once wait for each other, and a page overtakes them', async () => {
  open({ rateLimits: false });
  const done: string[] = [];
  const searches = Array.from({ length: 24 }, () =>
    search('/blog').then(() => done.push('search')),
  );
  await get('/services').then(() => done.push('page'));
  await Promise.all(searches);
  expect(done.indexOf('page')).toBeLessThan(20);
});

it('a queue that is too long is refused, in the words of the page and of the API', async () => {
  open({ rateLimits: false });
  const answers = await Promise.all(Array.from({ length: 210 }, () => get('/pt/nothing/')));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(8);
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  expect(await refused[0]?.text()).toContain('Aguarde 5 s e');
  const calls = await Promise.all(
    Array.from({ length: 210 }, () => get('/api/blog-posts?q=x&limit=0')),
  );
  const busy = calls.filter(({ status }) => status === 503);
  expect(await busy[0]?.json()).toMatchObject({ code: 'busy' });
});
