import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds of the shortest pause. */
const shortestPause = 4;

/** Ends with the pause after the last step that was begun in this process. */
let lastPause: Promise<unknown> = Promise.resolve();

/**
 * Runs a step of work in the background: a few milliseconds. Of all such work in a process one step runs at
 * a time, and after each is a pause as long as it took. So the event loop and SQLite's write lock are
 * others' for at least half of the time, also of programs that ask for the lock only now and then. A step
 * must not wait for a turn itself.
 */
export async function inTurn<Value>(step: () => Promise<Value>): Promise<Value> {
  const previous = lastPause;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  lastPause = promise;
  await previous;
  const start = performance.now();
  try {
    return await step();
  } finally {
    resolve(sleep(Math.max(shortestPause, performance.now() - start)));
  }
}
