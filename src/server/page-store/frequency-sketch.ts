const slots = 1 << 14;
const most = 255;

/** Approximate counts of texts, in a fixed 16 kB however many texts there are. */
export type FrequencySketch = {
  add(text: string): void;
  /** Returns at least how often `text` was added since; more if it shares its slots with others. */
  estimate(text: string): number;
  /** Makes the estimate of `text` at least `count`. */
  raise(text: string, count: number): void;
  /** Halves all counts, so that what was frequent once is forgotten. */
  halve(): void;
};

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Creates a count-min sketch with two slots for each text. */
export function createFrequencySketch(): FrequencySketch {
  const counts = new Uint8Array(slots);
  function estimateAt(hash: number): number {
    return Math.min(counts[hash % slots] ?? 0, counts[(hash >>> 16) % slots] ?? 0);
  }
  function raiseAt(hash: number, count: number): void {
    for (const slot of [hash % slots, (hash >>> 16) % slots])
      counts[slot] = Math.max(counts[slot] ?? 0, Math.min(most, count));
  }
  return {
    add(text) {
      const hash = hashOf(text);
      raiseAt(hash, estimateAt(hash) + 1);
    },
    estimate: (text) => estimateAt(hashOf(text)),
    raise: (text, count) => raiseAt(hashOf(text), count),
    halve() {
      for (let slot = 0; slot < slots; slot += 1) counts[slot] = (counts[slot] ?? 0) >> 1;
    },
  };
}
