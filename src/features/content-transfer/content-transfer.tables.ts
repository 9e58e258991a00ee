import type { Instant, Json } from '#platform/database/columns.ts';
import type { ImportPhase, ImportProblem, ImportState } from './transfer.schema.ts';

/** An import of content, or the dry run of one. */
export type ContentImportTable = {
  id: string;
  state: ImportState;
  /** What it does, or did last. */
  phase: ImportPhase;
  /** Of the file, as the browser told it; empty where nobody did. */
  name: string;
  isDryRun: boolean;
  onlyNew: boolean;
  /** Records of this phase that are worked on, and all of them; 0 until they are counted. */
  done: number;
  total: number;
  /** Records that are new or changed here by now. */
  written: number;
  /** Names what a dry run found; an import that names it uses what was read for it. */
  plan: string | null;
  /** The state of all content when the dry run looked at it. */
  contentVersion: string | null;
  problem: Json<ImportProblem> | null;
  isCancelAsked: boolean;
  startedBy: string | null;
  /** The machine and the process in which it runs. */
  host: string;
  pid: number | null;
  startedAt: Instant;
  /** The last sign of life of its process. */
  seenAt: Instant;
  endedAt: Instant | null;
};

/** A piece of the report of an import, as JSON, because a long one is never in memory as a whole. */
export type ContentImportPartTable = { importId: string; part: number; words: string };

export type ContentTransferTables = {
  contentImports: ContentImportTable;
  contentImportParts: ContentImportPartTable;
};
