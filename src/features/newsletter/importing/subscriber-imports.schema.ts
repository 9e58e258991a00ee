import * as z from 'zod/mini';
import { columnRoles } from './list-columns.ts';
import { importStates, rowOutcomes } from './subscriber-imports.ts';

/** Response of `GET /api/admin/subscribers/import/:id`: how far a list is. */
export const subscriberImportSchema = z.object({
  id: z.string(),
  state: z.enum(importStates),
  /** Of the file; empty if it was not told. */
  name: z.string(),
  /** SHA-256 of the file, in hex. */
  fileHash: z.string(),
  /** As they were guessed, or chosen; with what stands in the first rows. */
  columns: z.array(
    z.object({
      header: z.string(),
      role: z.enum(columnRoles),
      samples: z.array(z.string()),
      /** Whether its days by numbers have the month first. */
      isMonthFirst: z.boolean(),
    }),
  ),
  language: z.enum(['en', 'pt']),
  statement: z.string(),
  statementDay: z.nullable(z.string()),
  /** Rows that are decided, and all of them. */
  done: z.int(),
  total: z.int(),
  counts: z.record(z.enum(rowOutcomes), z.int()),
  /** Mails of this and earlier lists that ask to confirm and have not left yet. */
  invitationsWaiting: z.int(),
  /** Those that could not be delivered. */
  invitationsFailed: z.int(),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** Why those that ask to confirm stopped themselves; null while they leave. */
  stoppedBy: z.nullable(z.enum(['bounces', 'complaints'])),
});
export type SubscriberImportDetail = z.infer<typeof subscriberImportSchema>;

/** Response of `GET /api/admin/subscribers/import`: the list that came last; null before the first. */
export const latestImportSchema = z.object({ import: z.nullable(subscriberImportSchema) });
export type LatestSubscriberImport = z.infer<typeof latestImportSchema>;

/** Response of `POST /api/admin/subscribers/import`. */
export const newImportSchema = z.object({ id: z.string() });
