import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import type { PersonTable } from './person-table.ts';
import { personTables } from './person-tables.ts';

type Row = Record<string, unknown>;

/** Matches the rows of a table that are a person's, by themselves or by the row which they are about. */
function ofPerson({ table, owner }: PersonTable, personId: string) {
  if (owner === 'personId') return sql<boolean>`${sql.ref(`${table}.personId`)} = ${personId}`;
  const [by, parent] = owner;
  return sql<boolean>`${sql.ref(`${table}.${by}`)} in (
    select id from ${sql.table(parent)} where ${sql.ref('personId')} = ${personId}
  )`;
}

function isCopied({ table, except }: PersonTable) {
  if (!except) return sql<boolean>`1 = 1`;
  const { column, value, unless } = except;
  const differs = sql<boolean>`${sql.ref(`${table}.${column}`)} <> ${value}`;
  return unless === undefined
    ? differs
    : sql<boolean>`(${differs} or ${sql.ref(`${table}.${unless}`)})`;
}

async function readRows(db: Queryable, table: PersonTable, personId: string): Promise<Row[]> {
  const copied = Object.keys(table.columns).filter((column) => table.columns[column] === 'copied');
  const beside = table.beside.map(
    ({ by, table: other, column }) => sql`(
      select ${sql.ref(`${other}.${column}`)} from ${sql.table(other)}
      where ${sql.ref(`${other}.id`)} = ${sql.ref(`${table.table}.${by}`)}
    ) as ${sql.ref(column)}`,
  );
  const rows = await sql<Row>`
    select ${sql.join([...copied.map((column) => sql.ref(`${table.table}.${column}`)), ...beside])}
    from ${sql.table(table.table)}
    where ${ofPerson(table, personId)} and ${isCopied(table)}
  `.execute(db);
  return rows.rows;
}

/** Returns what a person gets a copy of, by file: the columns that `person-tables.ts` names. */
export async function readRowsOf(db: Queryable, personId: string): Promise<Record<string, Row[]>> {
  const files: Record<string, Row[]> = {};
  for (const table of personTables) files[table.file] = await readRows(db, table, personId);
  return files;
}
