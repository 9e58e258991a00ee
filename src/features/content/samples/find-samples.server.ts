import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { getRecord } from '../content.repository.server.ts';
import { type ContentValues, twinName } from '../content.ts';
import { isSameValue } from '../content-rows.ts';
import { followPublicChange } from '../drafts/follow-public-change.server.ts';
import type { ContentKind, SamplePart } from '../kinds/content-kind.server.ts';
import { sampleRecords, withEarlierTexts } from './sample-records.server.ts';
import type { Samples } from './samples.schema.ts';
import { isStillSample } from './samples.ts';

/** Returns the parts of a fixed record that still show what they did at first, each by its flag. */
export function findSampleParts(
  kind: ContentKind,
  id: string,
  live: ContentValues,
): Samples['samples'] {
  const seed = kind.fixed?.seedOf?.(id) ?? {};
  const isSample = ({ flag, says }: SamplePart) =>
    live[flag] === true && says.every((field) => isSameValue(live[field], seed[field]));
  return kind.sampleParts.filter(isSample).map(({ flag, title }) => ({
    kind: kind.name,
    id: flag,
    title: String(live[title] ?? ''),
    titlePt: String(live[twinName(title)] ?? ''),
  }));
}

async function readSampleParts(db: Queryable, kind: ContentKind): Promise<Samples['samples']> {
  const found: Samples['samples'] = [];
  for (const id of kind.sampleParts.length > 0 ? (kind.fixed?.ids ?? []) : [])
    found.push(...findSampleParts(kind, id, (await kind.read(db, id)) ?? {}));
  return found;
}

/** Hides a part of a fixed record on the site and in its draft. */
export async function hidePart(
  context: Context,
  trx: Queryable,
  kind: ContentKind,
  flag: string,
): Promise<void> {
  const at = context.clock().toISOString();
  const by = context.actor.kind === 'staff' ? context.actor.personId : null;
  for (const id of kind.fixed?.ids ?? []) {
    const live = await kind.read(trx, id);
    if (live === null) continue;
    await kind.write(trx, { id, values: { ...live, [flag]: false }, at, by });
    const key = { kind: kind.name, id };
    await followPublicChange(context, trx, key, { field: flag, value: false });
  }
}

/** Returns the samples on the site: those that nobody edited, and those that somebody did. */
export async function findSamples(db: Queryable, kinds: readonly ContentKind[]): Promise<Samples> {
  const found: Samples = { samples: [], edited: [] };
  for (const sample of sampleRecords) {
    const { kind: name, id } = sample;
    const kind = kinds.find((one) => one.name === name);
    const live = kind && (await kind.read(db, id));
    if (!kind || !live) continue;
    const wasOpened = (await getRecord(db, { kind: name, id })) !== null;
    const isUntouched = !wasOpened && isStillSample(live, withEarlierTexts(sample, live));
    const title = String(live[kind.titleField] ?? '');
    const titlePt = String(live[twinName(kind.titleField)] ?? '');
    (isUntouched ? found.samples : found.edited).push({ kind: name, id, title, titlePt });
  }
  for (const kind of kinds) found.samples.push(...(await readSampleParts(db, kind)));
  return found;
}
