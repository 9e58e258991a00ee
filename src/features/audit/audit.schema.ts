import * as z from 'zod/mini';

const values = z.nullable(z.record(z.string(), z.unknown()));

/** Response of `GET /api/admin/audit`: changes, newest first. */
export const auditPageSchema = z.object({
  total: z.int(),
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      /** `staff`, `client`, `link`, `command-line`, `job`, `webhook` or `visitor`. */
      actorKind: z.string(),
      actorId: z.nullable(z.string()),
      /** The name of one of the staff; null for other actors. */
      actorName: z.nullable(z.string()),
      action: z.string(),
      subjectKind: z.string(),
      subjectId: z.nullable(z.string()),
      /** The name of a person who is the subject; null for other subjects. */
      subjectName: z.nullable(z.string()),
      before: values,
      after: values,
    }),
  ),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
