import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#platform/database/database.server.ts';
import { featuresApi, publicApi } from '#server/api.server.ts';
import { formLimits } from '#server/middleware/form-limits.server.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { apiSetup, openTestServices, type TestServices } from '../../factories/test-services.ts';

const start = '2026-11-23T08:30:00.000Z';
let site: TestServices;
let clock: TestServices['clock'];
let database: Database;
let api: ReturnType<typeof publicApi>;

beforeAll(async () => {
  site = await openTestServices({ now: start });
  ({ clock, database } = site);
});
beforeEach(() => open());
afterEach(async () => {
  clock.now = new Date(start);
  await database.transaction(async (trx) => {
    for (const table of ['bookings', 'contactMessages', 'newsletterSubscribers', 'outbox'] as const)
      await trx.deleteFrom(table).execute();
  });
});
afterAll(() => site.close());

function open(more: { rateLimits?: boolean; trustedProxies?: string[] } = {}): void {
  const setup = apiSetup(site.services, more);
  api = publicApi(setup, featuresApi(setup));
}

function later(minutes: number): void {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
}

type Sent = { body?: unknown; address?: string; headers?: Record<string, string> };

async function send(path: string, { body, address = '203.0.113.7', headers }: Sent = {}) {
  const connection = { incoming: { socket: { remoteAddress: address, remotePort: 1 } } };
  return api.request(
    path,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body ?? {}),
    },
    connection,
  );
}

let sent = 0;
const forms: Record<'contact' | 'newsletter' | 'bookings', () => [string, unknown]> = {
  contact() {
    sent += 1;
    const message = 'Can you help us by March?';
    return ['/api/contact', { name: 'Noor', email: `noor${sent}@tessera.example`, message }];
  },
  newsletter() {
    sent += 1;
    return ['/api/newsletter/subscribe', { email: `noor${sent}@tessera.example` }];
  },
  // One slot: the first request books it, the others get 409 after the same queries.
  bookings() {
    sent += 1;
    return ['/api/bookings', bookingBody({ email: `noor${sent}@tessera.example` })];
  },
};

async function fill(form: keyof typeof forms, more: Sent = {}): Promise<Response> {
  const [path, body] = forms[form]();
  return send(path, { body, ...more });
}

async function statuses(count: number, form: keyof typeof forms, more?: Sent): Promise<number[]> {
  const found: number[] = [];
  for (let press = 0; press < count; press += 1) found.push((await fill(form, more)).status);
  return found;
}

describe.each([
  ['contact', formLimits['/api/contact'].hour],
  ['newsletter', formLimits['/api/newsletter/subscribe'].hour],
  ['bookings', formLimits['/api/bookings'].hour],
] as const)('the form of %s', (form, most) => {
  it(`accepts ${most} an hour from one address, then says in both languages when to retry`, async () => {
    expect(await statuses(most, form)).not.toContain(429);
    later(10);
    const response = await fill(form);
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('3000');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      code: 'too_many_requests',
      title: expect.stringContaining('call or write to us'),
      titlePt: expect.stringContaining('ligue-nos ou escreva-nos'),
    });
    later(50);
    expect((await fill(form)).status).not.toBe(429);
  });

  it('does not limit another address', async () => {
    await statuses(most, form);
    expect((await fill(form)).status).toBe(429);
    expect((await fill(form, { address: '203.0.113.8' })).status).not.toBe(429);
  });

  it('accepts a fixed number a day, however they are spread', async () => {
    const found: number[] = [];
    for (let hour = 0; hour < 8; hour += 1) {
      found.push(...(await statuses(most / 2, form)));
      later(61);
    }
    expect(found.filter((status) => status !== 429)).toHaveLength(most * 3);
  });

  it('is not limited when limits are off', async () => {
    open({ rateLimits: false });
    expect(await statuses(most + 5, form)).not.toContain(429);
  });
});

it('a form with wrong fields is not counted: a person may need many attempts', async () => {
  for (let press = 0; press < 25; press += 1)
    expect((await send('/api/contact', { body: { name: '' } })).status).toBe(422);
  expect((await fill('contact')).status).toBe(201);
});

