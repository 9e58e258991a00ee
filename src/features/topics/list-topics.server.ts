import type { AboutKind } from '#core/page-path.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { findTopic } from './find-topic.server.ts';
import {
  listPackageNames,
  listServiceNames,
  type NamedRecord,
} from './topics.repository.server.ts';
import { formatAbout, type Topic } from './topics.ts';

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
