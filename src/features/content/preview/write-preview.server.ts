import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { rehearse } from '#platform/database/rehearse.server.ts';
import type { ContentValues } from '../content.ts';
import { changedFields, missingFields, tidyValues } from '../content-state.ts';
import type { ContentKind, FieldRefusal } from '../kinds/content-kind.server.ts';
import { loadRecord } from '../load-record.server.ts';

/** Why there is nothing to show: no such record, no page of it, or a field that no page can lack. */
export type PreviewRefusal =
  | { code: 'not_found' | 'no_page' }
  | { code: 'not_ready'; fields: FieldRefusal[] };

type Rehearsal<Value> = { ok: true; value: Value } | { ok: false; refusal: PreviewRefusal };

/** Texts may be empty on a page; amounts and dates may not be made up. */
function withoutGaps(kind: ContentKind, id: string, values: ContentValues) {
  const slugs = kind.required.filter((field) => field === 'slug' && values[field] === '');
  const filled = { ...values, ...Object.fromEntries(slugs.map((field) => [field, `draft-${id}`])) };
  const missing = missingFields(filled, kind.required).filter((field) => filled[field] === null);
  return { filled, missing };
}

/**
 * Makes a record public in a transaction that is rolled back, and runs `work` on it with the path of
 * the page that shows it. Nothing outside that transaction sees the draft.
 */
export function writePreview<Value>(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  kind: ContentKind,
  id: string,
  work: (trx: Queryable, path: string) => Promise<Value>,
): Promise<Rehearsal<Value>> {
  return rehearse(database, async (trx) => {
    const record = await loadRecord(trx, kind, id);
    if (record === null) return { ok: false, refusal: { code: 'not_found' } };
    const { filled, missing } = withoutGaps(kind, id, tidyValues(record.values));
    const needed = missing.map((field) => ({ field, code: 'required' }));
    if (needed.length > 0) return { ok: false, refusal: { code: 'not_ready', fields: needed } };
    const at = clock().toISOString();
    const written = await kind.writePreview(trx, { id, values: filled, at, by: null });
    if (!written.ok)
      return { ok: false, refusal: { code: 'not_ready', fields: [written.refusal] } };
    const shown = { id, values: filled, changed: changedFields(record.live ?? {}, filled) };
    const path = kind.addressOf(filled, id) ?? (await kind.shownOn(trx, shown));
    if (path === null) return { ok: false, refusal: { code: 'no_page' } };
    return { ok: true, value: await work(trx, path) };
  });
}
