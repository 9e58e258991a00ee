import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.server.ts';

function counting(status = 200) {
  let renders = 0;
  return {
    render: async () => ({ status, html: `<p>${++renders}</p>` }),
    count: () => renders,
  };
}

describe('the page cache', () => {
  it('renders a page once, also for concurrent requests', async () => {
    const cache = createPageCache({ revision: async () => 1 });
    const page = counting();
    await Promise.all(Array.from({ length: 20 }, () => cache.get('/', page.render)));
    await cache.get('/', page.render);
    expect(page.count()).toBe(1);
  });

  it('renders again when content has changed', async () => {
    let revision = 1;
    const cache = createPageCache({ revision: async () => revision });
    const page = counting();
    const first = await cache.get('/', page.render);
    revision = 2;
    const second = await cache.get('/', page.render);
    expect(page.count()).toBe(2);
    expect(second.tag).not.toBe(first.tag);
  });

  it('renders again after five minutes', async () => {
    let now = 0;
    const cache = createPageCache({ revision: async () => 1, now: () => now });
    const page = counting();
    await cache.get('/', page.render);
    now = 5 * 60_000 - 1;
    await cache.get('/', page.render);
    expect(page.count()).toBe(1);
    now += 1;
    await cache.get('/', page.render);
    expect(page.count()).toBe(2);
  });

  it('renders again at the end of the offer that a page shows', async () => {
    let now = Date.parse('2026-11-21T10:00:00.000Z');
    const validUntil = '2026-11-21T10:02:00.000Z';
    const cache = createPageCache({ revision: async () => 1, now: () => now });
    const page = counting();
    const render = async () => ({ ...(await page.render()), validUntil });
    await cache.get('/', render);
    now = Date.parse(validUntil) - 1;
    await cache.get('/', render);
    expect(page.count()).toBe(1);
    now += 1;
    await cache.get('/', page.render);
    expect(page.count()).toBe(2);
  });

  it('stores a page for five minutes at most when its offer ends later', async () => {
    let now = Date.parse('2026-11-21T10:00:00.000Z');
    const cache = createPageCache({ revision: async () => 1, now: () => now });
    const page = counting();
    const render = async () => ({
      ...(await page.render()),
      validUntil: '2027-01-20T23:59:59.000Z',
    });
    await cache.get('/', render);
    now += 5 * 60_000;
    await cache.get('/', render);
    expect(page.count()).toBe(2);
  });

  it('serves stored pages while the database is unavailable', async () => {
    let revision = async () => 1;
    const cache = createPageCache({ revision: () => revision() });
    const page = counting();
    await cache.get('/', page.render);
    revision = () => Promise.reject(new Error('gone'));
    expect((await cache.get('/', page.render)).status).toBe(200);
    await expect(cache.get('/other', page.render)).rejects.toThrow('gone');
    expect(page.count()).toBe(1);
  });

  it('stores no page with another status than 200', async () => {
    const cache = createPageCache({ revision: async () => 1 });
    const page = counting(404);
    await cache.get('/x', page.render);
    await cache.get('/x', page.render);
    expect(page.count()).toBe(2);
  });

  it('evicts the oldest page when it is full', async () => {
    const cache = createPageCache({ revision: async () => 1, capacity: 2 });
    const page = counting();
    for (const key of ['/a', '/b', '/c', '/b', '/a']) await cache.get(key, page.render);
    expect(page.count()).toBe(4);
  });

  it('renders again after a failure', async () => {
    const cache = createPageCache({ revision: async () => 1 });
    await expect(cache.get('/', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const page = await cache.get('/', async () => ({ status: 200, html: '<p>é</p>' }));
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe('<p>é</p>');
  });
});