it('a flood is counted too: of a hundred at once ten are accepted', async () => {
  const found = await Promise.all(Array.from({ length: 100 }, () => fill('contact')));
  expect(found.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(found.filter(({ status }) => status === 429)).toHaveLength(90);
});

it('reading is never limited', async () => {
  await statuses(12, 'contact');
  expect((await api.request('/api/faq')).status).not.toBe(429);
});

it('an IPv6 network of 64 bits is one caller', async () => {
  for (let press = 0; press < 10; press += 1)
    await fill('contact', { address: `2001:db8:1:2::${press}` });
  expect((await fill('contact', { address: '2001:db8:1:2:ffff::1' })).status).toBe(429);
  expect((await fill('contact', { address: '2001:db8:1:3::1' })).status).toBe(201);
});

it.each([
  ['an IPv6 network of 48 bits', (caller: number) => `2001:db8:1:${caller}::1`, '2001:db8:2::1'],
  ['an IPv4 network of 24 bits', (caller: number) => `203.0.113.${caller}`, '203.0.114.1'],
] as const)('%s sends three times as much as one of its callers', async (_, callerAt, other) => {
  const most = 3 * formLimits['/api/contact'].hour;
  for (let press = 0; press < most; press += 1)
    expect((await fill('contact', { address: callerAt(press) })).status).toBe(201);
  const refused = await fill('contact', { address: callerAt(most) });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('3600');
  expect((await fill('contact', { address: other })).status).toBe(201);
});

it.each([
  ['/api/create-payment-intent', formLimits['/api/create-payment-intent'].hour],
  ['/api/payments/look', formLimits['/api/payments/look'].hour],
] as const)('%s has a limit of its own', async (path, most) => {
  const body =
    path === '/api/payments/look'
      ? { payment: 'pi_x', clientSecret: 'y' }
      : { amount: 1450, packageId: 'company-setup' };
  for (let press = 0; press < most; press += 1)
    expect((await send(path, { body })).status).not.toBe(429);
  const refused = await send(path, { body });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('3600');
  expect((await fill('contact')).status).toBe(201);
  open({ rateLimits: false });
  expect((await send(path, { body })).status).not.toBe(429);
});

describe('behind a proxy', () => {
  const via = (address: string, forwarded: string): Sent => ({
    address,
    headers: { 'X-Forwarded-For': forwarded },
  });

  it('on this machine, the address that it names last is the caller', async () => {
    await statuses(10, 'contact', via('127.0.0.1', '203.0.113.7'));
    expect((await fill('contact', via('::1', '9.9.9.9, 203.0.113.7'))).status).toBe(429);
    expect((await fill('contact', via('127.0.0.1', '203.0.113.8'))).status).toBe(201);
  });

  it('on another machine, the header is not trusted', async () => {
    for (let press = 0; press < 10; press += 1)
      await fill('contact', via('198.51.100.1', `203.0.113.${press}`));
    expect((await fill('contact', via('198.51.100.1', '203.0.113.99'))).status).toBe(429);
  });

  it('that is named as trusted, its callers are distinguished, and what they add is not trusted', async () => {
    open({ trustedProxies: ['198.51.100.0/24'] });
    for (let press = 0; press < 10; press += 1)
      await fill('contact', via('198.51.100.1', `6.6.6.${press}, 203.0.113.7, 198.51.100.2`));
    expect((await fill('contact', via('198.51.100.1', '203.0.113.7'))).status).toBe(429);
    expect((await fill('contact', via('198.51.100.1', '203.0.113.8'))).status).toBe(201);
  });
});

it('the one-click request of a mail program is neither limited nor refused as foreign', async () => {
  const headers = { Origin: 'https://mail.example' };
  for (let press = 0; press < 310; press += 1) {
    const { status } = await send('/api/newsletter/unsubscribe/unknown', { headers });
    expect(status).toBe(404);
  }
  expect((await send('/api/newsletter/unsubscribe', { headers })).status).toBe(403);
});
