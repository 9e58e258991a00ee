import { AsyncLocalStorage } from 'node:async_hooks';
import { UnreadableFile } from './incoming.ts';

/** What can be wrong with the reading of one record, beside what is in it. */
export type ReadingFault = 'not_readable' | 'takes_too_long';

/** Watches the reading of a file record by record, each with its number. */
export type ReadingWatch = {
  /** Those that took too long when the file was read before. */
  skipped: ReadonlySet<number>;
  /** Null between two records. */
  begin(number: number | null): void;
};

type Watched = ReadingWatch & { next: number };

const watched = new AsyncLocalStorage<Watched>();

/** Reads a file, whose records `oneByOne` announces to the watch. */
export function readWatched<Value>(
  watch: ReadingWatch,
  read: () => Promise<Value>,
): Promise<Value> {
  return watched.run({ ...watch, next: 0 }, read);
}

/**
 * Reads one record of a file, so that it cannot spoil the others: what it throws, or that it takes
 * too long, goes to `instead`. A file of the same records has the same numbers each time.
 */
export async function oneByOne<Value>(
  read: () => Promise<Value>,
  instead: (fault: ReadingFault, detail: string) => Value,
): Promise<Value> {
  const watch = watched.getStore();
  if (watch) {
    const number = watch.next;
    watch.next += 1;
    if (watch.skipped.has(number)) return instead('takes_too_long', '');
    watch.begin(number);
  }
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    return instead('not_readable', error instanceof Error ? error.message : String(error));
  } finally {
    watch?.begin(null);
  }
}
