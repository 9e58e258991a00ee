import { parseText } from '#core/markdown/parse-text.server.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { markdownTextsOf } from '#features/content/text/markdown-texts.server.ts';
import type { IncomingRecord } from '../incoming.ts';
import { oneByOne, readWatched } from '../one-by-one.server.ts';
import type { GivenSlugs } from '../posts/addresses.server.ts';
import { readIncoming } from '../read-incoming.server.ts';
import { type ReadRecord, writeReading } from './reading-on-disk.server.ts';

/** What the thread that reads a file is given. */
export type ReaderTask = {
  path: string;
  /** Where what it reads is written. */
  folder: string;
  now: string;
  oldSite: string;
  given: GivenSlugs;
  /** The numbers of records that took too long when it was read before. */
  skipped: number[];
};

/** What the thread tells: which record it begins, how many it has read of how many, and its end. */
export type ReaderWord =
  | { begin: number | null }
  | { done: number; total: number }
  | { refusal: { code: string; where: string; detail: string } }
  | { ended: true };

/** Parses the texts of a record that would be public. */
async function readTexts(
  kinds: ReadonlyMap<string, ContentKind>,
  record: IncomingRecord,
): Promise<ReadRecord> {
  const texts: Record<string, string> = {};
  const kind = kinds.get(record.kind);
  if (!kind || record.live === null || record.problems.length > 0) return { record, texts };
  for (const [field, markdown] of Object.entries(markdownTextsOf(kind, record.live)))
    texts[field] = JSON.stringify(await parseText(markdown));
  return { record, texts };
}

/**
 * Reads a file and writes what is in it to a folder, record by record. Throws `UnreadableFile`. Runs in
 * a thread of its own, because a file may take any time and memory.
 */
export async function readForImport(
  kinds: readonly ContentKind[],
  { path, folder, skipped, ...settings }: ReaderTask,
  tell: (word: ReaderWord) => void,
): Promise<void> {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  async function* records(all: readonly IncomingRecord[]): AsyncGenerator<ReadRecord> {
    for (const [at, record] of all.entries()) {
      yield await oneByOne(
        () => readTexts(byName, record),
        (code) => ({
          record: { ...record, problems: [...record.problems, { field: '', code }] },
          texts: {},
        }),
      );
      tell({ done: at + 1, total: all.length });
    }
  }
  const watch = {
    skipped: new Set(skipped),
    begin: (number: number | null) => tell({ begin: number }),
  };
  await readWatched(watch, async () => {
    const incoming = await readIncoming(path, kinds, settings);
    await writeReading(folder, incoming, records(incoming.records));
  });
}
