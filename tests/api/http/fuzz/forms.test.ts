import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { type HttpSite, startHttpSite } from '../../../faults/http-site.ts';
import { checkAnswer } from './check-answer.ts';
import { fuzzRuns, fuzzTimeout } from './runs.ts';
import { strangeText } from './strange-values.ts';

let site: HttpSite;
beforeAll(async () => {
  site = await startHttpSite('2026-11-23T08:30:00.000Z');
});
afterAll(() => site.close());

const paths = [
  '/api/newsletter/confirm',
  '/api/newsletter/unsubscribe',
  '/api/withdrawals',
  '/api/withdrawals/requests',
  '/api/withdrawals/open',
];
const multipart = 'multipart/form-data';
const urlencoded = 'application/x-www-form-urlencoded';

/** Pieces of a multipart body with the boundary `x`, in any order and number. */
const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      '--x\r\n',
      '--x--',
      '--x--\r\n',
      '--y\r\n',
      '\r\n',
      '\n',
      '\r\n\r\n',
      'Content-Disposition: form-data; name="token"',
      'Content-Disposition: form-data; name="locale"; filename="a.txt"',
      'Content-Disposition: form-data; name=',
      'Content-Disposition: form-data; name="\\"',
      'Content-Type: text/plain; charset=utf-7',
      'Content-Transfer-Encoding: base64',
      'token',
      '\0',
    ),
    strangeText,
  ),
  { maxLength: 12 },
);

const pairs = fc.array(
  fc.oneof(
    fc.constantFrom('token=any', 'locale=pt', '&', '=', '%', '%zz', '%00', '%ff%fe', '+', ';'),
    strangeText,
  ),
  { maxLength: 12 },
);

const form = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      `${multipart}; boundary=x`,
      `${multipart}; boundary="x"`,
      `${multipart}; boundary=`,
      `${multipart}; boundary=${'x'.repeat(200)}`,
      multipart,
      `Multipart/Form-Data; BOUNDARY=x`,
    ),
    body: pieces.map((list) => list.join('')),
  }),
  fc.record({
    type: fc.constantFrom(urlencoded, `${urlencoded}; charset=utf-16`),
    body: pairs.map((list) => list.join('')),
  }),
);

it(
  'malformed forms are taken or refused with a problem',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), form, async (path, { type, body }) => {
        const response = await fetch(site.origin + path, {
          method: 'POST',
          headers: { 'Content-Type': type },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(20_000),
        });
        checkAnswer({
          status: response.status,
          type: response.headers.get('content-type') ?? '',
          text: await response.text(),
        });
      }),
      fuzzRuns(300, 5000),
    );
  },
  fuzzTimeout,
);
