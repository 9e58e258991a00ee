import type { Queryable } from '#platform/database/database.server.ts';
import { getRecord } from '../content.repository.server.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { sampleRecords } from './sample-records.server.ts';
import type { Samples } from './samples.schema.ts';
import { isStillSample } from './samples.ts';

/** Returns the samples on the site: those that nobody edited, and those that somebody did. */
export async function findSamples(db: Queryable, kinds: readonly ContentKind[]): Promise<Samples> {
  const found: Samples = { samples: [], edited: [] };
  for (const { kind: name, id, values } of sampleRecords) {
    const kind = kinds.find((one) => one.name === name);
    const live = kind && (await kind.read(db, id));
    if (!kind || !live) continue;
    const wasOpened = (await getRecord(db, { kind: name, id })) !== null;
    const isUntouched = !wasOpened && isStillSample(live, values);
    const title = String(live[kind.titleField] ?? '');
    (isUntouched ? found.samples : found.edited).push({ kind: name, id, title });
  }
  return found;
}
