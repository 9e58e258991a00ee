import { Timeline } from '#features/people/admin/timeline.tsx';
import { personQuery } from '#features/people/people.queries.ts';
import { useQuery } from '#query/use-query.tsx';

const most = 4;

type SenderTimelineProps = { personId: string; conversationId: string };

/** What last happened with a sender, beside the conversation that is shown. */
export function SenderTimeline({ personId, conversationId }: SenderTimelineProps) {
  const entries = useQuery(personQuery(personId)).data?.entries ?? [];
  const others = entries.filter(({ id }) => id !== conversationId).slice(0, most);
  return others.length > 0 ? <Timeline entries={others} /> : null;
}
