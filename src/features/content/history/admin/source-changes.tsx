import { useQuery } from '#query/use-query.tsx';
import { staleSourcesQuery } from '../../content.queries.ts';
import type { ContentRecord } from '../../content.schema.ts';
import { TextComparison } from './text-comparison.tsx';

export type SourceChangesProps = { kind: string; record: ContentRecord; twin: string };

/** The English that a Portuguese text was written from, compared with that of now. */
export function SourceChanges({ kind, record, twin }: SourceChangesProps) {
  const { data } = useQuery(staleSourcesQuery(kind, record.id));
  const source = data?.sources.find((one) => one.twin === twin);
  return source ? <TextComparison before={source.before} after={source.after} /> : null;
}
