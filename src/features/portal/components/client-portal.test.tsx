import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sessionQuery } from '#features/auth/auth.queries.ts';
import type { AuthUser } from '#features/auth/auth.ts';
import { AuthProvider } from '#features/auth/components/auth-provider.tsx';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { NavigationContext } from '#ui/controls/navigation-context.ts';
import { ClientPortal } from './client-portal.tsx';

function renderFor(user: AuthUser | null | undefined): string {
  const client = new QueryClient(async () => null);
  if (user !== undefined) client.setQueryData(sessionQuery(), user);
  const address = { prefix: '', path: '/client-portal', search: '', hash: '' } as const;
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider start="en">
        <NavigationContext value={{ address, navigate() {}, prefetch() {} }}>
          <AuthProvider>
            <ClientPortal />
          </AuthProvider>
        </NavigationContext>
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

describe('the client portal', () => {
  it.each([
    ['nobody is signed in', null],
    ['it is not known who is', undefined],
  ])('renders nothing without a user: %s', (_why, user) => {
    expect(renderFor(user)).toBe('');
  });

  it('renders for a user of any kind', () => {
    expect(renderFor({ id: 1, username: 'Noor', email: 'n@tessera.example' })).toContain('Noor');
  });
});
