import { sampleAuthors } from '#database/seed/authors.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Placeholders, prepareRead } from '#platform/database/prepare-read.server.ts';

const selectPersonNamed = prepareRead((db, { name }: Placeholders<{ name: string }>) =>
  db.selectFrom('authors').select('id').where('name', '=', name),
);
const selectPerson = prepareRead((db, { id }: Placeholders<{ id: string }>) =>
  db.selectFrom('authors').select('name').where('id', '=', id),
);
const selectDraftOfPerson = prepareRead((db, { id }: Placeholders<{ id: string }>) =>
  db.selectFrom('contentRecords').select('id').where('kind', '=', 'people').where('id', '=', id),
);

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
// A sample that was removed leaves no record behind by which its id could be known.
const sampleIds = new Set(sampleAuthors.map(({ id }) => id));

/** Returns the id of the person of the site who has a name, or the name of a guest. */
export async function toAuthorId(db: Queryable, name: string): Promise<string> {
  const [row] = await selectPersonNamed(db, { name });
  return row?.id ?? name;
}

/**
 * Returns the name that a post shows for its author: that of a person of the site by id, or else the
 * name of a guest; empty where the company signs. Null for an id that nobody has.
 */
export async function getAuthorShown(db: Queryable, author: string): Promise<string | null> {
  const [row] = await selectPerson(db, { id: author });
  if (row) return row.name;
  if (idPattern.test(author) || sampleIds.has(author)) return null;
  return (await isDraftOfPerson(db, author)) ? null : author;
}

/** Returns whether an id is that of a person who is not on the site, or no longer. */
async function isDraftOfPerson(db: Queryable, id: string): Promise<boolean> {
  const [row] = await selectDraftOfPerson(db, { id });
  return row !== undefined;
}
