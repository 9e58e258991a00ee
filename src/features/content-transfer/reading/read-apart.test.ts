import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type { ImportPrograms } from '#platform/imports/import-programs.server.ts';
import { readApart } from './read-apart.server.ts';

/** Reads three records, of which the second never ends unless it is passed over. */
const reader = `
  const { parentPort, workerData } = require('node:worker_threads');
  for (const number of [0, 1, 2]) {
    if (workerData.skipped.includes(number)) continue;
    parentPort.postMessage({ begin: number });
    while (number === 1);
    parentPort.postMessage({ begin: null });
  }
  parentPort.postMessage({ ended: true });
`;

function programs(code: string) {
  const skipped: number[][] = [];
  const imports: Pick<ImportPrograms, 'longestPost' | 'startReader'> = {
    longestPost: 300,
    startReader(task) {
      skipped.push([...(task as { skipped: number[] }).skipped]);
      return new Worker(code, { eval: true, workerData: task });
    },
  };
  const context = { imports: imports as ImportPrograms, clock: () => new Date(0) };
  return { context, skipped };
}

const given = { path: '', folder: '', oldSite: '', given: new Map<string, string>() };
const watching = (signal = new AbortController().signal) => ({ onProgress() {}, signal });

it('reads a file again without the record that takes too long', async () => {
  const { context, skipped } = programs(reader);
  await readApart(context, given, watching());
  expect(skipped).toEqual([[], [1]]);
});

it('ends the thread when the import is stopped', async () => {
  const { context } = programs(reader);
  const stop = new AbortController();
  const reading = readApart(context, given, watching(stop.signal));
  stop.abort(new Error('stopped'));
  await expect(reading).rejects.toThrow('stopped');
});

it.each([
  ['throws', 'throw new RangeError("too deep")', 'not_readable'],
  ['ends without a word', 'process.exit(0)', 'not_readable'],
])('a thread that %s is a file that is not readable', async (_, code, fault) => {
  const { context } = programs(code);
  await expect(readApart(context, given, watching())).rejects.toMatchObject({
    refusal: { code: fault },
  });
});
