import { useQuery } from '#query/use-query.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { contentRecordQuery } from '../content.queries.ts';
import type { Fields } from '../content.ts';
import { RecordEditor } from './record-editor.tsx';

type OpenRecordProps = {
  kind: string;
  id: string;
  fields: Fields;
  /** The field that names the record; null for a single one, which its kind names. */
  titleField: string | null;
  listHref: string;
};

/** Opens a record in the editor once it is loaded; later reads leave the fields alone. */
export function OpenRecord({ kind, id, ...rest }: OpenRecordProps) {
  const { data, error, refetch } = useQuery(contentRecordQuery(kind, id));
  if (data) return <RecordEditor key={id} kind={kind} record={data} {...rest} />;
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <LoadingRows />;
}
