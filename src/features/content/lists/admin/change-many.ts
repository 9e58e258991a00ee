import { apiRead } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import { changeRecord } from '../../admin/content-calls.ts';
import type { Warnings } from '../../checks/checks.schema.ts';
import type { Warning } from '../../checks/warnings.ts';
import { recordUrl } from '../../content.queries.ts';
import type { ContentPage, ContentRecord, ContentVersions } from '../../content.schema.ts';

export type ListedRecord = ContentPage['records'][number];
export type ManyVerb = 'publish' | 'withdraw';

/** What became of each record: changed, or left as it was. */
export type ManyOutcome = {
  changed: { before: ListedRecord; record: ContentRecord }[];
  refused: ListedRecord[];
};

/** Whether a record in a list can be published, or taken off the site. */
export function canChange({ state }: Pick<ListedRecord, 'state'>, verb: ManyVerb): boolean {
  if (verb === 'publish') return state === 'draft' || state === 'withdrawn' || state === 'edited';
  return state === 'public' || state === 'edited';
}

/** A record with something to ask about before it is published. */
export type Questioned = { record: ListedRecord; warnings: readonly Warning[] };

/** Returns the records with something that is worth a look; one that cannot be checked stops no other. */
export async function checkMany(
  kind: string,
  records: readonly ListedRecord[],
): Promise<Questioned[]> {
  const questioned: Questioned[] = [];
  for (const record of records) {
    try {
      const read = (await apiRead(`${recordUrl(kind, record.id)}/warnings`)) as Warnings;
      if (read.warnings.length > 0) questioned.push({ record, warnings: read.warnings });
    } catch (error) {
      if (!(error instanceof HttpError) || [401, 403].includes(error.status)) throw error;
    }
  }
  return questioned;
}

/** Publishes or withdraws records one after the other; one that is refused stops no other. */
export async function changeMany(
  kind: string,
  records: readonly ListedRecord[],
  verb: ManyVerb,
): Promise<ManyOutcome> {
  const outcome: ManyOutcome = { changed: [], refused: [] };
  for (const before of records) {
    try {
      const record = await changeRecord(kind, before, verb);
      outcome.changed.push({ before, record });
    } catch (error) {
      // Signed out, or without a proof: asked for, and the whole is sent again.
      if (!(error instanceof HttpError) || [401, 403].includes(error.status)) throw error;
      outcome.refused.push(before);
    }
  }
  return outcome;
}

/** Makes public what was, and a draft what was a draft beside it. */
async function rollBack(kind: string, record: ContentRecord): Promise<void> {
  const url = `${recordUrl(kind, record.id)}/versions`;
  const { versions } = (await apiRead(url)) as ContentVersions;
  const [last] = versions;
  const published = versions.find(
    ({ number, note }) => note === 'published' && number !== last?.number,
  );
  if (!last || !published) return;
  const restored = await changeRecord(kind, record, 'restore', { version: published.number });
  const live = await changeRecord(kind, restored, 'publish');
  await changeRecord(kind, live, 'restore', { version: last.number });
}

/** Puts records back as they were before `changeMany`. */
export async function undoMany(
  kind: string,
  { changed }: ManyOutcome,
  verb: ManyVerb,
): Promise<void> {
  for (const { before, record } of changed) {
    if (before.state === 'edited') await rollBack(kind, record);
    else await changeRecord(kind, record, verb === 'publish' ? 'withdraw' : 'publish');
  }
}
