import { expect, it } from 'vitest';
import { formatLogLine } from './log-line.ts';

const at = (seconds: number) => new Date(2026, 10, 23, 9, 41, seconds).toISOString();
const line = (entry: object) => `${JSON.stringify(entry)}\n`;

it.each([
  [{ level: 30, time: at(7), msg: 'listening' }, '09:41:07 listening\n'],
  [
    { level: 40, time: at(8), fields: ['brand', 'nipc'], msg: 'the company has sample values' },
    '09:41:08 warning: the company has sample values (fields: brand, nipc)\n',
  ],
  [
    { level: 50, time: at(9), mail: 'm1', attempt: 12, msg: 'mail given up' },
    '09:41:09 error: mail given up (mail: m1; attempt: 12)\n',
  ],
  [
    { level: 50, time: at(9), err: { message: 'no', stack: 'Error: no\n    at x' }, msg: 'failed' },
    '09:41:09 error: failed\nError: no\n    at x\n',
  ],
])('%o is for a person', (entry, expected) => {
  expect(formatLogLine(line(entry))).toBe(expected);
});

it('leaves what is no JSON as it is', () => {
  expect(formatLogLine('a warning of Node\n')).toBe('a warning of Node\n');
});
