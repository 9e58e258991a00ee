import { useEffect } from 'react';
import { useQueryClient } from '#query/use-query.tsx';
import { filesUrl } from '../files.queries.ts';
import type { SiteFile } from '../files.schema.ts';

const pauseMs = 2_000;

/**
 * Reads the library again while copies of a shown picture are being made: they are ready in a second,
 * which may be before the stream of changes is open.
 */
export function useWaitingPictures(files: readonly SiteFile[]): void {
  const client = useQueryClient();
  const waits = files.some(({ picture }) => picture?.state === 'waiting');
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => client.invalidate(filesUrl), pauseMs);
    return () => clearInterval(timer);
  }, [waits, client]);
}
