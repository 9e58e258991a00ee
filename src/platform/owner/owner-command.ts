import type { Context } from '#platform/context/context.server.ts';

/** An amount in whole cents; its currency is a column of its own, so that a spreadsheet can add up. */
export type AmountCell = { cents: number };

/** An instant, shown in the company's time. */
export type MomentCell = { at: string };

export type OwnerCell = string | number | AmountCell | MomentCell | null;

/** A list, shown in columns or written as CSV. `empty` is shown if there are no rows. */
export type OwnerTable = {
  columns: readonly string[];
  rows: readonly (readonly OwnerCell[])[];
  empty: string;
};

/** A command of `npm run owner --`. */
export type OwnerCommand = {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The arguments, as shown in help: `[--all]`. */
  usage: string;
  /** Returns a sentence or a list. Throws `OwnerUsageError` and `OwnerRefusal`. */
  run(context: Context, args: readonly string[]): Promise<string | OwnerTable>;
};

/** The arguments are wrong. The usage is shown and nothing was done. */
export class OwnerUsageError extends Error {
  override name = 'OwnerUsageError';
}

/** The command cannot be carried out; the message says why. Nothing was changed. */
export class OwnerRefusal extends Error {
  override name = 'OwnerRefusal';
}
