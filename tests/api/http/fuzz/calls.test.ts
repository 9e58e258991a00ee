import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingBody } from '../../../factories/booking-site.ts';
import { type HttpSite, startHttpSite } from '../../../faults/http-site.ts';
import { callRequests, type KnownValues, type OpenApi } from './call-requests.ts';
import { checkAnswer } from './check-answer.ts';
import { fuzzRuns, fuzzTimeout } from './runs.ts';

let site: HttpSite;
beforeAll(async () => {
  site = await startHttpSite('2026-11-23T08:30:00.000Z');
});
afterAll(() => site.close());

/** Unchanged, or refused before the call itself: another site’s page, too large a body, no such address. */
const always = [304, 400, 403, 404, 413, 415];

async function post(path: string, body: unknown): Promise<Record<string, string>> {
  const response = await site.post(JSON.stringify(body), {}, path);
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as Record<string, string>;
}

/** Valid values by name, some of them of records that are made here. */
async function knownValues(): Promise<KnownValues> {
  const intent = { amount: 1450, packageId: 'company-setup' };
  const bookings = await Promise.all(
    ['09:00', '10:00', '11:00'].map((time, place) =>
      post('/api/bookings', bookingBody({ email: `noor${place}@tessera.example`, time })),
    ),
  );
  const orders = await Promise.all([0, 1, 2].map(() => post('/api/create-payment-intent', intent)));
  const [post1] = (await (await fetch(`${site.origin}/api/blog-posts`)).json()) as {
    slug: string;
    tags: string[];
  }[];
  const secrets = orders.map(({ clientSecret = '' }) => clientSecret);
  return {
    token: bookings.map(({ manageUrl = '' }) => manageUrl.split('/').at(-1)),
    slug: [post1?.slug],
    related: [post1?.slug],
    tag: post1?.tags ?? [],
    orderId: orders.map(({ orderId }) => orderId),
    clientSecret: secrets,
    payment: secrets.map((secret) => secret.split('_secret')[0]),
    packageId: ['company-setup'],
    amount: [1450],
    name: ['Noor'],
    company: ['Tessera'],
    phone: ['+351 210 000 000'],
    email: ['noor@tessera.example', 'rui@tessera.example'],
    message: ['Can you help us by March?'],
    date: ['2026-11-24', '2026-11-25', '2026-11-26'],
    from: ['2026-11-23', '2026-11-24'],
    to: ['2026-11-27', '2027-01-30'],
    time: ['09:00', '10:00', '14:00'],
    timeZone: ['Europe/Lisbon', 'Asia/Kolkata'],
    locale: ['en', 'pt'],
    language: ['en', 'pt'],
    number: ['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0025 0000 3155'],
    expiry: ['12/30'],
    cvc: ['123'],
    network: ['linkedin', 'x', 'facebook'],
    limit: ['1', '10'],
    offset: ['0', '9999999'],
  };
}

it(
  'requests made from the OpenAPI document are served or refused with a problem',
  async () => {
    const document = (await (await fetch(`${site.origin}/api/openapi.json`)).json()) as OpenApi;
    const reached = new Set<number>();
    await fc.assert(
      fc.asyncProperty(callRequests(document, await knownValues()), async (request) => {
        const { method, url, headers, body, documented } = request;
        const response = await fetch(site.origin + url, {
          method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(20_000),
          ...(body !== undefined && { body }),
        });
        const { status } = response;
        reached.add(status);
        const type = response.headers.get('content-type') ?? '';
        checkAnswer({ status, type, text: await response.text() });
        expect([...documented, ...always]).toContain(status);
      }),
      fuzzRuns(400, 20_000),
    );
    for (const status of [200, 302, 400, 404, 415, 422]) expect(reached).toContain(status);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  },
  fuzzTimeout,
);
