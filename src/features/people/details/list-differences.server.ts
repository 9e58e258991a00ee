import type { Queryable } from '#platform/database/database.server.ts';
import type { Person } from '../people.ts';
import { listLeftDetails, listStatements } from './details.repository.server.ts';
import { type Difference, differencesOf } from './details.ts';

/** Returns what forms say of a person other than what is known; nothing of one erased or merged. */
export async function listDifferences(db: Queryable, person: Person): Promise<Difference[]> {
  if (person.erasedAt !== null || person.mergedInto !== null) return [];
  const { id } = person;
  return differencesOf(person, await listStatements(db, id), await listLeftDetails(db, id));
}
