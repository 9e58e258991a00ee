/** One row, raised by triggers at every change of content; stored pages are judged by it. */
export type ContentRevisionTable = { id: number; revision: number };

export type ContentRevisionTables = {
  contentRevision: ContentRevisionTable;
};
