import * as z from 'zod/mini';

const change = z.object({ field: z.string(), before: z.string(), after: z.string() });

/** Response of `GET …/versions/:number`: what changed since the version before it. */
export const versionChangesSchema = z.object({ changes: z.array(change) });
export type VersionChanges = z.infer<typeof versionChangesSchema>;

/** Response of `GET …/stale`: what changed in the English since each stale text was written. */
export const staleSourcesSchema = z.object({
  sources: z.array(z.extend(change, { twin: z.string() })),
});
export type StaleSources = z.infer<typeof staleSourcesSchema>;
