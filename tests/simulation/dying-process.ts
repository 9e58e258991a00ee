import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#platform/database/database.server.ts';

export type DyingProcess = ReturnType<typeof createDyingProcess>;

/**
 * What one process of the simulation has under way. After its death it begins nothing new; what
 * had begun comes to its end before anything else happens, as if the process had died a moment later.
 */
export function createDyingProcess(database: Database) {
  let underWay = 0;
  let dead = false;

  async function track<Value>(work: () => Promise<Value>): Promise<Value> {
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  }

  return {
    track,
    database: {
      ...database,
      read: (work) => track(() => database.read(work)),
      transaction: (work) => track(() => database.transaction(work)),
    } satisfies Database as Database,
    die() {
      dead = true;
    },
    isDead: () => dead,
    /** Resolves when nothing is under way any more. */
    async quiet(): Promise<void> {
      do await nextTurn();
      while (underWay > 0);
    },
  };
}
