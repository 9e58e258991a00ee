import type { Queryable } from '#platform/database/database.server.ts';
import type { AuditedValues, Change } from './record-change.server.ts';

export type LastChange = {
  action: string;
  at: string;
  before: AuditedValues | null;
  after: AuditedValues | null;
};

/** Returns the newest change of a subject whose action is one of `actions`, or null. */
export async function getLastChange(
  db: Queryable,
  { kind, id }: Change['subject'],
  actions: readonly string[],
): Promise<LastChange | null> {
  const row = await db
    .selectFrom('auditLog')
    .select(['action', 'at', 'before', 'after'])
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .where('action', 'in', actions)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const { before, after, ...change } = row;
  return {
    ...change,
    before: before as AuditedValues | null,
    after: after as AuditedValues | null,
  };
}
