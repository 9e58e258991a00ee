import { describe, expect, it } from 'vitest';
import { shortenRedirect, toSitePath } from './redirects.ts';

/** Redirects that only `shortenRedirect` decides about, as the use case stores them. */
function addAll(steps: readonly (readonly [path: string, target: string])[]) {
  const stored = new Map<string, string>();
  const refused: string[] = [];
  for (const [path, target] of steps) {
    const outcome = shortenRedirect({ path, target }, stored.get(target) ?? null);
    if (!outcome.ok) {
      refused.push(`${path} → ${target}`);
      continue;
    }
    for (const [from, to] of stored) if (to === path) stored.set(from, outcome.value);
    stored.set(path, outcome.value);
  }
  return { stored: Object.fromEntries(stored), refused };
}

describe('a redirect', () => {
  it('leads in one step to the end of a chain', () => {
    const { stored } = addAll([
      ['/b', '/c'],
      ['/a', '/b'],
      ['/c', '/d'],
    ]);
    expect(stored).toEqual({ '/a': '/d', '/b': '/d', '/c': '/d' });
  });

  it('never leads back to itself', () => {
    const { refused, stored } = addAll([
      ['/a', '/a'],
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/a'],
      ['/c', '/b'],
    ]);
    expect(refused).toEqual(['/a → /a', '/c → /a', '/c → /b']);
    expect(stored).toEqual({ '/a': '/c', '/b': '/c' });
  });

  it('makes no loop, whatever is added', () => {
    const names = ['/a', '/b', '/c', '/d'];
    const pairs = names.flatMap((path) => names.map((target) => [path, target] as const));
    for (let round = 0; round < 200; round += 1) {
      const steps = Array.from({ length: 12 }, (_, index) => {
        return pairs[(round * 7 + index * (round + 3)) % pairs.length] ?? pairs[0];
      }).filter((pair) => pair !== undefined);
      const { stored } = addAll(steps);
      for (const target of Object.values(stored)) expect(stored[target]).toBeUndefined();
    }
  });
});

describe('an address of a redirect', () => {
  it.each([
    ['/old', '/old'],
    [' /pt/old/ ', '/old'],
    ['https://entrada.example/old?x=1#y', '/old'],
    ['/pt', '/'],
    ['https://elsewhere.example/old', null],
    ['//elsewhere.example/old', null],
    ['old', null],
    ['', null],
  ])('%j is %s', (text, path) => {
    expect(toSitePath(text, 'https://entrada.example')).toBe(path);
  });
});
