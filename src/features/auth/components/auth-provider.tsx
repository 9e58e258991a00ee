import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useQuery } from '#query/use-query.tsx';
import { sessionQuery } from '../auth.queries.ts';
import type { AuthUser } from '../auth.ts';

export type Auth = {
  /** Null until the session is known, and when no one is signed in. */
  user: AuthUser | null;
  status: 'loading' | 'signed-in' | 'signed-out' | 'failed';
  /** Fetches the session again. */
  retry: () => void;
};

const AuthContext = createContext<Auth | null>(null);

/** Fetches the session once the page runs in a browser. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isError, isFetching, refetch } = useQuery(sessionQuery());
  const auth = useMemo<Auth>(() => {
    const retry = () => void refetch();
    if (data) return { user: data, status: 'signed-in', retry };
    if (data === null) return { user: null, status: 'signed-out', retry };
    return { user: null, status: isError && !isFetching ? 'failed' : 'loading', retry };
  }, [data, isError, isFetching, refetch]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Returns the visitor's session. Throws outside an `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
