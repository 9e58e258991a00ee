import type { Queryable } from '#platform/database/database.server.ts';
import { getRecord } from '../content.repository.server.ts';
import { type ContentValues, markdownOf, twinName } from '../content.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { escapeText } from '../text/escape-text.ts';
import { sampleRecords } from './sample-records.server.ts';
import type { Samples } from './samples.schema.ts';
import { isStillSample } from './samples.ts';

/** Returns the values of a sample as its kind reads them: a plain text is Markdown that means the same. */
function readAs(kind: ContentKind, values: ContentValues): ContentValues {
  const texts = markdownOf(kind.fields).filter((field) => values[field] != null);
  const escaped = texts.map((field) => [field, escapeText(String(values[field]))]);
  return { ...values, ...Object.fromEntries(escaped) };
}

/** Returns the samples on the site: those that nobody edited, and those that somebody did. */
export async function findSamples(db: Queryable, kinds: readonly ContentKind[]): Promise<Samples> {
  const found: Samples = { samples: [], edited: [] };
  for (const { kind: name, id, values } of sampleRecords) {
    const kind = kinds.find((one) => one.name === name);
    const live = kind && (await kind.read(db, id));
    if (!kind || !live) continue;
    const wasOpened = (await getRecord(db, { kind: name, id })) !== null;
    const isUntouched = !wasOpened && isStillSample(live, readAs(kind, values));
    const title = String(live[kind.titleField] ?? '');
    const titlePt = String(live[twinName(kind.titleField)] ?? '');
    (isUntouched ? found.samples : found.edited).push({ kind: name, id, title, titlePt });
  }
  return found;
}
