import type { Queryable } from '#platform/database/database.server.ts';
import type { AuditedValues, Change } from './record-change.server.ts';

/** What each change of a subject by one action left, oldest first. */
export async function findChanges(
  db: Queryable,
  { kind, id }: Change['subject'],
  action: string,
): Promise<AuditedValues[]> {
  const rows = await db
    .selectFrom('auditLog')
    .select('after')
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .where('action', '=', action)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ after }) => (after ?? {}) as AuditedValues);
}
