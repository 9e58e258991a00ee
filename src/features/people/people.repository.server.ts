import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import type { PersonNoteTable } from './people.tables.ts';
import type { Person } from './people.ts';

/** What a form may fill in of a person: what is empty and what staff have not set. */
const filled = ['name', 'phone', 'company'] as const;

function valueToKeep(field: (typeof filled)[number], value: RawBuilder<unknown>) {
  const known = sql.ref(`people.${field}`);
  return sql<string>`case when ${known} = '' and people.staff_fields not like ${`%${field}%`}
    then ${value} else ${known} end`;
}

/**
 * Inserts a person, or fills in what is empty of the one with the same address. Nothing that is known
 * is replaced: anyone can enter another person's address. Concurrent calls for one address wait for
 * each other and return the same row.
 */
export async function upsertPerson(
  trx: Queryable,
  person: Person,
): Promise<Pick<Person, 'id' | 'mergedInto'>> {
  const [upserted] = await upsertPeople(trx, [person]);
  if (!upserted) throw new Error('A person was neither inserted nor found');
  return upserted;
}

/** The same for several, each with another address, in one statement. */
export async function upsertPeople(
  trx: Queryable,
  people: readonly Person[],
): Promise<Pick<Person, 'id' | 'mergedInto' | 'emailKey'>[]> {
  return trx
    .insertInto('people')
    .values(people)
    .onConflict((conflict) =>
      conflict.column('emailKey').doUpdateSet({
        name: valueToKeep('name', sql`excluded.name`),
        phone: valueToKeep('phone', sql`excluded.phone`),
        company: valueToKeep('company', sql`excluded.company`),
      }),
    )
    .returning(['id', 'mergedInto', 'emailKey'])
    .execute();
}

/** Fills in what is empty of a person, as `upsertPerson` does. */
export async function fillPerson(
  trx: Queryable,
  id: string,
  details: Pick<Person, (typeof filled)[number]>,
): Promise<void> {
  await trx
    .updateTable('people')
    .set({
      name: valueToKeep('name', sql.val(details.name)),
      phone: valueToKeep('phone', sql.val(details.phone)),
      company: valueToKeep('company', sql.val(details.company)),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Locks people, and those merged into them, until the transaction ends. A form of theirs that was
 * being stored has then been committed, and a later one waits.
 */
export async function lockPeople(trx: Queryable, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('people')
    .set(({ ref }) => ({ name: ref('name') }))
    .where((eb) => eb.or([eb('id', 'in', ids), eb('mergedInto', 'in', ids)]))
    .execute();
}

/** Deletes a person to whom no row belongs; returns false if one does. */
export async function deletePersonWithoutRows(trx: Queryable, id: string): Promise<boolean> {
  // Locks the row, so that the conditions below see the rows of a form sent at the same time.
  await trx
    .updateTable('people')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom('people')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom, and }) =>
      and([
        not(exists(selectFrom('bookings').select('id').whereRef('personId', '=', 'people.id'))),
        not(
          exists(selectFrom('contactMessages').select('id').whereRef('personId', '=', 'people.id')),
        ),
        not(
          exists(
            selectFrom('newsletterSubscribers').select('id').whereRef('personId', '=', 'people.id'),
          ),
        ),
        not(exists(selectFrom('orders').select('id').whereRef('personId', '=', 'people.id'))),
        not(
          exists(selectFrom('paymentRequests').select('id').whereRef('personId', '=', 'people.id')),
        ),
        not(exists(selectFrom('staff').select('role').whereRef('personId', '=', 'people.id'))),
        not(
          exists(
            selectFrom('personMerges')
              .select('id')
              .where(({ or, eb, ref }) =>
                or([eb('fromId', '=', ref('people.id')), eb('intoId', '=', ref('people.id'))]),
              ),
          ),
        ),
        not(exists(selectFrom('projects').select('id').whereRef('personId', '=', 'people.id'))),
        not(exists(selectFrom('quotes').select('id').whereRef('personId', '=', 'people.id'))),
        not(exists(selectFrom('personNotes').select('id').whereRef('personId', '=', 'people.id'))),
        not(
          exists(
            selectFrom('people as merged').select('id').whereRef('mergedInto', '=', 'people.id'),
          ),
        ),
      ]),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function getPerson(db: Queryable, id: string): Promise<Person | null> {
  const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Whether a person is, or was, on the staff. */
export async function isOnStaff(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('personId')
    .where('personId', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertNote(trx: Queryable, note: PersonNoteTable): Promise<void> {
  await trx.insertInto('personNotes').values(note).execute();
}
