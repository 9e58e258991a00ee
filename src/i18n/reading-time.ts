const wordsPerMinute = 200;

/** Returns the reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
