const names = ['actor', 'action', 'subjectId'] as const;
type Name = (typeof names)[number];
type Filters = Partial<Record<Name, string>>;

/** Returns the filters that the query of an address asks for; unknown parts are ignored. */
export function filtersOf(search: string): Filters {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** Returns the query with one filter changed; an empty value drops it. */
export function withFilter(search: string, name: Name, value: string): string {
  const query = new URLSearchParams({ ...filtersOf(search), [name]: value });
  if (value === '') query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}
