import type { Queryable } from '#platform/database/database.server.ts';
import { getNamedRecord } from './topics.repository.server.ts';
import { formatAbout, readAbout, type Topic } from './topics.ts';

/** Returns the public record that `about` names, or null if it names none. */
export async function findTopic(db: Queryable, about: string): Promise<Topic | null> {
  const named = readAbout(about);
  const record = named && (await getNamedRecord(db, named));
  if (!named || !record) return null;
  const { id, title, titlePt } = record;
  return { about: formatAbout(named.kind, id), title, ...(titlePt && { titlePt }) };
}
