import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logRequest } from './request-log.server.ts';

function linesAt(level: string, took: number) {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level, base: null }, { write: (line) => lines.push(JSON.parse(line)) });
  const ended = { method: 'GET', path: `/blog/${'x'.repeat(24)}`, status: 200 };
  logRequest(logger, 'an-id', { ...ended, started: performance.now() - took });
  return lines;
}

it('a request that took more than a second is a warning, without tokens in its path', () => {
  const [line] = linesAt('info', 1500);
  expect(line).toMatchObject({ level: 40, method: 'GET', path: '/blog/:hidden', status: 200 });
  expect(line?.milliseconds).toBeGreaterThan(1400);
});

it('any other has a line for debugging alone', () => {
  expect(linesAt('info', 10)).toEqual([]);
  expect(linesAt('debug', 10)).toMatchObject([{ level: 20, msg: 'request' }]);
});
