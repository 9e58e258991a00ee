// First of all: it sets the order of the cascade layers, before any component's CSS.
import '#ui/styles/global.css';

import { OfferBanner } from '#features/offers/components/offer-banner.tsx';
import { LanguageProvider, useTexts } from '#i18n/language-context.tsx';
import type { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { ToasterHost } from '#ui/feedback/toast/toaster-host.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { FloatingContact } from './layout/floating-contact.tsx';
import { Footer } from './layout/footer.tsx';
import { layoutTexts } from './layout/layout.texts.ts';
import { TopBar } from './layout/top-bar.tsx';
import { NavigationProvider } from './navigation/navigation-provider.tsx';
import { PageContainer } from './navigation/page-container.tsx';
import type { Page } from './page.ts';

function SkipLink() {
  const t = useTexts(layoutTexts);
  return (
    <a className="skip" href="#main">
      {t('skip')}
    </a>
  );
}

/** The whole site: providers, frame and the page, the same on the server and in the browser. */
export function App({ client, start }: { client: QueryClient; start: Page }) {
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider start={start.address.prefix === '/pt' ? 'pt' : 'en'}>
        <NavigationProvider start={start}>
          {(page, arrival) => (
            <>
              <SkipLink />
              <TopBar />
              <PageContainer page={page} arrival={arrival}>
                <ErrorBoundary key={arrival.count}>
                  <page.Screen params={page.params} />
                </ErrorBoundary>
              </PageContainer>
              <OfferBanner />
              <Footer />
              <FloatingContact />
              <ToasterHost />
            </>
          )}
        </NavigationProvider>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
