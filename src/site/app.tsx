// Imported first: it declares the order of the cascade layers, before any component's CSS.
import '#ui/styles/global.css';

import { useEffect } from 'react';
import { CompanyLook } from '#features/company/components/company-look.tsx';
import { OfferBanner } from '#features/offers/components/offer-banner.tsx';
import { LanguageProvider } from '#i18n/language-context.tsx';
import type { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { ToasterHost } from '#ui/feedback/toast/toaster-host.tsx';
import type { AliveEvent } from './early-presses.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { FloatingContact } from './layout/floating-contact.tsx';
import { Footer } from './layout/footer.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { TopBar } from './layout/top-bar.tsx';
import type { LoadedPage } from './load-page.ts';
import { NavigationProvider } from './navigation/navigation-provider.tsx';
import { PageContainer } from './navigation/page-container.tsx';

/** The whole site: providers, frame and page. Renders the same on the server and in the browser. */
export function App({ client, start }: { client: QueryClient; start: LoadedPage }) {
  useEffect(() => {
    dispatchEvent(new Event('alive' satisfies AliveEvent));
  }, []);
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider start={start.address.prefix === '/pt' ? 'pt' : 'en'}>
        <NavigationProvider start={start}>
          {(loaded, arrival) => (
            <CompanyLook>
              <SkipLink />
              <TopBar quiet={loaded.page.quiet} />
              <PageContainer page={loaded} arrival={arrival}>
                <ErrorBoundary key={arrival.count}>
                  <loaded.Screen params={loaded.params} />
                </ErrorBoundary>
              </PageContainer>
              {loaded.Offer ? <loaded.Offer /> : <OfferBanner line={loaded.page.personal} />}
              <Footer />
              <FloatingContact small={loaded.page.quiet} />
              <ToasterHost />
            </CompanyLook>
          )}
        </NavigationProvider>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
