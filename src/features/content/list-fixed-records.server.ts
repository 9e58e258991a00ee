import type { Queryable } from '#platform/database/database.server.ts';
import type { ContentList } from './content.schema.ts';
import { type ContentState, contentState, contentStates } from './content-state.ts';
import type { ContentKind } from './kinds/content-kind.server.ts';
import { loadRecord } from './load-record.server.ts';

type Filter = { state: ContentState | null; q: string };

async function listAll(db: Queryable, kind: ContentKind): Promise<ContentList['records']> {
  const ids = kind.fixed?.ids ?? [];
  const records = await Promise.all(
    ids.map(async (id) => ({ id, of: await loadRecord(db, kind, id) })),
  );
  return records.flatMap(({ id, of }) => {
    if (of === null) return [];
    const { title, publishAt, scheduleFailure, live, draft, wasPublic } = of;
    const parts = { isLive: live !== null, hasDraft: draft !== null, wasPublic };
    const state = contentState({ ...parts, isScheduled: publishAt !== null });
    return [{ id, title, state, publishAt, scheduleFailure, updatedAt: of.updatedAt || null }];
  });
}

/** Returns the records of a kind that has always the same ones, in its order. They are few: no pages. */
export async function listFixedRecords(
  db: Queryable,
  kind: ContentKind,
  { state, q }: Filter,
): Promise<ContentList> {
  const found = (await listAll(db, kind)).filter(({ title }) =>
    title.toLowerCase().includes(q.toLowerCase()),
  );
  const counts = Object.fromEntries(
    contentStates.map((name) => [name, found.filter((one) => one.state === name).length]),
  ) as ContentList['counts'];
  const records = state === null ? found : found.filter((one) => one.state === state);
  return { total: records.length, counts, records };
}
