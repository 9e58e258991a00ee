import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import {
  type Placeholders,
  prepareRead,
  prepareWrite,
} from '#platform/database/prepare-read.server.ts';
import type { ContentVersionTable } from './content.tables.ts';
import type { ContentValues, RecordVersion } from './content.ts';
import type { FieldTimes } from './field-times.ts';

/** What is kept of a record beside its public row. */
export type StoredRecord = {
  revision: number;
  draft: ContentValues | null;
  fieldTimes: FieldTimes;
  title: string;
  wasPublic: boolean;
  publishAt: string | null;
  scheduleFailure: string | null;
  updatedBy: string | null;
  updatedAt: string;
  missingTwins?: number | null;
  staleTwins?: number | null;
};

export type RecordKey = { kind: string; id: string };

type RecordRow = StoredRecord & RecordKey;

const selectRecord = prepareRead((db, { kind, id }: Placeholders<RecordKey>) =>
  db.selectFrom('contentRecords').selectAll().where('kind', '=', kind).where('id', '=', id),
);

export async function getRecord(db: Queryable, { kind, id }: RecordKey): Promise<RecordRow | null> {
  const [row] = await selectRecord(db, { kind, id });
  return row ?? null;
}

type WrittenRecord = RecordKey &
  Omit<Required<StoredRecord>, 'draft' | 'fieldTimes'> & {
    draft: string | null;
    fieldTimes: string;
  };

const writeRecord = prepareWrite((db, { kind, id, ...values }: Placeholders<WrittenRecord>) =>
  db
    .insertInto('contentRecords')
    .values({ kind, id, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values)),
);

/** Inserts what is kept of a record, or replaces it. */
export async function putRecord(db: Queryable, key: RecordKey, record: StoredRecord) {
  const { draft, fieldTimes, missingTwins = null, staleTwins = null, ...rest } = record;
  const values = {
    ...rest,
    missingTwins,
    staleTwins,
    draft: draft === null ? null : toJson(draft),
    fieldTimes: toJson(fieldTimes),
  };
  await writeRecord(db, { kind: key.kind, id: key.id, ...values });
}

export async function listDueRecords(db: Queryable, now: string) {
  return db
    .selectFrom('contentRecords')
    .select(['kind', 'id', 'revision'])
    .where('publishAt', '<=', now)
    .orderBy('publishAt')
    .limit(100)
    .execute();
}

/** Returns the versions of a record without their values, the newest first, with who made them. */
export async function listVersions(db: Queryable, { kind, id }: RecordKey) {
  return db
    .selectFrom('contentVersions')
    .leftJoin('people', 'people.id', 'personId')
    .select(['number', 'note', 'at', 'personId', 'people.name as personName'])
    .where('kind', '=', kind)
    .where('contentVersions.id', '=', id)
    .orderBy('number', 'desc')
    .execute();
}

export async function getVersion(
  db: Queryable,
  { kind, id }: RecordKey,
  number: number,
): Promise<{ values: ContentValues } | null> {
  const row = await db
    .selectFrom('contentVersions')
    .select('values')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

const selectLatestVersion = prepareRead((db, { kind, id }: Placeholders<RecordKey>) =>
  db
    .selectFrom('contentVersions')
    .select(['number', 'note', 'personId', 'at'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('number', 'desc')
    .limit(1),
);

export async function getLatestVersion(
  db: Queryable,
  { kind, id }: RecordKey,
): Promise<Omit<ContentVersionTable, 'kind' | 'id' | 'values'> | null> {
  const [row] = await selectLatestVersion(db, { kind, id });
  return row ?? null;
}

/**
 * Returns versions with their values, the newest first, from the one with the number `newest` on. Those
 * that were refused never were the record: but for the first they are left out.
 */
export async function listVersionValues(
  db: Queryable,
  { kind, id }: RecordKey,
  { newest, most }: { newest?: number; most: number },
): Promise<{ number: number; values: ContentValues }[]> {
  return db
    .selectFrom('contentVersions')
    .select(['number', 'values'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where((row) => {
      const was = row('note', '!=', 'refused');
      return newest === undefined
        ? was
        : row.and([row('number', '<=', newest), row.or([was, row('number', '=', newest)])]);
    })
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
}

/** Returns the newest versions of a record with their values, the oldest of them first. */
export async function listWholeVersions(
  db: Queryable,
  { kind, id }: RecordKey,
  most: number,
): Promise<RecordVersion[]> {
  const rows = await db
    .selectFrom('contentVersions')
    .select(['number', 'note', 'at', 'values'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

/** Makes these the only versions of a record. */
export async function replaceVersions(
  trx: Queryable,
  { kind, id }: RecordKey,
  versions: readonly RecordVersion[],
): Promise<void> {
  await trx.deleteFrom('contentVersions').where('kind', '=', kind).where('id', '=', id).execute();
  for (const version of versions) await putVersion(trx, { kind, id, personId: null, ...version });
}

type NewVersion = Omit<ContentVersionTable, 'values'> & { values: ContentValues };

const writeVersion = prepareWrite(
  (db, version: Placeholders<Omit<NewVersion, 'values'> & { values: string }>) => {
    const { kind, id, number, note, personId, values, at } = version;
    return db
      .insertInto('contentVersions')
      .values({ kind, id, number, note, personId, values, at })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id', 'number']).doUpdateSet({ values, at }),
      );
  },
);

export async function putVersion(db: Queryable, { values, ...version }: NewVersion) {
  await writeVersion(db, { ...version, values: toJson(values) });
}
