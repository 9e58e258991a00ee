import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';

const word = z.optional(z.string().check(z.maxLength(200), z.refine(hasNoNul)));

/** What `GET /api/admin/audit` filters by. */
export const auditFilters = {
  actor: word,
  action: word,
  subjectKind: word,
  subjectId: word,
};
const filters = z.object(auditFilters);
export type AuditFilters = z.infer<typeof filters>;
