import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#platform/database/database.server.ts';
import { DatabaseUnavailableError } from '#platform/database/transact.server.ts';
import { createApp } from '#server/app.server.ts';
import { apiSetup, openTestServices, type TestServices } from '../../factories/test-services.ts';
import { noAssets } from '../../harness/no-assets.ts';

let site: TestServices;
let app: ReturnType<typeof createApp>;
let away: boolean;

/** The database, which stops responding while `away` is set. */
function leaving(database: Database): Database {
  const unlessAway = <Args extends unknown[], Value>(work: (...args: Args) => Promise<Value>) => {
    return async (...args: Args): Promise<Value> => {
      if (away) throw new DatabaseUnavailableError('away', { cause: new Error('secret address') });
      return work(...args);
    };
  };
  return {
    ...database,
    read: unlessAway(database.read) as Database['read'],
    transaction: unlessAway(database.transaction) as Database['transaction'],
    contentRevision: unlessAway(database.contentRevision),
    ping: unlessAway(database.ping),
  };
}

function openApp(): ReturnType<typeof createApp> {
  const services = { ...site.services, database: leaving(site.database) };
  return createApp({
    ...apiSetup(services, { rateLimits: false }),
    assets: {
      ...noAssets,
      linesFor: () =>
        '<link rel="stylesheet" href="/assets/site.css">\n<link rel="modulepreload" href="/a.js">\n<script type="module" src="/b.js"></script>',
    },
    clientDir: 'no-such-folder',
    strict: true,
  });
}

beforeAll(async () => {
  site = await openTestServices({ now: '2026-11-23T08:30:00.000Z' });
});
beforeEach(async () => {
  away = false;
  app = openApp();
  await app.request('/terms');
});
afterAll(() => site.close());

async function htmlOf(response: Response): Promise<string> {
  expect(response.status).toBe(503);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  return response.text();
}

describe('a page while the database is away', () => {
  it.each([
    '/',
    '/blog',
    '/blog/a-post',
    '/contact',
    '/book-consultation',
    '/checkout?package=starter',
    '/manage-booking/some-token',
    '/case-studies?industry=retail&page=2',
    '/no-such-page',
  ])('is a page that offers the same address and the phone: %s', async (path) => {
    away = true;
    const html = await htmlOf(await app.request(path));
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<h1>We cannot show this page right now</h1>');
    expect(html).toContain(`<a href="${path.replaceAll('&', '&amp;')}" class="btn`);
    expect(html).toMatch(/<a href="tel:\+351\d+" class="btn[^>]*>Call \+351 [\d ]+</);
    expect(html).toMatch(/<a href="mailto:[^"]+@[^"]+" class="link"/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toMatch(/secret|undefined|null/);
  });

  it('has the frame and the styles of the site, and no scripts', async () => {
    away = true;
    const html = await htmlOf(await app.request('/services'));
    expect(html).toContain('href="/assets/site.css"');
    expect(html).not.toMatch(/modulepreload|<script type="module"|<button[^>]*class="lang"/);
    expect(html).toMatch(/<header class="nav">.*href="\/contact".*<footer class="foot/s);
    expect(html).toMatch(/<title[^>]*>We cannot show this page right now — \S/);
  });

  it('is in the language of its address, with a way to the other at the top', async () => {
    away = true;
    const html = await htmlOf(await app.request('/pt/blog?q=iva'));
    expect(html).toContain('<html lang="pt-PT">');
    expect(html).toContain('<h1>De momento não conseguimos mostrar esta página</h1>');
    expect(html).toMatch(/<a href="\/pt\/blog\?q=iva" class="btn[^>]*>Tentar de novo</);
    expect(html).toMatch(/>Ligar para \+351 [\d ]+</);
    expect(html).toMatch(/<a class="lang"[^>]* href="\/blog\?q=iva">/);
  });

  it('has the phone number that was read last', async () => {
    const change = { phone: '+351 999 888 777' };
    await site.database.transaction((trx) => trx.updateTable('company').set(change).execute());
    await app.request('/manage-booking/a');
    away = true;
    expect(await htmlOf(await app.request('/manage-booking/a'))).toContain('tel:+351999888777');
  });

  it('is still a page where the company was never read', async () => {
    away = true;
    app = openApp();
    const html = await htmlOf(await app.request('/'));
    expect(html).toContain('<h1>We cannot show this page right now</h1>');
    expect(html).not.toContain('tel:');
  });

  it('cannot be made to link to another site', async () => {
    away = true;
    const html = await htmlOf(await app.request('/contact?next=%22%3E%3Cscript%3E'));
    expect(html).not.toContain('"><script>');
  });

  it('leaves nothing in the cache: the page is back with the database', async () => {
    away = true;
    await htmlOf(await app.request('/services'));
    away = false;
    const response = await app.request('/services');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<script type="module"');
  });
});

describe('everything else while the database is away', () => {
  it.each(['/sitemap.xml', '/sw.js', '/offline'])('%s is a plain 503', async (path) => {
    away = true;
    const response = await app.request(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe(
      'Not available at the moment; try again in a few seconds.\n',
    );
  });

  it.each(['/robots.txt', '/healthz'])('%s needs no database', async (path) => {
    away = true;
    expect((await app.request(path)).status).toBe(200);
  });

  it.each([
    '/api/company',
    '/api/blog-posts',
    '/api/bookings/availability?from=2026-11-24&to=2026-11-30',
    '/api/bookings/manage/some-token',
  ])('a read is a 503 that says when to ask again: %s', async (path) => {
    away = true;
    const response = await app.request(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ code: 'temporarily_unavailable' });
  });

  it('/readyz says what is missing', async () => {
    away = true;
    const response = await app.request('/readyz');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ code: 'database_unavailable' });
    expect(body).not.toContain('secret');
  });
});

it('a page that fails for another reason is a page too', async () => {
  const broken = { ...site.database, read: () => Promise.reject(new Error('secret bug')) };
  app = createApp({
    ...apiSetup({ ...site.services, database: broken }, { rateLimits: false }),
    assets: {
      ...noAssets,
      linesFor() {
        throw new Error('no manifest');
      },
    },
    clientDir: null,
    strict: true,
  });
  const response = await app.request('/services');
  expect(response.status).toBe(500);
  expect(response.headers.get('Retry-After')).toBeNull();
  expect(await response.text()).toBe('Something failed on our side.\n');
});
