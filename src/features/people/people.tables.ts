import type { Generated } from 'kysely';
import type { Instant, Json } from '#platform/database/columns.ts';
import type { PersonState } from './standing/standing.ts';

/** One person for each mail address. */
export type PersonTable = {
  id: string;
  /** As it was first written; a later form cannot change where mail for this person goes. */
  email: string;
  /** The address in lower case, which identifies a person; `erased:<id>` after an erasure. */
  emailKey: string;
  /** Empty if none was given; else what the first form said, until staff set another. */
  name: string;
  phone: string;
  company: string;
  language: 'en' | 'pt';
  /** The fields that staff set, such as `name phone`; a form fills none of them. */
  staffFields: string;
  createdAt: Instant;
  erasedAt: Instant | null;
  /** The person whose rows this one's are now; null unless merged. Never a chain. */
  mergedInto: string | null;
};

/** What a form said of a person and staff left as it is, so that it is not shown again. */
export type PersonLeftDetailTable = {
  personId: string;
  field: 'name' | 'phone' | 'company' | 'language';
  value: string;
  at: Instant;
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

/**
 * A link by which a client sees the relation with the company. `shown`: in the response to a payment,
 * whose address nobody has proved, so it shows that order alone. `mailed`: to the person's own address.
 */
export type ClientLinkTable = {
  tokenHash: string;
  /** Null for a link that was shown: the order says whose it is. */
  personId: string | null;
  /** The order that the mail was about, or that alone is shown; null for none. */
  orderId: string | null;
  purpose: 'shown' | 'mailed';
  createdAt: Instant;
  expiresAt: Instant;
  /** When the client or staff ended it before its time; null otherwise. */
  endedAt: Instant | null;
};

/** The ids of the rows that a merge moved, by table; `filled`: the fields that it filled in. */
export type MovedRows = Record<string, string[]>;

export type PersonMergeTable = {
  id: string;
  fromId: string;
  intoId: string;
  moved: Json<MovedRows>;
  createdAt: Instant;
  undoneAt: Instant | null;
};

/** People whose rows changed since it was worked out where they stand, written by triggers. */
export type PersonChangeTable = { id: Generated<number>; personId: string };

/** Where somebody stands, worked out from their other rows; none of who was erased or merged. */
export type PersonStandingTable = {
  personId: string;
  /** When they became known. */
  knownAt: Instant;
  state: PersonState;
  /** What they are called, folded, to sort by. */
  nameKey: string;
  /** When either side last wrote; else `knownAt`. */
  lastAt: Instant;
  /** Who wrote then; null if nobody has written. */
  lastBy: 'them' | 'us' | null;
  /** Since when they wait for an answer; null if they do not. */
  waitsSince: Instant | null;
  /** How many of their subscriptions have a renewal past due. */
  lateOrders: number;
  /** 1 for one of the staff who never wrote, booked, subscribed or bought: found by a search alone. */
  worksHere: number;
};

export type PeopleTables = {
  people: PersonTable;
  personLeftDetails: PersonLeftDetailTable;
  personNotes: PersonNoteTable;
  personChanges: PersonChangeTable;
  personStandings: PersonStandingTable;
  personMerges: PersonMergeTable;
  clientLinks: ClientLinkTable;
};
