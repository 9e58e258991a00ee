import * as z from 'zod/mini';
import { findingCodes, transferFormats } from './incoming.ts';

export const transferOutcomes = ['new', 'changed', 'unchanged', 'kept', 'refused'] as const;
export type TransferOutcome = (typeof transferOutcomes)[number];

/** Response of `POST /api/admin/content/import`: what the file does, or did. */
export const transferReportSchema = z.object({
  format: z.enum(transferFormats),
  isDryRun: z.boolean(),
  /** Names this result; an import that names it is made only if nothing has changed since. */
  plan: z.string(),
  counts: z.record(z.enum(transferOutcomes), z.int()),
  records: z.array(
    z.object({
      /** Its place in the file. */
      where: z.string(),
      kind: z.string(),
      id: z.string(),
      title: z.string(),
      outcome: z.enum(transferOutcomes),
      state: z.enum(['draft', 'scheduled', 'public']),
      /** Fields that change. */
      fields: z.array(z.string()),
      problems: z.array(z.object({ field: z.string(), code: z.string() })),
    }),
  ),
  /** Old addresses that lead to new ones: those that are added, and those that do already. */
  redirects: z.object({ new: z.int(), unchanged: z.int() }),
  /** Files of the library: those that are added, and those that are here already. */
  files: z.object({ new: z.int(), unchanged: z.int() }),
  /** What was not taken over as it was, or needs a person. */
  findings: z.array(
    z.object({ where: z.string(), code: z.enum(findingCodes), detail: z.string() }),
  ),
});
export type TransferReport = z.infer<typeof transferReportSchema>;
export type ReportedRecord = TransferReport['records'][number];

export const importStates = ['running', 'done', 'failed', 'cancelled'] as const;
export type ImportState = (typeof importStates)[number];

/** The file is read; what it would do is found out; it is done. */
export const importPhases = ['reading', 'checking', 'writing'] as const;
export type ImportPhase = (typeof importPhases)[number];

/** Why an import was not done, or not to its end. */
export const importProblemSchema = z.looseObject({
  status: z.literal([404, 409, 410, 413, 422, 503]),
  code: z.string(),
  title: z.string(),
  titlePt: z.string(),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

/** An import that runs, or that ended lately. */
export const contentImportSchema = z.object({
  id: z.string(),
  state: z.enum(importStates),
  phase: z.enum(importPhases),
  /** Of its file; empty if nobody told it. */
  name: z.string(),
  isDryRun: z.boolean(),
  onlyNew: z.boolean(),
  /** Records of the phase that are worked on, of how many; 0 of 0 until they are counted. */
  done: z.int(),
  total: z.int(),
  /** Records that are new or changed by it. */
  written: z.int(),
  startedAt: z.string(),
  error: z.optional(importProblemSchema),
});
export type ContentImport = z.infer<typeof contentImportSchema>;

/** Response of `GET /api/admin/content/import/:id`: with the report, if it came to one. */
export const followedImportSchema = z.extend(contentImportSchema, {
  report: z.optional(transferReportSchema),
});
export type FollowedImport = z.infer<typeof followedImportSchema>;
