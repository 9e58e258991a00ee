import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { oneAtATime } from './create-payment-intent.server.ts';

it('runs the work of one key in order, also after a failure, and that of others beside it', async () => {
  const seen: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await sleep(5);
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([
    oneAtATime('key', work('first', true)),
    oneAtATime('key', work('second')),
    oneAtATime('other', work('other')),
    oneAtATime(null, work('keyless')),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    ...['rejected', 'fulfilled', 'fulfilled', 'fulfilled'],
  ]);
  const ofKey = seen.filter((line) => /first|second/.test(line));
  expect(ofKey).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(seen.indexOf('other begins')).toBeLessThan(seen.indexOf('first ends'));
});
