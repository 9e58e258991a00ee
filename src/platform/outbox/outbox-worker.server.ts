import { toInstant } from '#core/clock.ts';
import { failureCode } from './describe-failure.ts';
import { releaseClaims } from './outbox.repository.server.ts';
import { type SendingOptions, sendWaitingMails } from './send-waiting-mails.server.ts';

export type OutboxWorker = {
  /** Looks for due mails at once; called after a commit that enqueued one. */
  wake(): void;
  /** Finishes the mail in hand, then ends. */
  stop(): Promise<void>;
};

export type OutboxWorkerOptions = SendingOptions & {
  /**
   * Whether claims found at the start end at once: where only one server uses the database, the one
   * that made them has ended. Usually so on SQLite, whose folder is locked, and not on PostgreSQL.
   */
  releaseClaimsAtStart?: boolean;
};

// Other processes enqueue too and cannot call `wake`.
const longestSleep = 5_000;
// A due mail that another worker holds locked must not keep this one spinning.
const shortestSleep = 100;

function sleepUntil(nextDueAt: string | null, now: Date): number {
  if (nextDueAt === null) return longestSleep;
  return Math.min(Math.max(Date.parse(nextDueAt) - now.getTime(), shortestSleep), longestSleep);
}

/** Starts the loop that empties the outbox. One per process. */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { database, clock, logger, releaseClaimsAtStart = database.engine === 'sqlite' } = options;
  let stopped = false;
  let woken = false;
  let claimsReleased = !releaseClaimsAtStart;
  let endSleep = () => {};

  async function pass(): Promise<number> {
    try {
      if (!claimsReleased) {
        await database.transaction((trx) => releaseClaims(trx, toInstant(clock())));
        claimsReleased = true;
      }
      return sleepUntil(await sendWaitingMails(options, () => stopped), clock());
    } catch (error) {
      logger.error({ code: failureCode(error) }, 'outbox pass failed');
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
    wake() {
      woken = true;
      endSleep();
    },
    async stop() {
      stopped = true;
      endSleep();
      await ended;
    },
  };
}
