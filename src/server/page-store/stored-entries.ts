import { createFrequencySketch } from './frequency-sketch.ts';

/** Something with a size, and how often it has been used lately. */
type Entry = { bytes: number; uses: number };

export type StoredEntries<Value extends Entry> = {
  /** Returns the value of a key and counts the use, or null. */
  use(key: string, accepts: (value: Value) => boolean): Value | null;
  /** Returns the value of a key without counting. */
  peek(key: string): Value | null;
  /** Counts a request for a key that is not stored. */
  miss(key: string): void;
  /** Stores a value if there is room, or if what it would replace is used less often. */
  add(key: string, value: Value): void;
  /** Grows a stored value by `bytes`, which may evict others. */
  grow(key: string, bytes: number): void;
  clear(): void;
  readonly bytes: number;
  readonly size: number;
};

const sampleSize = 8;
const operationsPerAge = 20_000;
// One value that fills the store would evict everything else.
const largestShare = 1 / 4;

/**
 * Creates a store of at most `budget` bytes that keeps what is used often: a new value replaces the
 * least used of a sample only if it is used more, so that addresses used once evict nothing
 * (TinyLFU, https://arxiv.org/abs/1512.00727).
 */
export function createStoredEntries<Value extends Entry>(budget: number): StoredEntries<Value> {
  const entries = new Map<string, Value>();
  const sketch = createFrequencySketch();
  let bytes = 0;
  let operations = 0;

  function count(): void {
    operations += 1;
    if (operations < operationsPerAge) return;
    operations = 0;
    sketch.halve();
    for (const entry of entries.values()) entry.uses >>= 1;
  }

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
    sketch.raise(key, entry.uses);
  }

  /** Returns the least used of the next entries; the others of the sample move to the end. */
  function nextVictim(kept: string): [string, Value] | null {
    const sample = entries
      .entries()
      .filter(([key]) => key !== kept)
      .take(sampleSize)
      .toArray();
    const least = sample.toSorted(([, a], [, b]) => a.uses - b.uses)[0] ?? null;
    for (const [key, entry] of sample) {
      if (key === least?.[0]) continue;
      entries.delete(key);
      entries.set(key, entry);
    }
    return least;
  }

  /** Evicts entries that are used less than `uses`. Returns whether `needed` bytes are free. */
  function makeRoom(needed: number, uses: number, kept: string): boolean {
    while (bytes + needed > budget) {
      const victim = nextVictim(kept);
      if (victim === null || victim[1].uses >= uses) return false;
      remove(victim[0]);
    }
    return true;
  }

  return {
    use(key, accepts) {
      const entry = entries.get(key);
      if (!entry || !accepts(entry)) return null;
      entry.uses += 1;
      count();
      return entry;
    },
    peek: (key) => entries.get(key) ?? null,
    miss(key) {
      sketch.add(key);
      count();
    },
    add(key, value) {
      remove(key);
      value.uses = sketch.estimate(key);
      if (value.bytes > budget * largestShare || !makeRoom(value.bytes, value.uses, key)) return;
      entries.set(key, value);
      bytes += value.bytes;
    },
    grow(key, more) {
      const entry = entries.get(key);
      if (!entry) return;
      entry.bytes += more;
      bytes += more;
      if (!makeRoom(0, Number.POSITIVE_INFINITY, key)) remove(key);
    },
    clear() {
      for (const key of entries.keys()) remove(key);
    },
    get bytes() {
      return bytes;
    },
    get size() {
      return entries.size;
    },
  };
}
