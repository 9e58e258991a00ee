import type { Queryable } from '#platform/database/database.server.ts';
import type { AuditFilters } from './audit.input.ts';

type Page = { limit: number; offset: number };

function filtered(db: Queryable, { actor, action, subjectKind, subjectId }: AuditFilters) {
  let rows = db.selectFrom('auditLog');
  if (actor !== undefined) rows = rows.where('actorId', '=', actor);
  if (action !== undefined) rows = rows.where('action', '=', action);
  if (subjectKind !== undefined) rows = rows.where('subjectKind', '=', subjectKind);
  if (subjectId !== undefined) rows = rows.where('subjectId', '=', subjectId);
  return rows;
}

export async function countChanges(db: Queryable, filters: AuditFilters): Promise<number> {
  const { count } = await filtered(db, filters)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns changes, newest first, with the names of the staff who made them and of the people changed. */
export async function listChanges(db: Queryable, filters: AuditFilters, { limit, offset }: Page) {
  return filtered(db, filters)
    .leftJoin('staff', 'staff.personId', 'auditLog.actorId')
    .leftJoin('people', (join) =>
      join.onRef('people.id', '=', 'auditLog.subjectId').on('subjectKind', '=', 'person'),
    )
    .select('people.name as subjectName')
    .select(['auditLog.id', 'at', 'actorKind', 'actorId', 'staff.name as actorName', 'action'])
    .select(['subjectKind', 'subjectId', 'before', 'after'])
    .orderBy('at', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
