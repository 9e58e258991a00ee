import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import type { LoadedPage } from '../load-page.ts';
import type { Arrival } from './navigation-provider.tsx';
import './page-container.css';

type PageContainerProps = { page: LoadedPage; arrival: Arrival; children: ReactNode };

/**
 * Keeps title, description and links in the head true to page and language, also as data arrives.
 * The server wrote the first head, so the code that writes heads is loaded with the first change.
 */
function useHead(page: LoadedPage): string {
  const client = useQueryClient();
  const { language } = useLanguage();
  const [title, setTitle] = useState('');
  const written = useRef<{ page: LoadedPage; language: Language } | null>({ page, language });
  useEffect(() => {
    const first = written.current;
    if (page === first?.page && language === first.language) return;
    written.current = null;
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

function arriveAt(container: HTMLElement, arrival: Arrival): void {
  const heading = container.querySelector<HTMLElement>('h1');
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  if (arrival.by === 'link' && target) target.scrollIntoView();
  else scrollTo({ top: arrival.scrollTop, behavior: 'instant' });
}

/** The main part of the page. After a move it rises in, takes the focus and says its title aloud. */
export function PageContainer({ page, arrival, children }: PageContainerProps) {
  const container = useRef<HTMLElement>(null);
  const title = useHead(page);
  const moved = arrival.by !== 'load';
  useLayoutEffect(() => {
    if (moved && container.current) arriveAt(container.current, arrival);
  }, [arrival, moved]);
  return (
    <>
      <p className="sr" aria-live="polite" aria-atomic="true">
        {moved ? title : ''}
      </p>
      <main
        id="main"
        tabIndex={-1}
        ref={container}
        key={arrival.count}
        className={moved ? 'page-enter' : undefined}
      >
        {children}
      </main>
    </>
  );
}
