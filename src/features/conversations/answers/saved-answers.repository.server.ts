import { compareNames } from '#i18n/compare-names.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { SavedAnswerTable } from '../conversations.tables.ts';

export async function listSavedAnswers(db: Queryable): Promise<SavedAnswerTable[]> {
  const rows = await db.selectFrom('savedAnswers').selectAll().orderBy('id').execute();
  const compare = compareNames('pt');
  return rows.sort((one, other) => compare(one.title, other.title));
}

/** Returns a saved answer as it is stored, or null if there is none. */
export async function getStoredAnswer(db: Queryable, id: string): Promise<SavedAnswerTable | null> {
  const row = await db
    .selectFrom('savedAnswers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns what is written of a saved answer, or null if there is none. */
export async function getSavedAnswer(
  db: Queryable,
  id: string,
): Promise<Pick<SavedAnswerTable, 'title' | 'body' | 'bodyPt'> | null> {
  const row = await db
    .selectFrom('savedAnswers')
    .select(['title', 'body', 'bodyPt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function upsertSavedAnswer(trx: Queryable, answer: SavedAnswerTable): Promise<void> {
  const { id: _, ...changes } = answer;
  await trx
    .insertInto('savedAnswers')
    .values(answer)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute();
}

/** Returns false if there is no such answer. */
export async function deleteSavedAnswer(trx: Queryable, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('savedAnswers')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
