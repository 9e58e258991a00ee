import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn } from './in-turn.server.ts';

it('runs one step at a time, in the order in which they came, with others in between', async () => {
  const seen: string[] = [];
  const others = setInterval(() => seen.push('other'), 1);
  const step = (name: string) =>
    inTurn(async () => {
      seen.push(`${name} begins`);
      await sleep(5);
      seen.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all(['a', 'b', 'c'].map(step))).toEqual(['a', 'b', 'c']);
  clearInterval(others);
  expect(seen.filter((name) => name !== 'other')).toEqual(
    ['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  for (const next of ['b begins', 'c begins']) expect(seen[seen.indexOf(next) - 1]).toBe('other');
});

it('goes on after a step that fails', async () => {
  const failing = inTurn(async () => {
    throw new Error('no room');
  });
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no room');
  expect(await next).toBe('done');
});
