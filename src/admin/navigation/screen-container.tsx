import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import type { Texts } from '#i18n/texts.ts';
import { useDocumentLanguage } from '../language/use-document-language.ts';
import { useBrand } from '../session/use-brand.ts';

type ScreenContainerProps = { title: Texts<'title'>; isFirst: boolean; children: ReactNode };

/** The main part of a screen. A navigation focuses its heading, which a screen reader then reads. */
export function ScreenContainer({ title, isFirst, children }: ScreenContainerProps) {
  const container = useRef<HTMLElement>(null);
  const t = useTexts(title);
  const brand = useBrand();
  useDocumentLanguage();
  const text = t('title');
  useEffect(() => {
    document.title = `${text} — ${brand}`;
  }, [text, brand]);
  // Before the paint: a key that is pressed as soon as the screen is seen may move the focus on.
  useLayoutEffect(() => {
    if (isFirst) return;
    const heading = container.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? container.current)?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [isFirst]);
  return (
    <main id="main" className="room" tabIndex={-1} ref={container}>
      {children}
    </main>
  );
}
