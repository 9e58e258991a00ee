import { mailboxSpellings } from '#core/mailbox-spellings.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ListedSource } from '#platform/search/search-source.server.ts';
import { nameOf } from './people.ts';

async function listPersonIds(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('people').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Returns those of the people who are neither erased nor merged, with the notes about them. */
async function listPeopleToFind(db: Queryable, ids: string[]) {
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

/** People, found by what they wrote of themselves and by notes about them. */
export const peopleSearch: ListedSource = {
  kind: 'person',
  roles: ['owner', 'staff'],
  listIds: listPersonIds,
  async read(db, ids) {
    const people = await listPeopleToFind(db, ids);
    return people.map(({ id, name, email, phone, company, createdAt, notes }) => {
      const title = nameOf({ name, company, email });
      const own = [name, ...mailboxSpellings(email), phone, company];
      const rest = [name ? company : '', title === email ? '' : email];
      return {
        id,
        title,
        detail: rest.filter(Boolean).join(', '),
        at: createdAt,
        texts: [...own, ...notes],
        // Who may see the list of buyers may not read notes.
        listedTexts: own,
      };
    });
  },
};
