import { useEffect } from 'react';
import { sectionCountsQuery } from '#features/section-counts/section-counts.ts';
import { useQuery, useQueryClient } from '#query/use-query.tsx';
import { neededProof } from '../session/needed-proof.ts';
import type { Section } from './sections.ts';

const everyMinute = 60_000;

/** Reads the counts again every minute while the tab is visible, and when it becomes visible. */
export function useFreshSectionCounts(): void {
  const client = useQueryClient();
  useEffect(() => {
    const counts = sectionCountsQuery();
    const read = () => {
      if (!document.hidden) void client.prefetchQuery(counts);
    };
    // Who declined to sign in again is not asked each minute.
    const timer = setInterval(() => {
      if (neededProof(client.getQueryState(counts.queryKey).error) === null) read();
    }, everyMinute);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [client]);
}

/** Returns how much in a section needs a person; 0 until it is known. */
export function useSectionCount({ count }: Section): number {
  const { data } = useQuery({ ...sectionCountsQuery(), enabled: count !== undefined });
  return (count && data?.[count]) ?? 0;
}
