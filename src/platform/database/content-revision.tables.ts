/** A single row that triggers increment on every content change; it invalidates cached pages. */
type ContentRevisionTable = { id: number; revision: number };

export type ContentRevisionTables = {
  contentRevision: ContentRevisionTable;
};
