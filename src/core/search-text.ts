/**
 * Normalizes text for searching: lower case, no accents, single spaces. Stored beside its source,
 * because SQLite's `lower` handles ASCII only and both databases must find the same rows.
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

/** Returns a LIKE pattern (escape character `\`) for search texts that contain `words` literally. */
export function containsPattern(words: string): string {
  return `%${searchText(words).replace(/[\\%_]/g, '\\$&')}%`;
}
