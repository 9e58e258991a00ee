import type { Queryable } from '#platform/database/database.server.ts';
import { listWholeVersions } from '../content.repository.server.ts';
import type { RecordVersion } from '../content.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';

/** Returns the newest `most` versions of a record with their values, the oldest of them first. */
export function listRecordVersions(
  db: Queryable,
  { name: kind }: Pick<ContentKind, 'name'>,
  { id, most }: { id: string; most: number },
): Promise<RecordVersion[]> {
  return listWholeVersions(db, { kind, id }, most);
}
