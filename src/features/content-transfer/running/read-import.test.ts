import { expect, it } from 'vitest';
import type { Context } from '#platform/context/context.server.ts';
import { readReport } from './read-import.server.ts';

it('lets others have a turn after each part of a report, though the database answers at once', async () => {
  const parts = ['{"a":', '1', '}'];
  const database = { read: async () => parts.shift() ?? null } as unknown as Context['database'];
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const read = await Array.fromAsync(readReport({ database } as Context, 'any'));
  isOver = true;
  expect(read.join('')).toBe('{"a":1}');
  expect(turns).toBeGreaterThanOrEqual(3);
});
