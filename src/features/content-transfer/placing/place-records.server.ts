import { sql } from 'kysely';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { placeRecord } from '#features/content/publishing/place-record.server.ts';
import { markdownTextsOf } from '#features/content/text/markdown-texts.server.ts';
import { withPreparedTexts } from '#features/content/text/prepared-texts.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { isTransientFault, isUnavailable } from '#platform/database/faults.server.ts';
import type { IncomingRecord, Problem } from '../incoming.ts';
import type { Reading, ReadRecord } from '../reading/reading-on-disk.server.ts';
import type { ReportedRecord } from '../transfer.schema.ts';

/** What an import works on, and how: all in the one transaction of a trial, or each part in its own. */
export type Placing = {
  context: Context;
  kinds: ReadonlyMap<string, ContentKind>;
  reading: Reading;
  /** Leaves alone what is here already. */
  onlyNew: boolean;
  /** Runs a part of the work in a transaction, which may be repeated after a fault; throws to end all. */
  inTransaction<Value>(work: (trx: Queryable) => Promise<Value>): Promise<Value>;
  /** Keeps how far the records are, in the transaction that made it so. */
  keepProgress(trx: Queryable, progress: ImportProgress): Promise<void>;
};

/** `written`: records that are new or changed. */
export type ImportProgress = { done: number; total: number; written: number };

const mostAtOnce = 20;
/** Milliseconds after which a transaction takes no further record. */
const longestPart = 8;

function reportOf(
  kind: ContentKind | undefined,
  { where, id, live, draft, publishAt, ...record }: IncomingRecord,
  result: Pick<ReportedRecord, 'outcome' | 'fields' | 'problems'>,
): ReportedRecord {
  const title = String((draft ?? live)?.[kind?.titleField ?? ''] ?? '');
  const state = live ? 'public' : publishAt ? 'scheduled' : 'draft';
  return { where, kind: record.kind, id, title, state, ...result };
}

function refused(problems: readonly Problem[]) {
  return { outcome: 'refused' as const, fields: [], problems: [...problems] };
}

/** Returns the numbers of records, those of kinds to which others refer before the others. */
function referencedFirst({ kinds, reading }: Placing): number[] {
  // A list of another kind's words has its name, such as the `tags` of a post.
  const fields = [...kinds.values()].flatMap((kind) => kind.fields);
  const referenced = new Set(
    fields.map((field) => (field.type === 'reference' ? field.to : field.name)),
  );
  const numbers = reading.kinds.keys().toArray();
  const isFirst = (at: number) => referenced.has(reading.kinds[at] ?? '');
  return [...numbers.filter(isFirst), ...numbers.filter((at) => !isFirst(at))];
}

/** The texts of a record by what they are parsed from. */
function textsOf(kind: ContentKind, { record, texts }: ReadRecord): ReadonlyMap<string, string> {
  const markdown = record.live ? markdownTextsOf(kind, record.live) : {};
  return new Map(Object.entries(texts).map(([field, text]) => [markdown[field] ?? '', text]));
}

/** Places a record. What it throws is a problem of the record alone, and undone. */
async function placeOne(
  { context, kinds, onlyNew }: Placing,
  trx: Queryable,
  read: ReadRecord,
): Promise<ReportedRecord> {
  const { record } = read;
  const kind = kinds.get(record.kind);
  if (!kind || record.problems.length > 0) return reportOf(kind, record, refused(record.problems));
  await sql`savepoint record`.execute(trx);
  try {
    const placed = await withPreparedTexts(textsOf(kind, read), () =>
      placeRecord(context, trx, kind, { ...record, onlyNew }),
    );
    await sql`release savepoint record`.execute(trx);
    const result = placed.ok ? { ...placed.value, problems: [] } : refused(placed.refusal);
    return reportOf(kind, record, result);
  } catch (error) {
    if (isTransientFault(error) || isUnavailable(error)) throw error;
    await sql`rollback to savepoint record`.execute(trx);
    await sql`release savepoint record`.execute(trx);
    context.logger.warn({ err: error }, 'a record could not be imported');
    return reportOf(kind, record, refused([{ field: '', code: 'not_placed' }]));
  }
}

type Numbered = { at: number; read: ReadRecord };

/** Places records until the transaction has lasted long enough. */
async function placeSome(
  placing: Placing,
  trx: Queryable,
  items: readonly Numbered[],
): Promise<ReportedRecord[]> {
  const start = performance.now();
  const reported: ReportedRecord[] = [];
  for (const { read } of items) {
    reported.push(await placeOne(placing, trx, read));
    if (performance.now() - start > longestPart) break;
  }
  return reported;
}

type Parts<Item, Done> = {
  /** Reads some items, before a transaction is open. */
  load(numbers: readonly number[]): Promise<Item[]>;
  /** Works on as many of them as a transaction may take, and returns what became of those. */
  work(trx: Queryable, items: readonly Item[]): Promise<Done[]>;
  onDone(done: readonly Done[], items: readonly Item[]): void;
};

/** Works on many things, some in each transaction, so that others can write between them. */
export async function inParts<Item, Done>(
  { inTransaction }: Pick<Placing, 'inTransaction'>,
  numbers: readonly number[],
  { load, work, onDone }: Parts<Item, Done>,
): Promise<void> {
  let items: Item[] = [];
  for (let from = 0; from < numbers.length; ) {
    if (items.length === 0) items = await load(numbers.slice(from, from + mostAtOnce));
    const some = items;
    const done = await inTransaction((trx) => work(trx, some));
    onDone(done, some);
    items = items.slice(done.length);
    from += done.length;
  }
}

const isWritten = ({ outcome }: ReportedRecord) => outcome === 'new' || outcome === 'changed';

/**
 * Places the records, those to which others refer first. Those that are refused follow once more after the
 * others, because one may refer to another that stands behind it.
 */
export async function placeRecords(placing: Placing): Promise<ReportedRecord[]> {
  const { reading } = placing;
  const results = new Map<number, ReportedRecord>();
  const progress = { done: 0, total: reading.kinds.length, written: 0 };
  let waiting = referencedFirst(placing);
  let before = waiting.length + 1;
  while (waiting.length > 0 && waiting.length < before) {
    before = waiting.length;
    const again: number[] = [];
    await inParts<Numbered, ReportedRecord>(placing, waiting, {
      load: (numbers) =>
        Promise.all(numbers.map(async (at) => ({ at, read: await reading.read(at) }))),
      async work(trx, items) {
        const reported = await placeSome(placing, trx, items);
        const written = progress.written + reported.filter(isWritten).length;
        const done = Math.min(progress.done + reported.length, progress.total);
        await placing.keepProgress(trx, { done, total: progress.total, written });
        return reported;
      },
      onDone(reported, items) {
        for (const [index, one] of reported.entries()) {
          const item = items[index];
          if (!item) continue;
          if (one.outcome === 'refused' && item.read.record.problems.length === 0)
            again.push(item.at);
          if (isWritten(one)) progress.written += 1;
          results.set(item.at, one);
        }
        progress.done = results.size;
      },
    });
    waiting = again;
  }
  return reading.kinds.flatMap((_, at) => results.get(at) ?? []);
}
