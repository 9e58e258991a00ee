import type { Context } from '#platform/context/context.server.ts';

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
  run(context: Context, args: readonly string[]): Promise<string | OwnerTable>;
};

/** The words after a command are wrong; its usage is shown and nothing was done. */
export class OwnerUsageError extends Error {
  override name = 'OwnerUsageError';
}

/** What was asked for cannot be done; the message says why. Nothing was changed. */
export class OwnerRefusal extends Error {
  override name = 'OwnerRefusal';
}
