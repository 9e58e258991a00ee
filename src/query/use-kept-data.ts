import { useEffect, useRef } from 'react';
import type { QueryResult } from './use-query.tsx';

/** The data of one read or several, or what was there before while a new question is under way. */
export function useKeptData<Data>({
  data,
  isPending,
}: Pick<QueryResult<Data>, 'data' | 'isPending'>): Data | undefined {
  const kept = useRef(data);
  useEffect(() => {
    if (data !== undefined) kept.current = data;
  }, [data]);
  return data ?? (isPending ? kept.current : undefined);
}
