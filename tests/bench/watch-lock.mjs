// A worker of the bench: asks again and again for the write lock of an SQLite database, as another
// program does, and tells how long it was kept away at once.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** Milliseconds. */
const tick = 1;
const database = new DatabaseSync(workerData.path, { timeout: 0 });
const nap = new Int32Array(new SharedArrayBuffer(4));
const seen = { longest: 0, beyond: 0 };
/** @type {number | null} */
let since = null;

function isFree() {
  try {
    database.exec('begin immediate');
    database.exec('rollback');
    return true;
  } catch {
    return false;
  }
}

// Until the bench ends it.
for (;;) {
  const start = performance.now();
  if (!isFree()) since ??= start;
  else if (since !== null) {
    const kept = performance.now() - since;
    seen.longest = Math.max(seen.longest, kept);
    if (kept > workerData.most) seen.beyond += 1;
    since = null;
    parentPort?.postMessage(seen);
  }
  Atomics.wait(nap, 0, 0, tick);
}
