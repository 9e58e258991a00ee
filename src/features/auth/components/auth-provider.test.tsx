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

function shownWith(answer?: AuthUser | null): string {
  const client = new QueryClient(async () => null);
  if (answer !== undefined) client.setQueryData(sessionQuery(), answer);
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

  it('knows nobody before the server has answered, so that no page holds a visitor', () => {
    expect(shownWith()).toBe('loading nobody');
  });

  it('gives the user of the answer', () => {
    expect(shownWith({ id: 1, username: 'Noor', email: 'n@tessera.example' })).toBe(
      'signed-in Noor',
    );
  });

  it('says that nobody is signed in after an empty answer', () => {
    expect(shownWith(null)).toBe('signed-out nobody');
  });
});
