import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { fillPerson } from '../people.repository.server.ts';
import type { MovedRows } from '../people.tables.ts';

const undoableDays = 30;

/** The tables whose rows belong to a person and move with a merge. */
const owned = [
  'bookings',
  'contactMessages',
  'newsletterSubscribers',
  'orders',
  'paymentRequests',
  'personNotes',
  'projects',
  'projectReaders',
  'quotes',
] as const;

/** Returns the instant since which merges can be undone. */
export function undoableSince(now: Date): string {
  return new Date(now.getTime() - undoableDays * 24 * 3_600_000).toISOString();
}

const fillable = ['name', 'phone', 'company'] as const;

function readDetails(trx: Queryable, id: string) {
  return trx
    .selectFrom('people')
    .select([...fillable])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Fills in what is empty of a person with what is known of another; returns the fields. */
async function fillFrom(trx: Queryable, from: string, into: string): Promise<string[]> {
  const before = await readDetails(trx, into);
  await fillPerson(trx, into, await readDetails(trx, from));
  const after = await readDetails(trx, into);
  return fillable.filter((field) => before[field] !== after[field]);
}

/** Empties what a merge filled in, but for what has changed since. */
async function emptyFilled(
  trx: Queryable,
  { fromId, intoId, moved }: { fromId: string; intoId: string; moved: MovedRows },
): Promise<void> {
  const from = await readDetails(trx, fromId);
  for (const field of fillable.filter((one) => moved.filled?.includes(one)))
    await trx
      .updateTable('people')
      .set({ [field]: '' })
      .where('id', '=', intoId)
      .where(field, '=', from[field])
      .execute();
}

/** Moves all rows of a person to another; returns their ids by table. */
export async function moveRows(trx: Queryable, from: string, into: string): Promise<MovedRows> {
  const moved: MovedRows = {};
  for (const table of owned) {
    const rows = await trx
      .updateTable(table)
      .set({ personId: into })
      .where('personId', '=', from)
      .returning('id')
      .execute();
    moved[table] = rows.map(({ id }) => id);
  }
  const people = await trx
    .updateTable('people')
    .set({ mergedInto: into })
    .where((eb) => eb.or([eb('mergedInto', '=', from), eb('id', '=', from)]))
    .returning('id')
    .execute();
  moved.people = people.map(({ id }) => id);
  moved.filled = await fillFrom(trx, from, into);
  return moved;
}

/** Moves the rows of a merge back, but for those that have gone or moved on since. */
export async function moveRowsBack(
  trx: Queryable,
  { fromId, intoId, moved }: { fromId: string; intoId: string; moved: MovedRows },
): Promise<void> {
  for (const table of owned)
    for (const id of moved[table] ?? [])
      await trx
        .updateTable(table)
        .set({ personId: fromId })
        .where('id', '=', id)
        .where('personId', '=', intoId)
        .execute();
  await emptyFilled(trx, { fromId, intoId, moved });
  for (const id of moved.people ?? [])
    await trx
      .updateTable('people')
      .set({ mergedInto: id === fromId ? null : fromId })
      .where('id', '=', id)
      .where('mergedInto', '=', intoId)
      .execute();
}

export async function insertMerge(
  trx: Queryable,
  {
    moved,
    ...merge
  }: { id: string; fromId: string; intoId: string; createdAt: string } & {
    moved: MovedRows;
  },
): Promise<void> {
  await trx
    .insertInto('personMerges')
    .values({ ...merge, moved: toJson(moved), undoneAt: null })
    .execute();
}

/** Marks a merge as undone and returns it; null if there is none to undo. */
export async function takeMerge(
  trx: Queryable,
  id: string,
  { since, at }: { since: string; at: string },
): Promise<{ fromId: string; intoId: string; moved: MovedRows } | null> {
  const row = await trx
    .updateTable('personMerges')
    .set({ undoneAt: at })
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .where('createdAt', '>', since)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('people')
          .select('people.id')
          .whereRef('people.id', '=', 'personMerges.intoId')
          .where('mergedInto', 'is', null),
      ),
    )
    .returning(['fromId', 'intoId', 'moved'])
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the merges into a person since an instant that were not undone, with their addresses and numbers. */
export async function listUndoableMerges(db: Queryable, intoId: string, since: string) {
  return db
    .selectFrom('personMerges')
    .innerJoin('people', 'people.id', 'personMerges.fromId')
    .select(['personMerges.id', 'people.email', 'people.phone', 'personMerges.createdAt'])
    .where('intoId', '=', intoId)
    .where('undoneAt', 'is', null)
    .where('personMerges.createdAt', '>', since)
    .orderBy('personMerges.createdAt', 'desc')
    .execute();
}
