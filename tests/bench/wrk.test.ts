import { expect, test } from 'vitest';
import { readOutput } from './wrk.mjs';

const output = `Running 3s test @ http://127.0.0.1:40000/
  1 threads and 32 connections
  157234 requests in 3.01s, 1.65GB read
Requests/sec:  52237.87
Transfer/sec:    561.23MB
`;

test('the output of wrk is read', () => {
  expect(readOutput(output)).toEqual({ requests: 157_234, perSecond: 52_237.87 });
});

test.each([
  '  Non-2xx or 3xx responses: 12',
  '  Socket errors: connect 0, read 3, write 0, timeout 0',
])('failed requests are no measure: %s', (line) => {
  expect(() => readOutput(`${output}${line}\n`)).toThrow(line.trim());
});
