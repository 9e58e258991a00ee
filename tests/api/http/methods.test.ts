import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpSite, startHttpSite } from '../../faults/http-site.ts';

let site: HttpSite;
beforeAll(async () => {
  site = await startHttpSite('2026-11-23T08:30:00.000Z');
});
afterAll(() => site.close());

function send(method: string, path: string): Promise<Response> {
  return fetch(site.origin + path, { method, redirect: 'manual' });
}

const reading = 'GET, HEAD, OPTIONS';

describe('a method that a path does not have', () => {
  it.each([
    ['DELETE', '/api/testimonials', reading],
    ['POST', '/api/blog-posts/slug/any', reading],
    ['PUT', '/api/bookings', 'OPTIONS, POST'],
    ['GET', '/api/bookings', 'OPTIONS, POST'],
    ['GET', '/api/bookings/manage/any/move', 'OPTIONS, POST'],
    ['PATCH', '/api/orders/any/billing', 'OPTIONS, PUT'],
    ['DELETE', '/api/newsletter/unsubscribe/any', 'GET, HEAD, OPTIONS, POST'],
    ['GET', '/api/webhooks/payments', 'OPTIONS, POST'],
    ['POST', '/api/openapi.json', reading],
    ['POST', '/', reading],
    ['DELETE', '/pt/blog', reading],
    ['PUT', '/healthz', reading],
    ['POST', '/robots.txt', reading],
    ['POST', '/art/book.svg', reading],
    ['PATCH', '/assets/nothing.js', reading],
    ['PROPFIND', '/', reading],
  ])('%s %s is 405 and names those that it has', async (method, path, allow) => {
    const response = await send(method, path);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it('is 404 where there is no path', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expect((await send(method, '/api/nothing')).status).toBe(404);
  });

  it('has no body for HEAD', async () => {
    const response = await send('HEAD', '/api/bookings');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
    expect(await response.text()).toBe('');
  });
});

describe('OPTIONS', () => {
  it.each([
    ['/', reading],
    ['/nothing', reading],
    ['/robots.txt', reading],
    ['/api/testimonials', reading],
    ['/api/bookings', 'OPTIONS, POST'],
  ])('%s says which methods there are, and lets no other site in', async (path, allow) => {
    const response = await send('OPTIONS', path);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('allow')).toBe(allow);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the policy headers', () => {
  it.each([
    ['GET', '/assets/nothing.js', 404],
    ['HEAD', '/assets/nothing.js', 404],
    ['POST', '/assets/nothing.js', 405],
    ['GET', '/assets/', 308],
    ['GET', '/nothing', 404],
    ['GET', '/api/nothing', 404],
  ])('are on %s %s', async (method, path, status) => {
    const { headers, status: given } = await send(method, path);
    expect(given).toBe(status);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
