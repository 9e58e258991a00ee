import type { Queryable } from '#platform/database/database.server.ts';
import type { AuditedValues, Change } from './record-change.server.ts';

const most = 50;

/** Returns the newest changes of a subject, newest first, with the names of the staff who made them. */
export async function listChangesOf(db: Queryable, { kind, id }: Change['subject']) {
  const rows = await db
    .selectFrom('auditLog')
    .leftJoin('staff', 'staff.personId', 'auditLog.actorId')
    .select(['auditLog.id', 'at', 'actorKind', 'staff.name as actorName', 'action', 'after'])
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .orderBy('at', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ after, ...row }) => ({ ...row, after: after as AuditedValues | null }));
}
