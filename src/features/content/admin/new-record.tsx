import { useEffect, useRef } from 'react';
import { useQueryClient } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { LoadingRows, PartFailure } from '#ui/admin/list/list-states.tsx';
import { useLoaded } from '#ui/admin/use-loaded.ts';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { contentRecordQuery } from '../content.queries.ts';
import { emptyValues, type Fields } from '../content.ts';
import { createRecord } from './content-calls.ts';

type NewRecordProps = {
  kind: string;
  /** The same function in every render. */
  loadFields: () => Promise<Fields>;
  hrefOf: (id: string) => string;
};

/** Makes an empty draft and opens it, in place of this entry of the history. */
export function NewRecord({ kind, loadFields, hrefOf }: NewRecordProps) {
  const client = useQueryClient();
  const { navigate } = useNavigation();
  const { failure, run } = useStaffAction();
  const isBegun = useRef(false);
  const fields = useLoaded(true, loadFields);

  useEffect(() => {
    if (isBegun.current || fields.part === null) return;
    isBegun.current = true;
    const values = emptyValues(fields.part);
    void run(
      () => createRecord(kind, values),
      (record) => {
        client.setQueryData(contentRecordQuery(kind, record.id), record);
        navigate(hrefOf(record.id), { replace: true });
      },
    );
  }, [client, kind, fields.part, hrefOf, navigate, run]);

  if (fields.error) return <PartFailure of={fields} />;
  return failure ? <FailureNote failure={failure} /> : <LoadingRows />;
}
