import type { Context } from '#platform/context/context.server.ts';
import { getProject } from '../projects.repository.server.ts';
import type { ReaderList } from './readers.schema.ts';

/** Returns who may read a project, the first first; null if there is no such project. */
export async function listReaders(
  { database }: Pick<Context, 'database'>,
  projectId: string,
): Promise<ReaderList | null> {
  return database.read(async (db) => {
    if (!(await getProject(db, projectId))) return null;
    const readers = await db
      .selectFrom('projectReaders')
      .innerJoin('people', 'people.id', 'projectReaders.personId')
      .select(['projectReaders.id', 'personId', 'projectReaders.name', 'people.email'])
      .select(['projectReaders.language', 'addedAt'])
      .where('projectId', '=', projectId)
      .orderBy('addedAt')
      .orderBy('projectReaders.id')
      .execute();
    return { readers };
  });
}
