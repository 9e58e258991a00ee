import type { Queryable } from '#platform/database/database.server.ts';
import type { Role } from '#platform/permissions/permissions.ts';

/** What a record is found by and shown as. */
export type SearchRecord = {
  /** What its screen is addressed by. */
  id: string;
  title: string;
  /** A second line: an address, a reference. May be empty. */
  detail: string;
  /** An instant. */
  at: string;
  /** Everything that it is found by; where there is nothing, only a list finds it. */
  texts: (string | null)[];
  /** What a list of its kind finds it by, where that is not `texts`. */
  listedTexts?: (string | null)[];
};

/**
 * The records of a feature that are found by searching. A migration adds the triggers that say
 * which ones changed.
 */
export type SearchSource = {
  kind: string;
  roles: readonly Role[];
  /** Returns the records of these ids that are to be found; the others are not. */
  read(db: Queryable, ids: string[]): Promise<SearchRecord[]>;
  /** Returns the ids of all records. */
  listIds(db: Queryable): Promise<string[]>;
};

/** Of what has a list that finds inside of words: each has an index of its own (migration 147). */
export type ListedSource = SearchSource & {
  kind: 'person' | 'booking' | 'conversation' | 'order' | 'subscriber';
};
