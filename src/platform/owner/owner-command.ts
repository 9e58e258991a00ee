import type { Clock } from '#core/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Settings } from '#platform/env.server.ts';
import type { Logger } from '#platform/logger.server.ts';

/** What a command of the owner's works with. Its logger is silent. */
export type OwnerDeps = { database: Database; clock: Clock; settings: Settings; logger: Logger };

export type OwnerCell = string | number | null;

/** A list: shown as columns, or written as CSV. `empty` is the sentence for no rows. */
export type OwnerTable = {
  columns: readonly string[];
  rows: readonly (readonly OwnerCell[])[];
  empty: string;
};

/** One word after `npm run owner --`. */
export type OwnerCommand = {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** How it is written, after the name: `[--all]`. */
  usage: string;
  /** A sentence or a list. Throws `OwnerUsageError` and `OwnerRefusal`. */
  run(deps: OwnerDeps, args: readonly string[]): Promise<string | OwnerTable>;
};

/** The words after a command are wrong; its usage is shown and nothing was done. */
export class OwnerUsageError extends Error {
  override name = 'OwnerUsageError';
}

/** What was asked for cannot be done; the message says why. Nothing was changed. */
export class OwnerRefusal extends Error {
  override name = 'OwnerRefusal';
}
