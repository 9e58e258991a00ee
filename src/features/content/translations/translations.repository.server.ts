import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import type { TwinFinding } from '../content-state.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { selectUntranslated } from './untranslated.server.ts';

export type Finding = TwinFinding['finding'];

/** How many Portuguese texts of a kind are missing and stale, in how many records. */
export type TwinCounts = { missing: number; stale: number; records: number };

// As the indexes have it: a record that nobody counted may have some.
const counted: Record<Finding, RawBuilder<SqlBool>> = {
  missing: sql<SqlBool>`coalesce(missing_twins, 1) > 0`,
  stale: sql<SqlBool>`coalesce(stale_twins, 1) > 0`,
};

function recordIds(kind: ContentKind, findings: readonly Finding[]) {
  return findings.map(
    (finding) => sql<{ id: string }>`select id from content_records
      where kind = ${kind.name} and ${counted[finding]}`,
  );
}

async function allIds(db: Queryable, kind: ContentKind, findings: readonly Finding[]) {
  const untouched = findings.includes('missing') ? await selectUntranslated(db, kind) : [];
  return sql<{
    id: string;
  }>`${sql.join([...recordIds(kind, findings), ...untouched], sql` union `)}`;
}

const countOf = (select: RawBuilder<unknown>) => sql`(select count(*) from (${select}) as found)`;

const sumOf = (kind: ContentKind, finding: Finding) => {
  const column = sql.ref(`${finding}_twins`);
  return sql`(select coalesce(sum(coalesce(${column}, 1)), 0) from content_records
    where kind = ${kind.name} and ${counted[finding]})`;
};

/** Counts the Portuguese texts of a kind that are missing or stale, and the records that have some. */
export async function countTwinsOf(
  db: Queryable,
  kind: ContentKind,
  findings: readonly Finding[],
): Promise<TwinCounts> {
  const untouched = (await selectUntranslated(db, kind)).map(countOf);
  const missing = sql.join([sumOf(kind, 'missing'), ...untouched], sql` + `);
  const { rows } = await sql<TwinCounts>`select ${missing} as missing,
    ${sumOf(kind, 'stale')} as stale,
    ${countOf(await allIds(db, kind, findings))} as records`.execute(db);
  const { missing: most, stale, records } = rows[0] ?? { missing: 0, stale: 0, records: 0 };
  return { missing: Number(most), stale: Number(stale), records: Number(records) };
}

/** Returns how many records of a kind have a missing text, and how many a stale one. */
export async function countRecordsWith(
  db: Queryable,
  kind: ContentKind,
): Promise<Record<Finding, number>> {
  const { rows } = await sql<Record<Finding, number>>`select
    ${countOf(await allIds(db, kind, ['missing']))} as missing,
    ${countOf(await allIds(db, kind, ['stale']))} as stale`.execute(db);
  return { missing: Number(rows[0]?.missing ?? 0), stale: Number(rows[0]?.stale ?? 0) };
}

/** Returns the ids of the records of a kind that have some, in the order of their ids. */
export async function listTwinIds(
  db: Queryable,
  kind: ContentKind,
  { findings, limit, offset }: { findings: readonly Finding[]; limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from (${await allIds(db, kind, findings)})
    as found order by id limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns a condition on a record's id in a list of its kind. */
export async function hasFinding(
  db: Queryable,
  kind: ContentKind,
  finding: Finding,
): Promise<RawBuilder<SqlBool>> {
  return sql<SqlBool>`id in (${await allIds(db, kind, [finding])})`;
}

/** Returns what is the matter with the Portuguese of some records; a missing text comes first. */
export async function listFindings(
  db: Queryable,
  kind: ContentKind,
  ids: readonly string[],
): Promise<Map<string, Finding>> {
  if (ids.length === 0) return new Map();
  const among = async (finding: Finding) => {
    const { rows } = await sql<{ id: string }>`select id from (${await allIds(db, kind, [finding])})
      as found where id in (${sql.join([...ids])})`.execute(db);
    return rows.map(({ id }): [string, Finding] => [id, finding]);
  };
  return new Map([...(await among('stale')), ...(await among('missing'))]);
}
