import type { Call, OpenApi } from './open-api.ts';

/** The tag of the calls of the back office, which need a session. */
const staffTag = 'admin';

/** Returns the public calls of a document by their first tag, both in the document's order. */
export function callsByTag({ paths }: Pick<OpenApi, 'paths'>): [tag: string, calls: Call[]][] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
  const groups = Map.groupBy(calls, ({ tags }) => tags?.[0] ?? '');
  groups.delete(staffTag);
  return [...groups];
}

/** Returns the anchor of a call: `post-api-bookings`. */
export function anchorOf({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}
