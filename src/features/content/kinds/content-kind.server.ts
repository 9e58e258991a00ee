import type { RawBuilder } from 'kysely';
import type * as z from 'zod/mini';
import type { Result } from '#core/result.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Warning } from '../checks/warnings.ts';
import type { ContentValues, Fields, Twins } from '../content.ts';

/** The public rows of a kind, as lists need them: a table and two of its columns. */
export type PublicTable = {
  table: string;
  id: string;
  title: string;
  /** The column of the title's Portuguese, if it has one. */
  titlePt?: string;
  /** The column of the order in which visitors see them, if somebody chose one. */
  sort?: string;
  /** The column with the day of a record that nobody has edited, if the site has one. */
  createdAt?: string;
  /** Selects the columns where the table has them in another form. */
  rows?: RawBuilder<unknown>;
};

/** The records of a kind that has always the same ones: none is made, and none leaves the site. */
export type FixedRecords = {
  ids: readonly string[];
  /** Returns what a record says until somebody edits it; null for a kind without such words. */
  seedOf: ((id: string) => ContentValues) | null;
};

/**
 * A part of a fixed record that is a sample while its fields say what they did at first: the
 * `flag` that shows it, the field that names it, and the fields that it `says`.
 */
export type SamplePart = { flag: string; title: string; says: readonly string[] };

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
  /** Null for fixed records, which have no row each. */
  public: PublicTable | null;
  fixed: FixedRecords | null;
  /** What of its fixed records is a sample, which is hidden where the others are removed. */
  sampleParts: readonly SamplePart[];
  /** The action by which its records are changed. */
  change: 'content.change' | 'settings.change';
  read(db: Queryable, id: string): Promise<ContentValues | null>;
  write(trx: Queryable, record: PublishedRecord): Promise<Result<null, FieldRefusal>>;
  remove(trx: Queryable, id: string): Promise<void>;
  /** Returns public values in the form in which `read` returns them after `write`. */
  asStored(db: Queryable, values: ContentValues, id: string): Promise<ContentValues>;
  /** Returns why a record must stay public, as a code; null if it may go. */
  refuseRemoval(trx: Queryable, id: string): Promise<'in_use' | null>;
  /** The address of a record's page without a language prefix; null if it has none. */
  addressOf(values: ContentValues, id: string): string | null;
  /** Who is named as the author of a record; null where nobody is. */
  authorOf(db: Queryable, values: ContentValues): Promise<string | null>;
  /** The order of its public records; null if nobody chooses it. */
  order: RecordOrder | null;
  /** The page, query included, that shows a record without an address of its own; null if no page does. */
  shownOn(db: Queryable, shown: ShownRecord): Promise<string | null>;
  /** Makes a record the one that its page shows, in a transaction that is rolled back. */
  writePreview(trx: Queryable, record: PublishedRecord): Promise<Result<null, FieldRefusal>>;
  /** What to ask about before publication, beyond the rules that hold for every kind. */
  warnAbout(values: ContentValues): Warning[];
};

/** Reads and writes the order in which the site lists the public records of a kind. */
export type RecordOrder = {
  read(db: Queryable): Promise<{ id: string; title: string; titlePt: string }[]>;
  /** `ids`: those of every public record. */
  write(trx: Queryable, ids: readonly string[]): Promise<void>;
};

/** `at`: the instant of publication. `by`: the person who publishes; null for a job. */
export type PublishedRecord = { id: string; values: ContentValues; at: string; by: string | null };

/** A record as a page is to show it. `changed`: the fields that differ from what is public. */
export type ShownRecord = { id: string; values: ContentValues; changed: readonly string[] };

/** Why a record cannot be public. */
export type FieldRefusal = { field: string; code: string };

export async function refuseNothing(): Promise<null> {
  return null;
}
