import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import type { LoadedPage } from '../load-page.ts';
import type { Arrival } from './navigation-provider.tsx';
import './page-container.css';

type PageContainerProps = { page: LoadedPage; arrival: Arrival; children: ReactNode };

/**
 * Updates title, description and links in the head whenever page, language or data change. The
 * server rendered the first head, so the code that updates it is loaded with the first change.
 */
function useHead(page: LoadedPage): string {
  const client = useQueryClient();
  const { language } = useLanguage();
  const [title, setTitle] = useState('');
  const initial = useRef<{ page: LoadedPage; language: Language } | null>({ page, language });
  useEffect(() => {
    const first = initial.current;
    if (page === first?.page && language === first.language) return;
    initial.current = null;
    let shown = true;
    async function update() {
      const { updateHead } = await import('../page-head.ts');
      if (shown) setTitle(updateHead(client, page, language));
    }
    void update();
    const unsubscribe = client.subscribe(() => void update());
    return () => {
      shown = false;
      unsubscribe();
    };
  }, [client, page, language]);
  return title;
}

function focusAndScroll(container: HTMLElement, arrival: Arrival): void {
  const heading = container.querySelector<HTMLElement>('h1');
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  if (arrival.by === 'link' && target) target.scrollIntoView();
  else scrollTo({ top: arrival.scrollTop, behavior: 'instant' });
}

/** The main part of the page. A navigation animates it, focuses its heading and announces its title. */
export function PageContainer({ page, arrival, children }: PageContainerProps) {
  const container = useRef<HTMLElement>(null);
  const title = useHead(page);
  const navigated = arrival.by !== 'load';
  useLayoutEffect(() => {
    if (navigated && container.current) focusAndScroll(container.current, arrival);
  }, [arrival, navigated]);
  return (
    <>
      <p className="sr" aria-live="polite" aria-atomic="true">
        {navigated ? title : ''}
      </p>
      <main
        id="main"
        tabIndex={-1}
        ref={container}
        key={arrival.count}
        className={navigated ? 'page-enter' : undefined}
      >
        {children}
      </main>
    </>
  );
}
