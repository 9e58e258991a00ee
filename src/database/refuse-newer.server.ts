import type { Database } from '#platform/database/database.server.ts';
import { UnusableDataError } from '#platform/database/unusable-data.server.ts';

/** Throws `UnusableDataError` if one of the steps that have run is not known to this version. */
export function refuseNewer(
  { location }: Database,
  executed: readonly string[],
  known: readonly string[],
): void {
  const unknown = executed.toSorted().find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new UnusableDataError(
    `The database ${location} was used by a newer version (it has the step ${unknown}); install that version again, or restore a backup from before the update`,
  );
}
