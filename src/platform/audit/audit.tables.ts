import type { Instant, Json } from '#platform/database/columns.ts';

/** One change by staff, by a client, or by the owner's commands. The database refuses to change or delete it. */
export type AuditLogTable = {
  id: string;
  at: Instant;
  actorKind: string;
  /** The person, if the actor is one of the staff or a client. */
  actorId: string | null;
  /** What was done, such as `staff.add`. */
  action: string;
  subjectKind: string;
  subjectId: string | null;
  before: Json<unknown> | null;
  after: Json<unknown> | null;
  /** The keyed hash of the network address; null where there is none. */
  addressHash: string | null;
  requestId: string;
};

export type AuditTables = {
  auditLog: AuditLogTable;
};
