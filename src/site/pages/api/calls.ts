import type { Call, OpenApi } from './open-api.ts';

/** Returns the calls of a document by their first tag, both in the document's order. */
export function callsByTag({ paths }: Pick<OpenApi, 'paths'>): [tag: string, calls: Call[]][] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
  return [...Map.groupBy(calls, ({ tags }) => tags?.[0] ?? '')];
}

/** Returns the anchor of a call: `post-api-bookings`. */
export function anchorOf({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}
