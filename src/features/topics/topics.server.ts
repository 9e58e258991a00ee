import type { AboutKind } from '#core/page-path.ts';
import { listServices } from '#features/services/services.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { formatAbout, readAbout, type Topic } from './topics.ts';

export type NamedRecord = { id: string; title: string; titlePt: string | null };

/** Returns the packages by their names, in the owner's order. */
export async function listPackageNames(db: Queryable): Promise<NamedRecord[]> {
  return db
    .selectFrom('servicePackages')
    .select(['id', 'name as title', 'namePt as titlePt'])
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

export async function listServiceNames(db: Queryable): Promise<NamedRecord[]> {
  const services = await listServices(db);
  return services.map(({ id, title, titlePt }) => ({ id, title, titlePt }));
}

/** Returns a record that is on the site by its name, or null. */
export async function getNamedRecord(
  db: Queryable,
  { kind, id }: { kind: AboutKind; id: string },
): Promise<NamedRecord | null> {
  if (kind === 'service') return (await listServiceNames(db)).find((one) => one.id === id) ?? null;
  if (kind === 'package') return (await listPackageNames(db)).find((one) => one.id === id) ?? null;
  const row =
    kind === 'case'
      ? db.selectFrom('caseStudies').select(['id', 'title', 'titlePt']).where('id', '=', id)
      : db
          .selectFrom('blogPosts')
          .select(['slug as id', 'title', 'titlePt'])
          .where('slug', '=', id);
  return (await row.executeTakeFirst()) ?? null;
}

/** Returns the public record that `about` names, or null if it names none. */
export async function findTopic(db: Queryable, about: string): Promise<Topic | null> {
  const named = readAbout(about);
  const record = named && (await getNamedRecord(db, named));
  if (!named || !record) return null;
  const { id, title, titlePt } = record;
  return { about: formatAbout(named.kind, id), title, ...(titlePt && { titlePt }) };
}

function topicsOf(kind: AboutKind, records: NamedRecord[]): Topic[] {
  return records.map(({ id, title, titlePt }) => ({
    about: formatAbout(kind, id),
    title,
    ...(titlePt && { titlePt }),
  }));
}

/** Lists services and packages, and first the other record that `about` names, if it is public. */
export async function listTopics(db: Queryable, about: string): Promise<Topic[]> {
  const topics = [
    ...topicsOf('service', await listServiceNames(db)),
    ...topicsOf('package', await listPackageNames(db)),
  ];
  const named = topics.some((topic) => topic.about === about) ? null : await findTopic(db, about);
  return named ? [named, ...topics] : topics;
}
