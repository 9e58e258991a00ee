import { accept, type Result, refuse } from '#core/result.ts';
import { companyZone, zonedInstant } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { changeRecord, type RecordRefusal, type SeenRecord } from '../change-record.server.ts';
import type { ContentValues } from '../content.ts';
import { missingFields, tidyValues } from '../content-state.ts';
import { keepVersion } from '../drafts/keep-version.server.ts';
import type { ContentKind, FieldRefusal } from '../kinds/content-kind.server.ts';
import { addRedirect, removeRedirect } from '../redirects/redirects.repository.server.ts';

/** `fields`: what keeps the record from being public. */
export type PublishRefusal = RecordRefusal | 'past' | { code: 'not_ready'; fields: FieldRefusal[] };

type Publication = { id: string; values: ContentValues; live: ContentValues | null };

/** Writes the public row of a record, with its version and the redirect from its last address. */
export async function writePublic(
  context: Context,
  trx: Queryable,
  kind: ContentKind,
  { id, values, live }: Publication,
): Promise<Result<null, FieldRefusal>> {
  const at = context.clock().toISOString();
  const by = context.actor.kind === 'staff' ? context.actor.personId : null;
  const outcome = await kind.write(trx, { id, values, at, by });
  if (!outcome.ok) return outcome;
  const target = kind.addressOf(values, id);
  const path = live && kind.addressOf(live, id);
  if (target !== null && path !== null && path !== target)
    await addRedirect(trx, { path, target, at });
  else if (target !== null) await removeRedirect(trx, target);
  await keepVersion(context, trx, { kind: kind.name, id }, { note: 'published', values });
  return accept(null);
}

/** Refuses values that lack what a public record needs. */
export function checkReady(kind: ContentKind, values: ContentValues): Result<null, PublishRefusal> {
  const missing = missingFields(values, kind.required);
  if (missing.length === 0) return accept(null);
  const fields = missing.map((field) => ({ field, code: 'required' }));
  return refuse({ code: 'not_ready', fields });
}

/** Publishes the draft of a record now. */
export function publishRecord(
  context: Context,
  seen: SeenRecord,
): Promise<Result<null, PublishRefusal>> {
  const { kind, id } = seen;
  return transact(context, (trx) =>
    changeRecord<Exclude<PublishRefusal, RecordRefusal>>(context, trx, seen, {
      action: 'content.publish',
      async apply({ values: draft, live }) {
        const values = tidyValues(draft);
        const ready = checkReady(kind, values);
        if (!ready.ok) return refuse(ready.refusal as Exclude<PublishRefusal, RecordRefusal>);
        const written = await writePublic(context, trx, kind, { id, values, live });
        if (!written.ok) return refuse({ code: 'not_ready', fields: [written.refusal] });
        const changes = { draft: null, publishAt: null, scheduleFailure: null, wasPublic: true };
        return accept({ changes, after: { address: kind.addressOf(values, id) } });
      },
    }),
  );
}

/** Publishes the draft of a record at a wall time in Lisbon: once, right through changes of the clock. */
export function scheduleRecord(
  context: Context,
  seen: SeenRecord,
  { day, time }: { day: string; time: string },
): Promise<Result<null, PublishRefusal>> {
  const { kind } = seen;
  const publishAt = zonedInstant(day, time, companyZone);
  return transact(context, (trx) =>
    changeRecord<Exclude<PublishRefusal, RecordRefusal>>(context, trx, seen, {
      action: 'content.schedule',
      async apply({ values }) {
        if (Date.parse(publishAt) <= context.clock().getTime()) return refuse('past');
        const ready = checkReady(kind, tidyValues(values));
        if (!ready.ok) return refuse(ready.refusal as Exclude<PublishRefusal, RecordRefusal>);
        const changes = { draft: values, publishAt, scheduleFailure: null };
        return accept({ changes, after: { publishAt } });
      },
    }),
  );
}
