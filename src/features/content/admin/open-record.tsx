import { useQuery } from '#query/use-query.tsx';
import { LoadFailure, LoadingRows, PartFailure } from '#ui/admin/list/list-states.tsx';
import { useLoaded } from '#ui/admin/use-loaded.ts';
import { contentRecordQuery } from '../content.queries.ts';
import type { Fields } from '../content.ts';
import { RecordEditor } from './record-editor.tsx';

type OpenRecordProps = {
  kind: string;
  id: string;
  /** The same function for each record of the kind. */
  loadFields: () => Promise<Fields>;
  /** The field that names the record; null for a single one, which its kind names. */
  titleField: string | null;
  listHref: string;
  person: string | number;
};

/** Opens a record in the editor once it is loaded. */
export function OpenRecord({ kind, id, loadFields, ...rest }: OpenRecordProps) {
  const { data, error, refetch } = useQuery(contentRecordQuery(kind, id));
  const fields = useLoaded(true, loadFields);
  if (data && fields.part)
    return <RecordEditor key={id} kind={kind} record={data} fields={fields.part} {...rest} />;
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  return fields.error ? <PartFailure of={fields} /> : <LoadingRows />;
}
