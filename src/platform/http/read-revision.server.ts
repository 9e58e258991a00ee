import type { Context } from 'hono';

/** Returns the revision of `If-Match: "3"` on which a change is based; null without one. */
export function readRevision(c: Context): number | null {
  const [, revision] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(c.req.header('if-match') ?? '') ?? [];
  return revision === undefined ? null : Number(revision);
}
