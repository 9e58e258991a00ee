import type { Generated } from 'kysely';
import type { Instant } from '#platform/database/columns.ts';

/** What is found by searching: a row for each record, with its words. Rows are never updated. */
export type SearchEntryTable = {
  id: Generated<number>;
  /** The kind of its `SearchSource`. */
  kind: string;
  refId: string;
  /** `recordWords` of the record, separated by spaces. */
  words: string;
  /** `listedText` of the record: what a list of its kind finds it by, also inside of words. */
  listed: string;
  title: string;
  detail: string;
  /** Results are ordered by it, the newest first. */
  at: Instant;
};

/** Records that changed since they were indexed, written by triggers. */
export type SearchChangeTable = { id: Generated<number>; kind: string; refId: string };

export type SearchTables = {
  searchEntries: SearchEntryTable;
  searchChanges: SearchChangeTable;
};
