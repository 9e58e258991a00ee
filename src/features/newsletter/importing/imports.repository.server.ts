import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { SubscriberImportTable } from '../newsletter.tables.ts';
import type { ListColumn } from './list-columns.ts';
import type { ListRow } from './read-list.server.ts';
import { type RowOutcome, takenOutcomes } from './subscriber-imports.ts';

export type SubscriberImport = Omit<SubscriberImportTable, 'columns' | 'counts'> & {
  columns: ListColumn[];
  counts: Partial<Record<RowOutcome, number>>;
};

export async function insertImport(trx: Queryable, row: SubscriberImport): Promise<void> {
  const { columns, counts, ...rest } = row;
  await trx
    .insertInto('subscriberImports')
    .values({ ...rest, columns: toJson(columns), counts: toJson(counts) })
    .execute();
}

export async function getImport(db: Queryable, id: string): Promise<SubscriberImport | null> {
  const row = await db
    .selectFrom('subscriberImports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the list that somebody has to do with: one that is shown or written, else one whose invitations
 * stopped themselves, else the one that came last, but for those that still arrive; null before the first.
 */
export async function getLatestImport(db: Queryable): Promise<SubscriberImport | null> {
  const row = await db
    .selectFrom('subscriberImports')
    .selectAll()
    .where('state', '<>', 'arriving')
    .orderBy(({ eb }) =>
      eb
        .case()
        .when('state', 'in', ['ready', 'writing'])
        .then(0)
        .when('stoppedBy', 'is not', null)
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy('startedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function getWritingImport(db: Queryable): Promise<SubscriberImport | null> {
  const row = await db
    .selectFrom('subscriberImports')
    .selectAll()
    .where('state', '=', 'writing')
    .executeTakeFirst();
  return row ?? null;
}

type Change = Partial<Omit<SubscriberImport, 'id'>>;

/** Changes a list that is in one of these states; returns whether it was. */
export async function changeImport(
  trx: Queryable,
  id: string,
  from: readonly SubscriberImport['state'][],
  { columns, counts, ...change }: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('subscriberImports')
    .set({
      ...change,
      ...(columns && { columns: toJson(columns) }),
      ...(counts && { counts: toJson(counts) }),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertRows(
  trx: Queryable,
  importId: string,
  rows: readonly (ListRow & { place: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('subscriberImportRows')
    .values(
      rows.map(({ place, line, cells }) => ({
        importId,
        place,
        line,
        cells: toJson(cells),
        address: '',
        emailKey: '',
        outcome: null,
        detail: '',
      })),
    )
    .execute();
}

/** Returns the rows after a place, in the order of the file. */
export async function listRowsAfter(
  db: Queryable,
  { importId, after, limit }: { importId: string; after: number; limit: number },
) {
  return db
    .selectFrom('subscriberImportRows')
    .select(['place', 'line', 'cells'])
    .where('importId', '=', importId)
    .where('place', '>', after)
    .orderBy('place')
    .limit(limit)
    .execute();
}

export type DecidedRow = {
  place: number;
  line: number;
  address: string;
  emailKey: string;
  outcome: RowOutcome;
  detail: string;
};

/** Writes what became of rows, and empties their cells: the report needs none of them. */
export async function decideRows(
  trx: Queryable,
  importId: string,
  rows: readonly DecidedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('subscriberImportRows')
    .values(rows.map((row) => ({ importId, ...row, cells: '[]' })))
    .onConflict((conflict) =>
      conflict.columns(['importId', 'place']).doUpdateSet(({ ref }) => ({
        cells: ref('excluded.cells'),
        address: ref('excluded.address'),
        emailKey: ref('excluded.emailKey'),
        outcome: ref('excluded.outcome'),
        detail: ref('excluded.detail'),
      })),
    )
    .execute();
}

/** Returns the lines of a list that said an address first, by its key. */
export async function listFirstLines(
  db: Queryable,
  importId: string,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  // By the address alone, and without none: else SQLite reads all rows of the list, not the index.
  const rows = await db
    .selectFrom('subscriberImportRows')
    .select(['importId', 'emailKey'])
    .select(({ fn }) => fn.min<number>('line').as('line'))
    .where('emailKey', 'in', keys)
    .where('emailKey', '<>', '')
    .groupBy(['importId', 'emailKey'])
    .execute();
  const own = rows.filter((row) => row.importId === importId);
  return new Map(own.map(({ emailKey, line }) => [emailKey, Number(line)]));
}

/** Returns the rows that were not put on the list, or not as the file has them, in its order. */
export async function listReportedRows(db: Queryable, importId: string) {
  return db
    .selectFrom('subscriberImportRows')
    .select(['line', 'address', 'outcome', 'detail'])
    .where('importId', '=', importId)
    .where(({ eb, or, and }) =>
      or([
        eb('outcome', 'not in', takenOutcomes),
        and([eb('outcome', '=', 'invited'), eb('detail', '<>', '')]),
      ]),
    )
    .orderBy('place')
    .execute();
}

/** Returns the lists that ended before a moment and have rows still. */
export async function listEndedImports(db: Queryable, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriberImports')
    .select('id')
    .where('endedAt', '<', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('subscriberImportRows')
          .select('place')
          .whereRef('importId', '=', 'subscriberImports.id'),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the lists that came before a moment and were never begun. */
export async function listUnbegunImports(db: Queryable, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriberImports')
    .select('id')
    .where('state', 'in', ['arriving', 'ready'])
    .where('seenAt', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes so many of a list's rows; returns how many there were. */
export async function deleteSomeRows(
  trx: Queryable,
  importId: string,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('subscriberImportRows')
    .where('importId', '=', importId)
    .where('place', 'in', (db) =>
      db
        .selectFrom('subscriberImportRows')
        .select('place')
        .where('importId', '=', importId)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Selects the lists that stopped themselves and have somebody whom they would ask still. */
export function selectStoppedImports(db: Queryable) {
  return db
    .selectFrom('subscriberImports')
    .where('stoppedBy', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('newsletterInvitations')
          .select('recipientHash')
          .whereRef('importId', '=', 'subscriberImports.id')
          .where('newsletterInvitations.state', '=', 'waiting'),
      ),
    );
}

/** Returns those of them that ended before a moment. */
export async function listStoppedBefore(db: Queryable, before: string): Promise<string[]> {
  const rows = await selectStoppedImports(db).select('id').where('endedAt', '<', before).execute();
  return rows.map(({ id }) => id);
}

/** Skips so many of a list's invitations that wait; returns how many there were. */
export async function skipSomeInvitations(
  trx: Queryable,
  importId: string,
  limit: number,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('newsletterInvitations')
    .set({ state: 'skipped' })
    .where('recipientHash', 'in', (db) =>
      db
        .selectFrom('newsletterInvitations')
        .select('recipientHash')
        .where('importId', '=', importId)
        .where('state', '=', 'waiting')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
