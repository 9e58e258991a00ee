import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { sessionQuery } from '../auth.queries.ts';
import type { AuthUser } from '../auth.ts';
import { AuthProvider, useAuth } from './auth-provider.tsx';

function Shown() {
  const { user, status } = useAuth();
  return `${status} ${user?.username ?? 'nobody'}`;
}

function renderWith(user?: AuthUser | null): string {
  const client = new QueryClient(async () => null);
  if (user !== undefined) client.setQueryData(sessionQuery(), user);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AuthProvider>
        <Shown />
      </AuthProvider>
    </QueryClientProvider>,
  );
}

describe('useAuth', () => {
  it('throws the specified sentence outside its provider', () => {
    expect(() => renderToStaticMarkup(<Shown />)).toThrow(
      new Error('useAuth must be used within an AuthProvider'),
    );
  });

  it('has no user before the server responds, so that no page holds visitor data', () => {
    expect(renderWith()).toBe('loading nobody');
  });

  it('returns the user of the response', () => {
    expect(renderWith({ id: 1, username: 'Noor', email: 'n@tessera.example' })).toBe(
      'signed-in Noor',
    );
  });

  it('is signed out after an empty response', () => {
    expect(renderWith(null)).toBe('signed-out nobody');
  });
});
