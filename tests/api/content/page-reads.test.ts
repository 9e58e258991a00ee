import type { Hono } from 'hono';
import { beforeAll, describe, expect, onTestFinished, it as plain } from 'vitest';
import { HttpError } from '#core/http-error.ts';
import { DatabaseUnavailableError } from '#platform/database/transact.server.ts';
import { featuresApi } from '#server/api.server.ts';
import { readFromApi } from '#server/read-from-api.server.ts';
import { apiSetup, openTestServices } from '../../factories/test-services.ts';
import type { WholeSite } from '../../factories/whole-site.ts';
import { test as it } from '../../factories/whole-site-test.ts';

const now = '2026-11-23T08:30:00.000Z';

type Stored = { url: string; data?: unknown; status?: number; body?: string };

/** Returns the responses embedded in a page: as text, and parsed. */
async function embeddedIn(site: WholeSite, address: string) {
  const html = await (await site.app.request(address)).text();
  const [, state = ''] =
    /<script id="state" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  return { state, responses: JSON.parse(state) as Stored[] };
}

const pages = [
  '/',
  '/pt',
  '/services',
  '/book-consultation',
  '/blog',
  '/blog?tag=tax&q=%C3%A9%20%25&page=2',
  '/blog?premium=true',
  '/blog/iva-oss',
  '/case-studies?show=all',
  '/case-studies/halden',
  '/checkout?package=growth',
  '/blog/no-such-post',
  '/case-studies/%C3%A9%2F%25',
  '/newsletter/confirm/unknown',
  '/newsletter/unsubscribe/unknown',
];

describe('the responses embedded in a page', () => {
  it.for(pages)('are byte for byte those of the API: %s', async (address, { site }) => {
    const { state, responses } = await embeddedIn(site, address);
    expect(responses.length).toBeGreaterThanOrEqual(2);
    for (const { url, status = 200, body } of responses) {
      const response = await site.app.request(url);
      const text = await response.text();
      expect([url, status]).toEqual([url, response.status]);
      if (status === 200)
        expect(state).toContain(
          `{"url":${JSON.stringify(url)},"data":${text.replaceAll('<', '\\u003c')}}`,
        );
      else expect(body).toBe(text);
    }
  });
});

let api: Hono;
beforeAll(async () => {
  const { services, close } = await openTestServices({ now });
  api = featuresApi(apiSetup(services));
  return close;
});

async function failureOf(reading: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await reading.catch((thrown: unknown) => thrown);
  if (error instanceof HttpError) return error;
  throw new Error('The read was not refused');
}

describe('a read of a page', () => {
  plain.for([
    '/api/blog-posts/slug/no-such-post',
    '/api/blog-posts/slug/%00',
    '/api/case-studies/no-such-study',
    '/api/blog-posts?limit=0',
    '/api/blog-posts?limit=1&limit=2',
    `/api/blog-posts?q=${'a'.repeat(201)}`,
    '/api/case-studies?fields=all&offset=-1',
    '/api/newsletter/confirm/unknown',
    '/api/no-such-call',
  ])('is refused as the API refuses it: %s', async (url) => {
    const response = await api.request(url);
    const { status, body } = await failureOf(readFromApi(api)(url));
    expect({ status, body }).toEqual({ status: response.status, body: await response.text() });
    expect([404, 422]).toContain(status);
  });

  plain.for([
    '/api/blog-posts?limit=3&tag=tax&tag=gdpr&q=+',
    '/api/blog-posts?q=a+b%2520&unknown=1',
    '/api/blog-posts?fields=card&tag=&related=iva-oss',
  ])('understands its parameters as the API does: %s', async (url) => {
    const text = await (await api.request(url)).text();
    expect(JSON.stringify(await readFromApi(api)(url))).toBe(text);
  });

  plain('is a 503 while the database is away, with its cause', async () => {
    const { services, database, close } = await openTestServices({
      now: '2026-11-23T08:30:00.000Z',
    });
    onTestFinished(close);
    const away = new DatabaseUnavailableError('away');
    const read = () => Promise.reject(away);
    const readUrl = readFromApi(
      featuresApi(apiSetup({ ...services, database: { ...database, read } })),
    );
    const error = await failureOf(readUrl('/api/faq'));
    expect(error).toMatchObject({ status: 503, cause: away });
    expect(JSON.parse(error.body)).toMatchObject({ code: 'temporarily_unavailable' });
  });
});
