import { useEffect, useRef } from 'react';
import type { QueryResult } from './use-query.tsx';

/** The data of a read, or of the read before it while a new question is under way. */
export function useKeptData<Data>({ data, isPending }: QueryResult<Data>): Data | undefined {
  const kept = useRef(data);
  useEffect(() => {
    if (data !== undefined) kept.current = data;
  }, [data]);
  return data ?? (isPending ? kept.current : undefined);
}
