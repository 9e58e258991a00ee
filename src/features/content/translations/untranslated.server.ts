import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';

type ColumnTwin = { twin: string; needsSource: string | null };

function toColumn(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

// The columns of a table do not change while a process runs.
const columnsOf = new WeakMap<ContentKind, ColumnTwin[]>();

/** Returns the twins of a kind that are columns of its table; none while the table is empty. */
async function columnTwins(db: Queryable, kind: ContentKind, table: string): Promise<ColumnTwin[]> {
  const known = columnsOf.get(kind);
  if (known) return known;
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
    limit 1`.execute(db);
  const [row] = rows;
  if (!row) return [];
  const found = kind.twins.flatMap(([source, twin]) => {
    if (!(source in row && twin in row)) return [];
    const needsSource = kind.required.includes(source) ? null : toColumn(source);
    return [{ twin: toColumn(twin), needsSource }];
  });
  columnsOf.set(kind, found);
  return found;
}

/**
 * Returns selects of the ids of public rows that were never edited here and lack a Portuguese text,
 * one for each text. Each is one walk over an index where there is one for it.
 */
export async function selectUntranslated(
  db: Queryable,
  kind: ContentKind,
): Promise<RawBuilder<{ id: string }>[]> {
  // A record of a fixed kind that was never edited has the seed's words, in both languages.
  if (kind.public === null) return [];
  const { table, id } = kind.public;
  const twins = await columnTwins(db, kind, table);
  return twins.map(({ twin, needsSource }) => {
    const hasSource = needsSource === null ? sql`` : sql`and ${sql.ref(needsSource)} is not null`;
    return sql<{ id: string }>`select live.${sql.ref(id)} as id from ${sql.table(table)} as live
      where live.${sql.ref(twin)} is null ${hasSource} and not exists (
        select 1 from content_records where kind = ${kind.name}
        and content_records.id = live.${sql.ref(id)})`;
  });
}
