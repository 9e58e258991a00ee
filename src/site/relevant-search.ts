/**
 * Returns the part of a query that changes a page, with its question mark: the parameters in `names`,
 * in their order. Everything else, such as a campaign's tag, belongs to one visit.
 */
export function relevantSearch(search: string, names: readonly string[] = []): string {
  const given = new URLSearchParams(search);
  const relevant = new URLSearchParams();
  for (const name of names) for (const value of given.getAll(name)) relevant.append(name, value);
  return relevant.size > 0 ? `?${relevant}` : '';
}
