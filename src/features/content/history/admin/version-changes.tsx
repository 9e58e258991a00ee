import { useQuery } from '#query/use-query.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { versionChangesQuery } from '../../content.queries.ts';
import { FieldChanges } from './field-changes.tsx';
import { WhatChanged } from './what-changed.tsx';

type VersionChangesProps = { kind: string; id: string; number: number };

function Changes({ kind, id, number }: VersionChangesProps) {
  const { data, error, refetch } = useQuery(versionChangesQuery(kind, id, number));
  if (data) return <FieldChanges changes={data.changes} />;
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <LoadingRows count={1} />;
}

/** What a version changed, read when somebody wants to see it. */
export function VersionChanges(props: VersionChangesProps) {
  return <WhatChanged>{() => <Changes {...props} />}</WhatChanged>;
}
