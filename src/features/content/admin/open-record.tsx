import { useQuery } from '#query/use-query.tsx';
import { LoadFailure, LoadingRows, PartFailure } from '#ui/admin/list/list-states.tsx';
import { useLoaded } from '#ui/admin/use-loaded.ts';
import { contentRecordQuery } from '../content.queries.ts';
import type { Fields } from '../content.ts';
import { loadDayField, loadRowsField } from '../fields/late-fields.ts';
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
  // Before the record is shown, so that a jump to a field finds its control.
  const hasRows = rest.fields.some(({ type }) => type === 'rows');
  const hasDays = hasRows || rest.fields.some(({ type }) => type === 'day');
  const rows = useLoaded(hasRows, loadRowsField);
  const days = useLoaded(hasDays, loadDayField);
  const isLoaded = (!hasRows || rows.part) && (!hasDays || days.part);
  if (data && isLoaded) return <RecordEditor key={id} kind={kind} record={data} {...rest} />;
  if (data && (rows.error || days.error)) return <PartFailure of={rows.error ? rows : days} />;
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <LoadingRows />;
}
