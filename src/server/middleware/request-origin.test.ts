import { describe, expect, it } from 'vitest';
import { hasRepeatedHost, hostsOf, judgeOrigin } from './request-origin.server.ts';

describe('the hosts of raw headers', () => {
  it('are found in any spelling, and a value is not taken for a name', () => {
    expect(hostsOf(['HOST', 'a', 'X', 'host', 'Accept', '*/*', 'host', 'b'])).toEqual(['a', 'b']);
    expect(hostsOf([])).toEqual([]);
  });

  it.each([
    [[], false],
    [['a.example'], false],
    [['a.example', 'a.example'], true],
    [['a.example, b.example'], true],
  ])('%j are repeated: %s', (hosts, expected) => {
    expect(hasRepeatedHost(hosts)).toBe(expected);
  });
});

describe('a write', () => {
  it.each([
    // Behind a proxy that terminates TLS, with and without the Host passed on.
    ['https://entrada.example', 'https://entrada.example', 'entrada.example', 'own'],
    ['https://entrada.example', 'https://entrada.example', '127.0.0.1:3000', 'own'],
    ['https://entrada.example', 'https://entrada.example', undefined, 'own'],
    ['http://entrada.example', 'https://entrada.example', 'Entrada.Example:443', 'own'],
    // A trial on this machine.
    ['http://localhost:3000', 'http://127.0.0.1:3000', '127.0.0.1:3000', 'own'],
    ['http://127.0.0.1:3000', 'http://[::1]:3000', '[::1]:3000', 'own'],
    ['http://localhost', 'http://127.0.0.1', '127.0.0.1', 'own'],
    ['http://localhost:3000', 'http://localhost:3001', 'localhost:3001', 'other_host'],
    ['http://localhost:3000', 'http://localhost.evil:3000', 'localhost.evil:3000', 'other_host'],
    // ORIGIN is wrong, or a name of someone else leads to this server.
    ['http://localhost:3000', 'https://entrada.example', 'entrada.example', 'other_host'],
    ['https://entrada.example', 'https://evil.example', 'evil.example', 'other_host'],
    ['https://entrada.example', 'https://evil.example', 'entrada.example', 'foreign_origin'],
    ['https://entrada.example', 'null', 'entrada.example', 'foreign_origin'],
    ['https://entrada.example', 'null', 'null', 'foreign_origin'],
    ['https://entrada.example', '', '', 'foreign_origin'],
    ['https://entrada.example', 'https://evil.example', undefined, 'foreign_origin'],
  ] as const)('at ORIGIN %s from %s to the Host %s: %s', (setting, origin, host, expected) => {
    expect(judgeOrigin({ origin, host }, setting)).toBe(expected);
  });
});
