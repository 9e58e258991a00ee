import { omitNulls } from '#core/omit-nulls.ts';
import { pictureOf } from '#features/files/pictures/picture-of.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';
import type { Consultant } from './team.ts';

const selectTeam = prepareRead((db) =>
  db
    .selectFrom('authors')
    .select(['id', 'name', 'imageUrl', 'role', 'rolePt', 'about', 'aboutPt'])
    .select(['languages', 'languagesPt', pictureOf('authors.imageUrl')])
    .where('isConsultant', '=', true)
    .orderBy('sort')
    .orderBy('id'),
);

/** Every consultant, the first that was added first. */
export async function listTeam(db: Queryable): Promise<Consultant[]> {
  return (await selectTeam(db, {})).map(omitNulls);
}
