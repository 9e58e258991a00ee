import { RecordNote } from '#features/people/details/admin/record-note.tsx';
import { personQuery } from '#features/people/people.queries.ts';
import { personPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { PartFailure } from '#ui/admin/list/list-states.tsx';
import { useLoaded } from '#ui/admin/use-loaded.ts';

const most = 4;

const loadHistory = () => import('./sender-history.tsx').then((part) => part.SenderHistory);

type SenderTimelineProps = { personId: string; conversationId: string };

/** What last happened with a sender, beside the conversation that is shown. */
export function SenderTimeline({ personId, conversationId }: SenderTimelineProps) {
  const entries = useQuery(personQuery(personId)).data?.entries ?? [];
  const others = entries
    .filter(({ id, kind }) => id !== conversationId && kind !== 'mail')
    .slice(0, most);
  const history = useLoaded(others.length > 0, loadHistory);
  return (
    <>
      <RecordNote
        personId={personId}
        record={conversationId}
        personHref={(id) => personPath.href({ id })}
      />
      {others.length === 0 ? null : history.part ? (
        <history.part entries={others} />
      ) : (
        <PartFailure of={history} />
      )}
    </>
  );
}
