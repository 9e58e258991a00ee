import type * as z from 'zod/mini';
import type { Result } from '#core/result.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ContentValues, Twins } from './content.ts';

/** The public rows of a kind, as lists need them: named columns of one table. */
export type PublicTable = { table: string; title: string };

/**
 * A kind of content: the fields of its records, and how its public rows are read, written and removed.
 * `write` refuses with the field that is in the way and a code.
 */
export type ContentKind = {
  /** Its part of the path: `/api/admin/content/<name>`. */
  name: string;
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
  /** The address of a record's page without a language prefix; null if it has none. */
  addressOf(values: ContentValues): string | null;
};

/** `at`: the instant of publication. */
export type PublishedRecord = { id: string; values: ContentValues; at: string };

/** Why a record cannot be public. */
export type FieldRefusal = { field: string; code: string };
