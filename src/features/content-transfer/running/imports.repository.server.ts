import { sql } from 'kysely';
import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ContentImportTable } from '../content-transfer.tables.ts';
import type { ImportProblem } from '../transfer.schema.ts';

export type ImportRow = Omit<ContentImportTable, 'problem'> & { problem: ImportProblem | null };

/** How many imports are kept, and how many of the last have their report still. */
const kept = 50;
const keptReports = 10;

/** Characters of a report in one row. */
const longestPart = 200_000;

type NewImport = Pick<
  ImportRow,
  'id' | 'name' | 'isDryRun' | 'onlyNew' | 'startedBy' | 'host' | 'pid' | 'startedAt'
>;

/** Adds an import that begins. Throws a unique violation if another is running. */
export async function insertImport(trx: Queryable, row: NewImport): Promise<void> {
  await trx
    .insertInto('contentImports')
    .values({
      ...row,
      state: 'running',
      phase: 'reading',
      done: 0,
      total: 0,
      written: 0,
      plan: null,
      contentVersion: null,
      problem: null,
      isCancelAsked: false,
      seenAt: row.startedAt,
      endedAt: null,
    })
    .execute();
  const youngest = (most: number) =>
    trx.selectFrom('contentImports').select('id').orderBy('startedAt', 'desc').limit(most);
  await trx
    .deleteFrom('contentImportParts')
    .where('importId', 'not in', youngest(keptReports))
    .execute();
  await trx.deleteFrom('contentImports').where('id', 'not in', youngest(kept)).execute();
}

export async function getImport(db: Queryable, id: string): Promise<ImportRow | null> {
  const row = await db
    .selectFrom('contentImports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the import that was started last; null before the first. */
export async function getLatestImport(db: Queryable): Promise<ImportRow | null> {
  const row = await db
    .selectFrom('contentImports')
    .selectAll()
    .orderBy('startedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the imports that run, as their rows say. */
export function listRunning(db: Queryable): Promise<ImportRow[]> {
  return db.selectFrom('contentImports').selectAll().where('state', '=', 'running').execute();
}

/** Returns the last dry run that found this. */
export async function findPlanned(db: Queryable, plan: string): Promise<ImportRow | null> {
  const row = await db
    .selectFrom('contentImports')
    .selectAll()
    .where('plan', '=', plan)
    .where('isDryRun', '=', true)
    .where('state', '=', 'done')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

type Progress = Partial<
  Pick<ImportRow, 'phase' | 'done' | 'total' | 'written' | 'seenAt' | 'pid' | 'host'>
>;

/** Changes a running import; returns whether it is still to go on. */
export async function updateRunning(
  trx: Queryable,
  id: string,
  progress: Progress,
): Promise<boolean> {
  const row = await trx
    .updateTable('contentImports')
    .set(progress)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('isCancelAsked')
    .executeTakeFirst();
  return row !== undefined && !row.isCancelAsked;
}

/** Asks a running import to end; false if it has ended. */
export async function askToCancel(trx: Queryable, id: string): Promise<boolean> {
  const row = await trx
    .updateTable('contentImports')
    .set({ isCancelAsked: true })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type End = Pick<ImportRow, 'state' | 'endedAt'> &
  Partial<Pick<ImportRow, 'plan' | 'contentVersion' | 'done' | 'total'>> & {
    problem?: ImportProblem;
  };

/** Ends a running import. Returns its row, or null if it had ended already. */
export async function markEnded(
  trx: Queryable,
  id: string,
  { problem, ...end }: End,
): Promise<ImportRow | null> {
  const row = await trx
    .updateTable('contentImports')
    .set({ ...end, problem: problem ? toJson(problem) : null })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Cuts a report into the parts that are stored. */
export function partsOfReport(json: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < json.length; ) {
    let to = Math.min(from + longestPart, json.length);
    // No pair of surrogates is cut in two.
    if (/[\ud800-\udbff]/.test(json[to - 1] ?? '') && to < json.length) to -= 1;
    parts.push(json.slice(from, to));
    from = to;
  }
  return parts;
}

export async function insertPart(
  trx: Queryable,
  part: { importId: string; part: number; words: string },
): Promise<void> {
  await trx.insertInto('contentImportParts').values(part).execute();
}

/** Returns a part of a report; null after the last. */
export async function getPart(
  db: Queryable,
  importId: string,
  part: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('contentImportParts')
    .select('words')
    .where('importId', '=', importId)
    .where('part', '=', part)
    .executeTakeFirst();
  return row?.words ?? null;
}

/** Names the state of all content: it differs whenever anything of it has changed. */
export async function readContentVersion(db: Queryable): Promise<string> {
  const { rows } = await sql<{ version: string | number }>`
    select coalesce(sum(version), 0) as version from topic_versions where topic = 'content'
    union all select revision as version from content_revision`.execute(db);
  return rows.map(({ version }) => String(version)).join('.');
}
