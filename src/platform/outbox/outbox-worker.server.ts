import { toInstant } from '#core/clock.ts';
import { createDeliveries } from './deliveries.server.ts';
import { failureCode } from './describe-failure.ts';
import { findNextDue, releaseClaims } from './outbox.repository.server.ts';
import type { SendingOptions } from './send-claimed-mail.server.ts';

export type OutboxWorker = {
  /** Looks for due mails at once; called after a commit that enqueued one. */
  wake(): void;
  /** Stops the loop and waits for the deliveries in progress. */
  stop(): Promise<void>;
};

export type OutboxWorkerOptions = SendingOptions & {
  /**
   * Whether to release existing claims at the start. Safe if only one server uses the database, since
   * the server that made them has ended. Defaults to true on SQLite, whose folder is locked.
   */
  releaseClaimsAtStart?: boolean;
};

// Other processes enqueue too and cannot call `wake`.
const longestSleep = 5_000;
// A due mail that another worker has locked must not cause a busy loop.
const shortestSleep = 100;

function sleepUntil(nextDueAt: string | null, now: Date): number {
  if (nextDueAt === null) return longestSleep;
  return Math.min(Math.max(Date.parse(nextDueAt) - now.getTime(), shortestSleep), longestSleep);
}

/** Starts the loop that sends the mails in the outbox. One per process. */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { database, clock, logger, releaseClaimsAtStart = database.engine === 'sqlite' } = options;
  let stopped = false;
  let woken = false;
  let claimsReleased = !releaseClaimsAtStart;
  let endSleep = () => {};

  function wake(): void {
    woken = true;
    endSleep();
  }

  function logFailure(error: unknown): void {
    logger.error({ code: failureCode(error) }, 'outbox pass failed');
  }

  // The end of a delivery frees a slot for the next mail.
  const deliveries = createDeliveries(options, (error) => {
    if (error !== null) logFailure(error);
    wake();
  });

  async function pass(): Promise<number> {
    try {
      if (!claimsReleased) {
        await database.transaction((trx) => releaseClaims(trx, toInstant(clock())));
        claimsReleased = true;
      }
      await deliveries.beginDue(() => stopped);
      const busy = deliveries.busy();
      return busy === null ? longestSleep : sleepUntil(await findNextDue(database, busy), clock());
    } catch (error) {
      logFailure(error);
      return longestSleep;
    }
  }

  function sleep(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    endSleep = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  }

  async function loop(): Promise<void> {
    while (!stopped) {
      woken = false;
      const pause = await pass();
      if (!woken && !stopped) await sleep(pause);
    }
  }

  const ended = loop();
  return {
    wake,
    async stop() {
      stopped = true;
      endSleep();
      await ended;
      await deliveries.allEnded();
    },
  };
}
