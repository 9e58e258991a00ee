import { type FileHandle, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { steadyWriter } from '#platform/files/steady-writes.server.ts';
import type { Incoming, IncomingRecord } from '../incoming.ts';

/** A record, and what readers see of its public texts, as JSON by field. */
export type ReadRecord = { record: IncomingRecord; texts: Record<string, string> };

/** Where a record is in the file of records: its kind, its first byte, and how many there are. */
type Place = [kind: string, start: number, length: number];

type Head = Omit<Incoming, 'records'> & { places: Place[]; moved: number[] };

/** What was read of a file, on disk: an import of 100 MB is never in memory as a whole. */
export type Reading = Omit<Incoming, 'records'> & {
  /** The kind of each record, in the order of the file. */
  kinds: readonly string[];
  /** The numbers of those that had addresses at an old site. */
  moved: readonly number[];
  read(at: number): Promise<ReadRecord>;
  close(): Promise<void>;
};

const headOf = (folder: string) => join(folder, 'reading.json');
const recordsOf = (folder: string) => join(folder, 'records.jsonl');

/** Writes what was read to `folder`; a half of it is not found there. */
export async function writeReading(
  folder: string,
  { records: _records, ...rest }: Incoming,
  records: AsyncIterable<ReadRecord>,
): Promise<void> {
  const file = await open(recordsOf(folder), 'w', 0o600);
  const write = steadyWriter(file);
  const places: Place[] = [];
  const moved: number[] = [];
  try {
    let start = 0;
    for await (const one of records) {
      const line = Buffer.from(`${JSON.stringify(one)}\n`);
      await write(line);
      const { oldPaths, oldPathsPt = [] } = one.record;
      if (oldPaths.length + oldPathsPt.length > 0) moved.push(places.length);
      places.push([one.record.kind, start, line.length]);
      start += line.length;
    }
  } finally {
    await file.close();
  }
  const part = `${headOf(folder)}.part`;
  await writeFile(part, JSON.stringify({ ...rest, places, moved } satisfies Head), { mode: 0o600 });
  await rename(part, headOf(folder));
}

async function readRecord(file: FileHandle, [, start, length]: Place): Promise<ReadRecord> {
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, start);
  return JSON.parse(buffer.toString('utf8')) as ReadRecord;
}

/** Opens what was read of a file; null where there is nothing, or no more. */
export async function openReading(folder: string): Promise<Reading | null> {
  const head = await readFile(headOf(folder), 'utf8').catch(() => null);
  if (head === null) return null;
  const { places, ...rest } = JSON.parse(head) as Head;
  const file = await open(recordsOf(folder));
  return {
    ...rest,
    kinds: places.map(([kind]) => kind),
    async read(at) {
      const place = places[at];
      if (!place) throw new RangeError(`There is no record ${at}`);
      return readRecord(file, place);
    },
    close: () => file.close(),
  };
}
