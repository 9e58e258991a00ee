import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HttpSite, startHttpSite } from '../../../faults/http-site.ts';
import { fuzzRuns, fuzzTimeout } from './runs.ts';

let site: HttpSite;
beforeAll(async () => {
  site = await startHttpSite('2026-11-23T08:30:00.000Z');
});
afterAll(() => site.close());

const targets = [
  '/',
  '/pt/blog?q=%',
  '/nothing',
  '/api/nothing',
  '/api/testimonials',
  '/api/bookings',
  '/api/newsletter/confirm',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//evil.example/',
  '/\\evil.example',
  '/a b',
  '/\u0001',
  '/%',
  '/%ff?%zz',
  '/manage-booking/%00',
  '*',
  '',
  '?',
  'evil.example:443',
  'http://evil.example/api/testimonials',
  'http://[::1/',
  'https://user:pass@evil.example:99999/',
  `/${'a'.repeat(9000)}`,
];

const methods = [
  ...['GET', 'GET', 'POST', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE', 'CONNECT'],
  ...['PRI', 'get', 'GÉT', '', 'A'.repeat(300)],
];

const lines = [
  'Host: 127.0.0.1',
  'Host: 127.0.0.1',
  'Host: a.example',
  'Host:',
  'Host: a b',
  'Host: [::1',
  'hOsT: evil.example:0',
  'Content-Length: 2',
  'Content-Length: 3',
  'Content-Length: -1',
  'Content-Length: 2, 2',
  'Content-Length: 99999999999999999999',
  'Content-Length: 0x2',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding : chunked',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Encoding: gzip',
  'Origin: null',
  'Expect: 100-continue',
  'Expect: nothing',
  'Connection: close',
  'Connection: keep-alive, upgrade',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'Accept-Encoding: br;q=nan, *;q=0',
  'If-None-Match: *',
  'If-None-Match: W/"',
  'Range: bytes=9-1,-,x',
  'X-Forwarded-For: ,,,::ffff:1.2.3.4.5',
  'Cookie: \u0000',
  'no colon',
  ' folded: line',
  ': no name',
  `X-Long: ${'x'.repeat(20_000)}`,
  ...Array.from({ length: 3 }, (_, place) => `X-${place}: ${'y'.repeat(3000)}`),
];

const bodies = [
  '',
  '{}',
  '{"name":',
  '2\r\n{}\r\n0\r\n\r\n',
  'zz\r\n',
  'ffffffffff\r\n',
  '--x--',
  '\0',
];

/** A request that is right but for a few lines, which the application itself judges. */
const soundRequest = fc
  .record({
    start: fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE', 'PUT'),
    target: fc.constantFrom(...targets.filter((target) => target.startsWith('/'))),
    head: fc.array(fc.constantFrom(...lines), { maxLength: 1 }),
  })
  .map(({ start, target, head }) =>
    [`${start} ${target} HTTP/1.1`, 'Host: 127.0.0.1', ...head, '', ''].join('\r\n'),
  );

const brokenRequest = fc
  .record({
    method: fc.constantFrom(...methods),
    target: fc.constantFrom(...targets),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9'),
    head: fc.array(fc.constantFrom(...lines), { maxLength: 6 }),
    end: fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r'),
    body: fc.constantFrom(...bodies),
  })
  .map(({ method, target, version, head, end, body }) =>
    [`${method} ${target} ${version}`, ...head, '', body].join(end),
  );

/** Requests behind one another on one connection, in parts that arrive one after the other. */
const stream = fc.record({
  text: fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: soundRequest },
        { weight: 5, arbitrary: brokenRequest },
        fc.string({ unit: 'binary' }),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => parts.join('')),
  cuts: fc.array(fc.nat(400), { maxLength: 3 }),
  leaves: fc.constantFrom('ends', 'ends', 'ends', 'destroys'),
});

type Stream = { text: string; cuts: number[]; leaves: string };

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

/** Sends a stream and returns what came back until the server closed the connection. */
function send({ text, cuts, leaves }: Stream): Promise<string> {
  const bytes = Buffer.from(text, 'latin1');
  const places = [0, ...cuts.toSorted((one, other) => one - other), bytes.length];
  return new Promise((resolve, reject) => {
    let received = '';
    const { hostname, port } = new URL(site.origin);
    const socket = connect(Number(port), hostname, async () => {
      for (const [index, place] of places.slice(1).entries()) {
        if (socket.destroyed) return;
        socket.write(bytes.subarray(places[index], place));
        await pause();
      }
      if (leaves === 'ends') socket.end();
      else socket.destroy();
    });
    socket.setTimeout(20_000, () => {
      reject(new Error('The server keeps the connection open'));
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    // The server may close the connection while the rest is still being sent.
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

it(
  'broken, pipelined and slow streams get an answer or the end of the connection',
  async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(stream, async (given) => {
        const received = await send(given);
        const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(
          ([, status]) => status,
        );
        for (const status of statuses) reached.add(status ?? '');
        expect(statuses.filter((status) => Number(status) >= 500)).toEqual([]);
        expect(received).not.toMatch(/\n\s+at .+:\d+|node_modules|SQLITE|sqlite_|node:internal/);
      }),
      fuzzRuns(300, 5000),
    );
    for (const status of ['200', '400', '404', '405', '431']) expect(reached).toContain(status);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  },
  fuzzTimeout,
);
