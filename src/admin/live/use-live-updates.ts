import { useEffect } from 'react';
import { apiRead } from '#core/api-request.ts';
import { useQueryClient } from '#query/use-query.tsx';
import { useStaffCall } from '#ui/admin/calls/staff-call.ts';
import { isSigningOut } from '../session/signing-out.ts';
import { followTopics } from './follow-topics.ts';
import { topicReads } from './topic-reads.ts';

/** Milliseconds. One change often raises several topics, whose events come one by one. */
const gathering = 50;

/** Reads again what others change, while the window is seen. What is being typed is not touched. */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  const call = useStaffCall();
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
      onSignedOut() {
        if (isSigningOut()) return;
        // Asks for a code in place, so that nothing that is being typed is left.
        void call(() => apiRead('/api/account/sessions')).then(follow, () => {});
      },
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
  }, [client, call]);
}
