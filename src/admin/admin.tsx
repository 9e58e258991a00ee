// Imported first: it declares the order of the cascade layers, before any component's CSS.
import '#ui/styles/global.css';

import { CompanyLook } from '#features/company/components/company-look.tsx';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import type { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { ShortcutsProvider } from '#ui/admin/shortcuts/shortcuts-provider.tsx';
import { ToasterHost } from '#ui/feedback/toast/toaster-host.tsx';
import { Frame } from './frame/frame.tsx';
import { storeLanguage } from './language/stored-language.ts';
import { AdminNavigation } from './navigation/admin-navigation.tsx';
import type { LoadedScreen } from './navigation/load-screen.ts';
import { ScreenBoundary } from './navigation/screen-boundary.tsx';
import { ScreenContainer } from './navigation/screen-container.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import { SessionGate } from './session/session-gate.tsx';
import { StaffCallProvider } from './session/staff-call-provider.tsx';
import type { StaffReads } from './session/staff-reads.ts';

type AdminProps = {
  client: QueryClient;
  reads: StaffReads;
  start: LoadedScreen;
  language: Language;
};

/** The whole back office: providers, session, frame and screen. */
export function Admin({ client, reads, start, language }: AdminProps) {
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider start={language} onChoose={storeLanguage}>
        <AdminNavigation start={start}>
          {({ loaded, isFirst, count }) => {
            const screen = (
              <ScreenContainer key={count} title={loaded.screen.title} isFirst={isFirst}>
                <ScreenBoundary>
                  <loaded.Screen params={loaded.params} />
                </ScreenBoundary>
              </ScreenContainer>
            );
            if (loaded.screen.signedOut) return screen;
            return (
              <SessionGate>
                {(user) => (
                  <StaffCallProvider user={user} reads={reads}>
                    <ShortcutsProvider>
                      <PaletteHost user={user}>
                        <CompanyLook>
                          <Frame user={user}>{screen}</Frame>
                        </CompanyLook>
                      </PaletteHost>
                    </ShortcutsProvider>
                  </StaffCallProvider>
                )}
              </SessionGate>
            );
          }}
        </AdminNavigation>
        <ToasterHost />
      </LanguageProvider>
    </QueryClientProvider>
  );
}
