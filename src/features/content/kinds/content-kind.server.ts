import type * as z from 'zod/mini';
import type { Result } from '#core/result.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ContentValues, Fields, Twins } from '../content.ts';

/**
 * The public rows of a kind, as lists need them: a table and two of its columns. `sort`: the column
 * of the order in which visitors see them, if somebody chose one.
 */
export type PublicTable = { table: string; id: string; title: string; sort?: string };

/**
 * A kind of content: the fields of its records, and how its public rows are read, written and removed.
 * `write` refuses with the field that is in the way and a code.
 */
export type ContentKind = {
  /** Its part of the path: `/api/admin/content/<name>`. */
  name: string;
  fields: Fields;
  /** What a draft may hold; its texts may be empty. Codes as messages. */
  values: z.ZodMiniType<ContentValues>;
  /** The values of a new record. */
  empty: ContentValues;
  /** The fields that a public record needs. */
  required: readonly string[];
  /** The field that names a record in lists. */
  titleField: string;
  twins: Twins;
  public: PublicTable;
  read(db: Queryable, id: string): Promise<ContentValues | null>;
  write(trx: Queryable, record: PublishedRecord): Promise<Result<null, FieldRefusal>>;
  remove(trx: Queryable, id: string): Promise<void>;
  /** Returns why a record must stay public, as a code; null if it may go. */
  refuseRemoval(trx: Queryable, id: string): Promise<'in_use' | null>;
  /** The address of a record's page without a language prefix; null if it has none. */
  addressOf(values: ContentValues, id: string): string | null;
};

/** `at`: the instant of publication. */
export type PublishedRecord = { id: string; values: ContentValues; at: string };

/** Why a record cannot be public. */
export type FieldRefusal = { field: string; code: string };

export async function refuseNothing(): Promise<null> {
  return null;
}
