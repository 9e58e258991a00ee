import type { Tables } from '#database/tables.ts';

/**
 * Why a column is in nobody's copy. `ours`: how the site works with the row, nothing about the
 * person. `secret`: a hash or key that opens something. `elsewhere`: said by another column or file.
 */
export type Withheld = 'ours' | 'secret' | 'elsewhere';

/** Of each column, whether a person's copy of their data has it (GDPR, articles 15 and 20). */
type Columns<Row> = { [Column in keyof Row]-?: 'copied' | Withheld };

/** How a row belongs to a person: it names them, or is about a row that does. */
type Owner = 'personId' | { [Parent in keyof Tables]: [by: string, parent: Parent] }[keyof Tables];

export type PersonTable = {
  table: keyof Tables;
  owner: Owner;
  /** The file of the copy, without `.json`. */
  file: string;
  columns: Record<string, 'copied' | Withheld>;
  /** What is copied of another row, to which a column of this one points. */
  beside: readonly Beside[];
  /** Rows that are not copied: those with this value in a column, unless another column is true. */
  except?: { column: string; value: string; unless?: string };
};

export type Beside = { by: string; table: keyof Tables; column: string };

/** Describes a table with rows about a person: a column that is left out does not compile. */
export function describe<Name extends keyof Tables>(
  table: Name,
  owner: Owner,
  file: string,
  columns: Columns<Tables[Name]>,
  beside: readonly Beside[] = [],
): PersonTable {
  return { table, owner, file, columns, beside };
}
