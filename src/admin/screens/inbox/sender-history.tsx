import { sessionQuery } from '#features/auth/auth.queries.ts';
import { Timeline } from '#features/people/timeline/admin/timeline.tsx';
import type { TimelineEntry } from '#features/people/timeline/timeline.schema.ts';
import { useQuery } from '#query/use-query.tsx';
import { entryHrefFor } from '../person/entry-href.ts';

/** Entries of a sender's timeline, each leading to its record. Loaded once there is one. */
export function SenderHistory({ entries }: { entries: readonly TimelineEntry[] }) {
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  return <Timeline entries={entries} hrefOf={entryHrefFor(roles)} />;
}
