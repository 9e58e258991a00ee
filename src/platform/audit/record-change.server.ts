import { newId } from '#core/ids.server.ts';
import { actorAddress, type Context } from '#platform/context/context.server.ts';
import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { keyedHash } from '#platform/secrets/keyed-hash.server.ts';

type Value = string | number | boolean | null | readonly string[];

/** What the log shows of a record. Personal values are left out, hashed, or only their fields named. */
export type AuditedValues = Readonly<Record<string, Value>>;

export type Change = {
  action: string;
  subject: { kind: string; id: string | null };
  before?: AuditedValues;
  after?: AuditedValues;
};

/** Records a change in the audit log, in the transaction that makes it. */
export async function recordChange(
  context: Context,
  trx: Queryable,
  { action, subject, before, after }: Change,
): Promise<void> {
  const { actor, clock } = context;
  const address = actorAddress(context);
  await trx
    .insertInto('auditLog')
    .values({
      id: newId(),
      at: clock().toISOString(),
      actorKind: actor.kind,
      actorId: 'personId' in actor ? actor.personId : null,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      before: before === undefined ? null : toJson(before),
      after: after === undefined ? null : toJson(after),
      addressHash: address === null ? null : await keyedHash(trx, address),
      requestId: actor.requestId,
    })
    .execute();
}
