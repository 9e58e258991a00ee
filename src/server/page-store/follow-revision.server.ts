import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#platform/database/database.server.ts';

export type FollowedRevision = {
  /** Whether the latest attempt to read the revision succeeded. */
  isReachable(): boolean;
  stop(): void;
};

const pollInterval = 250;

/**
 * Reads the content revision four times a second, so that `database.knownRevision()` follows what
 * other processes write. Does not keep the process running.
 */
export function followRevision(
  database: Pick<Database, 'contentRevision'>,
  interval = pollInterval,
): FollowedRevision {
  const ending = new AbortController();
  const { signal } = ending;
  let reachable = true;

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      reachable = await database.contentRevision().then(
        () => true,
        () => false,
      );
      await sleep(interval, null, { ref: false, signal });
    }
  }

  follow().catch(() => {});
  return { isReachable: () => reachable, stop: () => ending.abort() };
}
