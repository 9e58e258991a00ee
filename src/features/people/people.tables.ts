import type { Instant, Json } from '#platform/database/columns.ts';

/** One person for each mail address. */
export type PersonTable = {
  id: string;
  /** As it was first written; a later form cannot change where mail for this person goes. */
  email: string;
  /** The address in lower case, which identifies a person; `erased:<id>` after an erasure. */
  emailKey: string;
  /** Empty if none was given; the newest one otherwise. */
  name: string;
  phone: string;
  language: 'en' | 'pt';
  createdAt: Instant;
  erasedAt: Instant | null;
  /** The person whose rows this one's are now; null unless merged. Never a chain. */
  mergedInto: string | null;
};

/** What one of the staff wrote about a person. */
export type PersonNoteTable = {
  id: string;
  personId: string;
  /** The member of staff. */
  authorId: string;
  text: string;
  createdAt: Instant;
};

/** The ids of the rows that a merge moved, by table. */
export type MovedRows = Record<string, string[]>;

export type PersonMergeTable = {
  id: string;
  fromId: string;
  intoId: string;
  moved: Json<MovedRows>;
  createdAt: Instant;
  undoneAt: Instant | null;
};

export type PeopleTables = {
  people: PersonTable;
  personNotes: PersonNoteTable;
  personMerges: PersonMergeTable;
};
