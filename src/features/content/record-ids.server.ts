import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ContentKind } from './kinds/content-kind.server.ts';

/** Returns the ids of all records of a kind: the public ones in their order, then the others. */
export async function listRecordIds(db: Queryable, kind: ContentKind): Promise<string[]> {
  if (kind.public === null) return [...(kind.fixed?.ids ?? [])];
  const { table, id, sort = id, rows: selected } = kind.public;
  if (kind.order) return withDrafts(db, kind, await kind.order.read(db));
  const { rows } = await sql<{ id: string }>`select live.${sql.ref(id)} as id
    from ${selected ?? sql.table(table)} as live order by live.${sql.ref(sort)}, live.${sql.ref(id)}`.execute(
    db,
  );
  return withDrafts(db, kind, rows);
}

async function withDrafts(
  db: Queryable,
  kind: ContentKind,
  rows: readonly { id: string }[],
): Promise<string[]> {
  const records = await db
    .selectFrom('contentRecords')
    .select('id')
    .where('kind', '=', kind.name)
    .orderBy('id')
    .execute();
  return [...new Set([...rows, ...records].map((row) => row.id))];
}
