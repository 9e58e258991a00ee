const firstPage = 10;
const furtherPage = 50;

/** Returns which part of a list a page, from 0, is: ten first, then fifty at a time. */
export function partOfList(page: number): { limit: number; offset: number } {
  if (page === 0) return { limit: firstPage, offset: 0 };
  return { limit: furtherPage, offset: firstPage + (page - 1) * furtherPage };
}

/** Returns how many the next page adds to a list of which some are shown. */
export function nextOfList(shown: number, total: number): number {
  return Math.min(furtherPage, total - shown);
}
