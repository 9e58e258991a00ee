import { personQuery } from '#features/people/people.queries.ts';
import { useQuery } from '#query/use-query.tsx';
import { PartFailure } from '#ui/admin/list/list-states.tsx';
import { useLoaded } from '#ui/admin/use-loaded.ts';

const most = 4;
/** The person's own screen leads on; here each byte counts. */
const hrefOf = () => null;

const loadTimeline = () =>
  import('#features/people/admin/timeline.tsx').then(({ Timeline }) => Timeline);

type SenderTimelineProps = { personId: string; conversationId: string };

/** What last happened with a sender, beside the conversation that is shown. */
export function SenderTimeline({ personId, conversationId }: SenderTimelineProps) {
  const entries = useQuery(personQuery(personId)).data?.entries ?? [];
  const others = entries.filter(({ id }) => id !== conversationId).slice(0, most);
  const timeline = useLoaded(others.length > 0, loadTimeline);
  if (others.length === 0) return null;
  return timeline.part ? (
    <timeline.part entries={others} hrefOf={hrefOf} />
  ) : (
    <PartFailure of={timeline} />
  );
}
