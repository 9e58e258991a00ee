/** The widths of a picture's copies in pixels. */
const copyWidths = [480, 960, 1600];

export const mostBytes = { file: 50_000_000, picture: 12_000_000 } as const;
/** What the library is filtered by. */
export const fileFilters = ['pictures', 'documents', 'unused', 'without-alt'] as const;
export const longestAlt = 300;
export const longestCredit = 200;

/** Returns the widths of the copies of a picture, none wider than itself. */
export function widthsFor(width: number): number[] {
  const smaller = copyWidths.filter((one) => one < width);
  return smaller.length === copyWidths.length ? copyWidths : [...smaller, width];
}

/** Returns the place of a picture's copy, from that of the picture. */
export function copyPlace(place: string, copy: string): string {
  return `${place}.${copy}`;
}

/** Returns the ids of the files that a text names by their addresses, each once. */
export function fileIdsIn(text: string): string[] {
  return [
    ...new Set(Array.from(text.matchAll(/\/files\/([0-9a-f-]{36})\//g), ([, id = '']) => id)),
  ];
}
