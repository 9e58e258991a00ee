import { hostname } from 'node:os';
import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { ImportProgress } from '../placing/place-records.server.ts';
import type { ImportPhase } from '../transfer.schema.ts';
import { updateRunning } from './imports.repository.server.ts';

/** Milliseconds from one sign of life to the next. */
const signOfLife = 1_000;

/** The import is to end before its end. */
export class ImportStopped extends Error {
  readonly why: 'cancelled' | 'interrupted';
  constructor(why: ImportStopped['why']) {
    super(`The import was ${why}`);
    this.why = why;
  }
}

type Followed = {
  id: string;
  progress: ImportProgress & { phase: ImportPhase };
  stop: AbortController;
};

/** Writes how far an import is into its row, every second, and stops it when that says so. */
export function followImport(
  context: Context,
  { id, progress, stop }: Followed,
): { end(): Promise<void> } {
  let showing: Promise<void> | null = null;
  async function show(): Promise<void> {
    const { phase, done, total } = progress;
    const seenAt = toInstant(context.clock());
    const now = { phase, done, total, seenAt, pid: process.pid, host: hostname() };
    const goesOn = await transact(context, (trx) => updateRunning(trx, id, now));
    if (!goesOn) stop.abort(new ImportStopped('cancelled'));
  }
  function tick(): void {
    showing ??= show()
      .catch(() => {})
      .finally(() => {
        showing = null;
      });
  }
  tick();
  const timer = setInterval(tick, signOfLife);
  return {
    async end() {
      clearInterval(timer);
      await showing;
    },
  };
}
