import { useEffect, useRef } from 'react';
import { useQueryClient } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { LoadingRows } from '#ui/admin/list/list-states.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { contentRecordQuery } from '../content.queries.ts';
import type { ContentValues } from '../content.ts';
import { createRecord } from './content-calls.ts';

type NewRecordProps = { kind: string; values: ContentValues; hrefOf: (id: string) => string };

/** Makes an empty draft and opens it, in place of this entry of the history. */
export function NewRecord({ kind, values, hrefOf }: NewRecordProps) {
  const client = useQueryClient();
  const { navigate } = useNavigation();
  const { failure, run } = useStaffAction();
  const isBegun = useRef(false);

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void run(
      () => createRecord(kind, values),
      (record) => {
        client.setQueryData(contentRecordQuery(kind, record.id), record);
        navigate(hrefOf(record.id), { replace: true });
      },
    );
  }, [client, kind, values, hrefOf, navigate, run]);

  return failure ? <FailureNote failure={failure} /> : <LoadingRows />;
}
