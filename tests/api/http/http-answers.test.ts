import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody } from '../../factories/booking-site.ts';
import { type HttpSite, startHttpSite } from '../../faults/http-site.ts';

let site: HttpSite;
beforeAll(async () => {
  site = await startHttpSite('2026-11-23T08:30:00.000Z');
});
afterEach(() => site.database.transaction((trx) => trx.deleteFrom('bookings').execute()));
afterAll(() => site.close());

async function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(site.origin + path, init);
}

const lists = [
  '/api/testimonials',
  '/api/testimonials/featured',
  '/api/service-packages',
  '/api/blog-posts',
  '/api/case-studies',
  '/api/case-studies/featured',
];

describe('the eight calls that read', () => {
  it.each(lists)('%s returns a list of records with ids', async (path) => {
    const response = await get(path, { headers: { Accept: 'application/json' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const rows = (await response.json()) as { id: string }[];
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) expect(id).toEqual(expect.any(String));
  });

  it('a case study and a post are found from their lists', async () => {
    const [study] = (await (await get('/api/case-studies')).json()) as { id: string }[];
    const [post] = (await (await get('/api/blog-posts')).json()) as { slug: string }[];
    expect(await (await get(`/api/case-studies/${study?.id}`)).json()).toMatchObject({ ...study });
    expect(await (await get(`/api/blog-posts/slug/${post?.slug}`)).json()).toMatchObject({
      ...post,
    });
  });
});

type Described = { description?: string; 'x-description-pt'?: string };

type Operation = {
  summary?: string;
  'x-summary-pt'?: string;
  tags?: string[];
  parameters?: ({ name: string } & Described)[];
  responses: Record<string, Described>;
};

async function operations(): Promise<[call: string, operation: Operation][]> {
  const { paths } = (await (await get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
}

/** What a call says in English, each with its Portuguese; not codes alone, which are the same. */
function wordsOf({ summary = '', 'x-summary-pt': pt, parameters = [], responses }: Operation) {
  const described = [...parameters, ...Object.values(responses)].map(
    ({ description = '', 'x-description-pt': portuguese }) => [description, portuguese] as const,
  );
  return [[summary, pt] as const, ...described].filter(([en]) =>
    /[a-z]/i.test(en.replace(/`[^`]*`/g, '')),
  );
}

/** Calls of other servers, which are not limited. */
const serverToServer = [
  '/api/newsletter/unsubscribe/{token}',
  '/api/webhooks/payments',
  '/api/mail-in/{secret}',
];

describe('/api/openapi.json', () => {
  it('says of every call that the database may be away', async () => {
    for (const [call, { responses }] of await operations())
      expect([call, responses[503]?.description]).toEqual([
        call,
        expect.stringContaining('`temporarily_unavailable`'),
      ]);
  });

  it('says of every write of visitors and every search that it is limited', async () => {
    const limited = (await operations()).filter(([call, { parameters = [] }]) => {
      const [method, path = ''] = call.split(' ');
      if (path.startsWith('/api/admin/')) return false;
      const isSearch = parameters.some(({ name }) => name === 'q');
      return method === 'get' ? isSearch : !serverToServer.includes(path);
    });
    expect(limited.length).toBeGreaterThan(10);
    for (const [call, { responses }] of limited)
      expect([call, responses[429]?.description]).toEqual([
        call,
        expect.stringContaining('`too_many_requests`'),
      ]);
  });

  it('says in Portuguese too what it says of calls that are not for staff', async () => {
    for (const [call, operation] of await operations()) {
      const words = wordsOf(operation);
      expect([call, operation.summary]).toEqual([call, expect.stringMatching(/./)]);
      if (operation.tags?.includes('admin')) continue;
      for (const [en, pt] of words)
        expect([call, en, pt]).toEqual([call, en, expect.stringMatching(/./)]);
      for (const [en, pt] of words) expect([call, pt]).not.toEqual([call, en]);
    }
  });

  it('says of an invalid query what is sent, a problem with the status 422 alone', async () => {
    expect((await get('/api/blog-posts?limit=none')).status).toBe(422);
    const calls = new Map(await operations());
    const statuses = Object.keys(calls.get('get /api/blog-posts')?.responses ?? {});
    expect(statuses).toEqual(['200', '422', '429', '503']);
  });

  it('is an OpenAPI 3.1 document that lists every call', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as {
      openapi: string;
      info: { title: string; version: string };
      paths: Record<string, Record<string, Operation>>;
    };
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const reading = [
      ...lists,
      '/api/blog-posts/slug/{slug}',
      '/api/case-studies/{id}',
      '/api/bookings/availability',
    ];
    for (const path of reading) expect(document.paths[path]).toHaveProperty('get');
    expect(document.paths['/api/bookings']).toHaveProperty('post');
    for (const [path, operations] of Object.entries(document.paths))
      for (const operation of Object.values(operations)) {
        expect(path).toMatch(/^\/api\//);
        expect(path).not.toContain(':');
        for (const [status, { description }] of Object.entries(operation.responses)) {
          expect(status).toMatch(/^[1-5]\d\d$/);
          expect(description).toEqual(expect.any(String));
        }
      }
  });
});

describe('a booking that is accepted', () => {
  it.each([
    ['without an Origin', {}],
    ['from its own Origin', 'own'],
  ] as const)('%s', async (_, headers) => {
    const own = headers === 'own' ? { Origin: site.origin } : {};
    const response = await site.post(JSON.stringify(bookingBody()), own);
    expect(response.status).toBe(201);
  });

  it('with unknown fields, which are dropped', async () => {
    const body = bookingBody({ status: 'cancelled', id: 'mine', price: 0, constructor: 1 });
    const response = await site.post(JSON.stringify(body));
    expect(response.status).toBe(201);
    const rows = await site.database.read((db) =>
      db.selectFrom('bookings').select(['id', 'status']).execute(),
    );
    expect(rows).toEqual([{ id: expect.not.stringMatching('mine'), status: 'confirmed' }]);
  });
});

it.each(['/', '/pt', '/blog', '/api/testimonials', '/healthz', '/readyz'])(
  'HEAD %s responds as GET does, without a body',
  async (path) => {
    const [head, whole] = await Promise.all([get(path, { method: 'HEAD' }), get(path)]);
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'));
    expect((await whole.text()).length).toBeGreaterThan(0);
  },
);

it('/healthz and /readyz report that the server is up and ready', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'up' });
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
});
