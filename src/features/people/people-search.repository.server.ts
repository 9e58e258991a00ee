import type { Queryable } from '#platform/database/database.server.ts';

export async function listPersonIds(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('people').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Returns those of the people who are neither erased nor merged, with the notes about them. */
export async function listPeopleToFind(db: Queryable, ids: string[]) {
  const people = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'phone', 'company', 'createdAt'])
    .where('id', 'in', ids)
    .where('erasedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .execute();
  const notes = await db
    .selectFrom('personNotes')
    .select(['personId', 'text'])
    .where('personId', 'in', ids)
    .execute();
  return people.map((person) => ({
    ...person,
    notes: notes.filter(({ personId }) => personId === person.id).map(({ text }) => text),
  }));
}
