import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpError } from '#core/http-error.ts';
import type { LivePortal } from '../portal.schema.ts';

/** Milliseconds between two reads while the page is looked at. */
const interval = 20_000;

type State = { portal: LivePortal | null; isFailed: boolean; isSignedOut: boolean };

/**
 * Reads the portal of the client who is signed in, again at an interval and whenever the page is looked
 * at; what has not changed is not sent (ETag). `refresh` reads it now.
 */
export function useLivePortal(): State & { refresh: () => Promise<void> } {
  const [state, setState] = useState<State>({
    portal: null,
    isFailed: false,
    isSignedOut: false,
  });
  const etag = useRef<string | null>(null);

  const refresh = useCallback(async () => {
    try {
      const response = await fetch('/api/portal', {
        credentials: 'include',
        headers: {
          Accept: 'application/json',
          ...(etag.current !== null && { 'If-None-Match': etag.current }),
        },
      });
      if (response.status === 304) return setState((now) => ({ ...now, isFailed: false }));
      if (response.status === 401) return setState((now) => ({ ...now, isSignedOut: true }));
      if (!response.ok) throw new HttpError(response.status, await response.text());
      const portal = (await response.json()) as LivePortal;
      etag.current = response.headers.get('ETag');
      setState({ portal, isFailed: false, isSignedOut: false });
    } catch {
      setState((now) => ({ ...now, isFailed: true }));
    }
  }, []);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    look();
    const timer = setInterval(look, interval);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);

  return { ...state, refresh };
}
