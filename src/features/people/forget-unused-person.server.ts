import type { Queryable } from '#platform/database/database.server.ts';
import { deletePersonWithoutRows } from './people.repository.server.ts';

/** Deletes a person of whom nothing else is left, such as after the last of their rows was removed. */
export async function forgetUnusedPerson(trx: Queryable, id: string): Promise<void> {
  await deletePersonWithoutRows(trx, id);
}
