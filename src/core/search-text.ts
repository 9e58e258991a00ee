/**
 * Text as searches compare it: lower case, without accents, single spaces. Stored beside what it was
 * made from, because SQLite's `lower` knows ASCII only and the engines must find the same.
 */
export function searchText(...texts: (string | null | undefined)[]): string {
  return texts
    .filter((text) => text)
    .join('\n')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** A LIKE pattern (escape character `\`) for rows whose search text contains `words` literally. */
export function containsPattern(words: string): string {
  return `%${searchText(words).replace(/[\\%_]/g, '\\$&')}%`;
}
