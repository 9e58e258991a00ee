import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutRowValues } from '#platform/logger.server.ts';
import { type HttpSite, startHttpSite } from '../../faults/http-site.ts';

type Line = { level: number; msg: string; path?: string };

let site: HttpSite;
const lines: Line[] = [];
beforeAll(async () => {
  const out = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const logger = pino({ level: 'debug', serializers: { err: withoutRowValues } }, out);
  site = await startHttpSite('2026-11-23T08:30:00.000Z', { logger });
});
afterAll(() => site.close());

/** Sends the start of a request, ends the connection, and waits until the request is logged. */
async function cutOff(path: string, ...rest: string[]): Promise<Line[]> {
  lines.length = 0;
  const { hostname, port, host } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, ...rest].join('\r\n');
  await new Promise((resolve) => socket.write(`${head}\r\n\r\n{"name":`, resolve));
  await new Promise((resolve) => setTimeout(resolve, 30));
  socket.destroy();
  await expect.poll(() => lines.find(({ msg }) => msg === 'request')).toBeTruthy();
  return lines;
}

describe('a client that does not finish its request', () => {
  it.each([
    ['headers', 'POST /api/bookings HTTP/1.1\r\nHost: x\r\n'],
    [
      'body',
      'POST /api/bookings HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('is sent away without its %s', async (_, start) => {
    const slow = await startHttpSite('2026-11-23T08:30:00.000Z', {
      serverOptions: { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 },
    });
    expect(await slow.raw(start)).toMatch(/^HTTP\/1\.1 408 /);
    await slow.close();
  });
});

const json = 'Content-Type: application/json';

describe('a body that its client cuts off', () => {
  it.each([
    ['/api/bookings', json, 'Content-Length: 500'],
    ['/api/contact', json, 'Transfer-Encoding: chunked'],
    ['/api/webhooks/payments', json, 'Content-Length: 500'],
    [
      '/api/newsletter/confirm',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 500',
    ],
    [
      '/api/newsletter/unsubscribe',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 500',
    ],
  ])('is no failure of the call %s', async (path, ...rest) => {
    const logged = await cutOff(path, ...rest);
    expect(logged.filter(({ level }) => level > 20)).toEqual([]);
    expect(JSON.stringify(logged)).not.toMatch(/"stack"|node_modules/);
  });
});
