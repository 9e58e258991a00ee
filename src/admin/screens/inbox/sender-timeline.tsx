import { Timeline } from '#features/people/admin/timeline.tsx';
import { personQuery } from '#features/people/people.queries.ts';
import { useQuery } from '#query/use-query.tsx';

const most = 4;

/** What last happened with a sender. */
export function SenderTimeline({ personId }: { personId: string }) {
  const entries = useQuery(personQuery(personId)).data?.entries ?? [];
  return <Timeline entries={entries.slice(0, most)} />;
}
