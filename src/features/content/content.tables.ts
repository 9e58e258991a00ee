import type { Instant, Json } from '#platform/database/columns.ts';
import type { ContentValues, VersionNote } from './content.ts';
import type { FieldTimes } from './field-times.ts';
import type { TextBlocksTables } from './text/text-blocks.tables.ts';

/**
 * What is kept of a record beside its public row: nothing that is not published is in a public table.
 * A record that was never edited has no row.
 */
export type ContentRecordTable = {
  kind: string;
  id: string;
  /** Increased by every change, so that a change based on an outdated state is refused. */
  revision: number;
  /** The values as they will be; null where they are the public ones. */
  draft: Json<ContentValues> | null;
  fieldTimes: Json<FieldTimes>;
  /** For lists: the title of the draft. */
  title: string;
  wasPublic: boolean;
  /** When the draft goes public; null if it waits for a person. */
  publishAt: Instant | null;
  /** Why the scheduled publication was refused, as a code. */
  scheduleFailure: string | null;
  updatedBy: string | null;
  updatedAt: Instant;
  /** How many Portuguese texts are missing, or older than their English; null if nobody counted. */
  missingTwins: number | null;
  staleTwins: number | null;
};

/** The values of a record at a time. Those of drafts are replaced while one person goes on writing. */
export type ContentVersionTable = {
  kind: string;
  id: string;
  number: number;
  note: VersionNote;
  values: Json<ContentValues>;
  personId: string | null;
  at: Instant;
};

/** Where an address of the site leads now; both without a language prefix. */
export type RedirectTable = { path: string; target: string; at: Instant };

/**
 * A word of the site that the owner has written in place of the one in the code. `name` is a field of
 * the record; a list is written in lines.
 */
export type SiteTextTable = { kind: string; id: string; name: string; value: string };

/** A link by which somebody without an account sees the draft of a record. Only the token's hash is stored. */
export type ContentPreviewLinkTable = {
  tokenHash: string;
  kind: string;
  id: string;
  createdBy: string | null;
  createdAt: Instant;
  endsAt: Instant;
  withdrawnAt: Instant | null;
};

export type ContentTables = TextBlocksTables & {
  contentPreviewLinks: ContentPreviewLinkTable;
  contentRecords: ContentRecordTable;
  contentVersions: ContentVersionTable;
  redirects: RedirectTable;
  siteTexts: SiteTextTable;
};
