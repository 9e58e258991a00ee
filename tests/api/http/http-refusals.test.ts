import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody } from '../../factories/booking-site.ts';
import { type HttpSite, startHttpSite } from '../../faults/http-site.ts';

let site: HttpSite;
beforeAll(async () => {
  site = await startHttpSite('2026-11-23T08:30:00.000Z');
});
afterAll(() => site.close());
afterEach(async () => {
  const rows = await site.database.read((db) => db.selectFrom('bookings').select('id').execute());
  expect(rows).toEqual([]);
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
});

const internals = /\bat .+:\d+|select |insert |sqlite|postgres|node_modules|\/src\/|\/dist\//i;

async function expectProblem(response: Response, status: number, code: string, field?: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const text = await response.text();
  expect(text).not.toMatch(internals);
  const problem = JSON.parse(text) as { errors?: { field: string; message: string }[] };
  expect(problem).toMatchObject({ type: 'about:blank', status, code, title: expect.any(String) });
  if (field !== undefined) {
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
    expect(problem.errors?.[0]?.message).toMatch(/\w/);
  }
}

const good = JSON.stringify(bookingBody());
const bodyWith = (changes: Record<string, unknown>) => JSON.stringify(bookingBody(changes));
const foreign = { Origin: 'https://elsewhere.example' };
const huge = JSON.stringify(bookingBody({ name: 'x'.repeat(65 * 1024) }));

type Row = [string, string, Record<string, string>, number, string, string?];

describe('a booking that is refused', () => {
  it.each<Row>([
    ['truncated JSON', '{"name":', {}, 400, 'invalid_json'],
    ['no body', '', {}, 400, 'invalid_json'],
    [
      'a form',
      'name=Noor',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    ['plain text', good, { 'Content-Type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['a list', '[]', {}, 422, 'invalid_fields', 'body'],
    ['a name that is a number', bodyWith({ name: 7 }), {}, 422, 'invalid_fields', 'name'],
    [
      'an address that is a list',
      bodyWith({ email: ['a@b.example'] }),
      {},
      422,
      'invalid_fields',
      'email',
    ],
    [
      'a company that is an object',
      bodyWith({ company: { $ne: '' } }),
      {},
      422,
      'invalid_fields',
      'company',
    ],
    ['a phone that is null', bodyWith({ phone: null }), {}, 422, 'invalid_fields', 'phone'],
    ['30 February', bodyWith({ date: '2026-02-30' }), {}, 422, 'invalid_fields', 'date'],
    ['a Saturday', bodyWith({ date: '2026-11-28' }), {}, 422, 'invalid_fields', 'date'],
    ['a past day', bodyWith({ date: '2026-11-20' }), {}, 422, 'invalid_fields', 'date'],
    [
      'the last day of JavaScript',
      bodyWith({ date: '+275760-09-13' }),
      {},
      422,
      'invalid_fields',
      'date',
    ],
    ['a time that is not a slot', bodyWith({ time: '12:00' }), {}, 422, 'invalid_fields', 'time'],
    ['a page of another site', good, foreign, 403, 'foreign_origin'],
    ['an Origin of "null"', good, { Origin: 'null' }, 403, 'foreign_origin'],
    ['65 kB', huge, {}, 413, 'body_too_large'],
  ])('%s', async (_, body, headers, status, code, field) => {
    await expectProblem(await site.post(body, headers), status, code, field);
  });

  it('is refused above 64 kB without a length too, and the body is not read to its end', async () => {
    const chunk = `2000\r\n${'x'.repeat(0x2000)}\r\n`;
    const answer = await site.raw(
      `POST /api/bookings HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk.repeat(20)}0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"body_too_large"');
  });

  it.each([
    'GARBAGE\r\n\r\n',
    'POST /api/bookings HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
    'POST /api/bookings HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  ])('malformed HTTP gets 400 and does not crash the process: %j', async (text) => {
    expect(await site.raw(text)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('a call that does not exist', () => {
  it.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/api/', 404],
    ['GET', '/api/case-studies/no-such-study', 404],
    ['GET', '/api/blog-posts/slug/no-such-post', 404],
    ['GET', `/api/blog-posts/slug/${encodeURIComponent("'; drop table bookings; --")}`, 404],
    ['GET', '/api/bookings/manage/no-such-token', 404],
    ['GET', '/api/bookings/availability?from=2026-02-30&to=2026-03-01', 422],
    ['GET', '/api/blog-posts?limit=-1', 422],
  ])('%s %s is a problem with a code', async (method, path, status) => {
    const response = await fetch(site.origin + path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const text = await response.text();
    expect(text).not.toMatch(internals);
    expect(JSON.parse(text)).toMatchObject({ status, code: expect.stringMatching(/^[a-z_]+$/) });
  });
});
