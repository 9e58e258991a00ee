import { sql } from 'kysely';
import { isListedFor } from '#platform/database/contains.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Scope } from '#platform/permissions/permissions.ts';
import type { Person } from './people.ts';

type Search = { scope: Scope; q: string };

function visiblePeople(db: Queryable, scope: Scope) {
  const people = db.selectFrom('people');
  if (scope === 'all') return people;
  return people.where(({ exists, selectFrom }) =>
    exists(selectFrom('orders').select('orders.id').whereRef('orders.personId', '=', 'people.id')),
  );
}

function found(db: Queryable, { scope, q }: Search) {
  return visiblePeople(db, scope)
    .where('erasedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .where(isListedFor('person', sql.ref('people.id'), q));
}

export async function countPeople(db: Queryable, search: Search): Promise<number> {
  const { count } = await found(db, search)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns people, the newest first. */
export async function listPeople(
  db: Queryable,
  search: Search,
  { limit, offset }: { limit: number; offset: number },
) {
  return found(db, search)
    .select(['id', 'name', 'email', 'phone', 'company', 'language', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Returns a person whom a role may see; null for any other. */
export async function getVisiblePerson(
  db: Queryable,
  id: string,
  scope: Scope,
): Promise<Person | null> {
  const row = await visiblePeople(db, scope).selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}
