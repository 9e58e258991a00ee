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
