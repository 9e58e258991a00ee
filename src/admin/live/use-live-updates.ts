import { useEffect } from 'react';
import { sessionQuery } from '#features/auth/auth.queries.ts';
import { useQueryClient } from '#query/use-query.tsx';
import { followTopics } from './follow-topics.ts';
import { topicReads } from './topic-reads.ts';

/** Milliseconds. One change often raises several topics, whose events come one by one. */
const gathering = 50;

/** Reads again what others change, while the window is seen. What is being typed is not touched. */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    const outdated = new Map<string, number>();
    let gathered: ReturnType<typeof setTimeout> | undefined;
    function invalidate(): void {
      gathered = undefined;
      for (const [prefix, since] of outdated) client.invalidate(prefix, since);
      outdated.clear();
    }
    const followed = followTopics({
      open: () => new EventSource('/api/events'),
      onChange(topic, since) {
        for (const prefix of topicReads[topic])
          outdated.set(prefix, Math.max(outdated.get(prefix) ?? since, since));
        gathered ??= setTimeout(invalidate, gathering);
      },
      onSignedOut: () => void client.refetchQuery(sessionQuery()),
    });
    function follow(): void {
      if (document.visibilityState === 'visible') followed.resume();
      else followed.pause();
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    addEventListener('pagehide', followed.pause);
    addEventListener('pageshow', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('pagehide', followed.pause);
      removeEventListener('pageshow', follow);
      clearTimeout(gathered);
      followed.pause();
    };
  }, [client]);
}
