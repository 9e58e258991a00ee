import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

function deferred() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, ended };
}

const nextLoop = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('runs so many at once, and the others in their order', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 10 });
  const started: number[] = [];
  const works = [0, 1, 2, 3].map(() => deferred());
  const done = works.map(({ ended }, place) =>
    turns.run(async () => {
      started.push(place);
      await ended;
      return place;
    }),
  );
  await nextLoop();
  expect(started).toEqual([0, 1]);
  works[1]?.end();
  await nextLoop();
  expect(started).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  expect(await Promise.all(done)).toEqual([0, 1, 2, 3]);
});

it('refuses what would wait behind too many, and accepts again when the queue is shorter', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 });
  const { end, ended } = deferred();
  const first = turns.run(() => ended);
  const second = turns.run(async () => 'second');
  expect(await turns.run(async () => 'third')).toBeNull();
  end();
  await first;
  expect(await second).toBe('second');
  expect(await turns.run(async () => 'fourth')).toBe('fourth');
});

it('gives the turn on after a failure', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 });
  await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.run(async () => 'next')).toBe('next');
});

it('lets others come in between two turns of work that never waits', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 100 });
  const order: string[] = [];
  const works = Array.from({ length: 20 }, () => turns.run(async () => order.push('search')));
  setImmediate(() => order.push('other'));
  await Promise.all(works);
  expect(order.indexOf('other')).toBeLessThan(5);
});
