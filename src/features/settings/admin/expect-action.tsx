import { useTexts } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { connectionsQuery } from '../settings.queries.ts';
import { expectInvoices } from '../settings-calls.ts';
import { connectionsTexts } from './connections.texts.ts';

/** Says whether an invoice that was not attached in time is a task, or takes that back. */
export function ExpectAction({ expected }: { expected: boolean }) {
  const t = useTexts(connectionsTexts);
  const client = useQueryClient();
  const { busy, failure, run } = useStaffAction();
  return (
    <>
      <Button
        variant="soft"
        busy={busy}
        onClick={() =>
          void run(
            () => expectInvoices(!expected),
            () => client.refetchQuery(connectionsQuery()),
          )
        }
      >
        {t(expected ? 'expectNot' : 'expect')}
      </Button>
      <FailureNote failure={failure} />
    </>
  );
}
