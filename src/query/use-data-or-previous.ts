import { useEffect, useRef } from 'react';
import type { QueryResult } from './use-query.tsx';

/** Returns the data of one or several reads, or the previous data while new data is pending. */
export function useDataOrPrevious<Data>({
  data,
  isPending,
}: Pick<QueryResult<Data>, 'data' | 'isPending'>): Data | undefined {
  const previous = useRef(data);
  useEffect(() => {
    if (data !== undefined) previous.current = data;
  }, [data]);
  return data ?? (isPending ? previous.current : undefined);
}
