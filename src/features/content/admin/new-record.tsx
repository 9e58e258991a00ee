import { useMemo } from 'react';
import { useQueryClient } from '#query/use-query.tsx';
import { LoadingRows, PartFailure } from '#ui/admin/list/list-states.tsx';
import { useLoaded } from '#ui/admin/use-loaded.ts';
import { useWhileHere } from '#ui/admin/while-here.ts';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { contentRecordQuery } from '../content.queries.ts';
import type { ContentRecord } from '../content.schema.ts';
import { emptyValues, type Fields, requiredOf } from '../content.ts';
import { missingFields } from '../content-state.ts';
import { RecordEditor } from './record-editor.tsx';

function unmadeRecord(fields: Fields): ContentRecord {
  const draft = emptyValues(fields);
  return {
    id: '',
    revision: 0,
    state: 'draft',
    draft,
    live: null,
    isFixed: false,
    isOriginal: true,
    missing: missingFields(draft, requiredOf(fields)),
    twins: [],
    publishAt: null,
    scheduleFailure: null,
    address: null,
    nextAddress: null,
    updatedAt: '',
  };
}

type NewRecordProps = {
  kind: string;
  /** The same function in every render. */
  loadFields: () => Promise<Fields>;
  titleField: string | null;
  listHref: string;
  person: string | number;
  hrefOf: (id: string) => string;
  onMade: (id: string) => void;
};

/**
 * An empty form. The first thing that is written into it makes a draft, whose address takes the place of
 * this one while the writing goes on; a form that is left untouched leaves nothing behind.
 */
export function NewRecord({ loadFields, hrefOf, onMade, ...rest }: NewRecordProps) {
  const client = useQueryClient();
  const { navigate } = useNavigation();
  const fields = useLoaded(true, loadFields);
  const whileHere = useWhileHere();
  const record = useMemo(() => (fields.part ? unmadeRecord(fields.part) : null), [fields.part]);

  const goOn = whileHere((id: string) => {
    onMade(id);
    navigate(hrefOf(id), { replace: true, isSame: true });
  });

  if (fields.error) return <PartFailure of={fields} />;
  if (!fields.part || !record) return <LoadingRows />;
  return (
    <RecordEditor
      {...rest}
      record={record}
      fields={fields.part}
      onMade={(made) => {
        client.setQueryData(contentRecordQuery(rest.kind, made.id), made);
        goOn(made.id);
      }}
    />
  );
}
