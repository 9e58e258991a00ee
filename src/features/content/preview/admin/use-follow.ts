import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { findLine, lineAt } from './find-place.ts';

const parts =
  'h1, h2, h3, h4, p, li, th, td, dt, dd, figcaption, caption, summary, blockquote, legend, b';

/** Returns the line that is written, where a field of the form has the focus. */
function writtenLine(): string | null {
  const element = document.activeElement;
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
    if (!element.closest('[data-field]') || element.selectionStart === null) return null;
    return lineAt(element.value, element.selectionStart);
  }
  const node = document.getSelection()?.anchorNode;
  const written = node instanceof Element ? node : node?.parentElement;
  if (!written?.closest('[data-field] [contenteditable="true"]')) return null;
  return written.closest('h1, h2, h3, h4, p, td, th, pre')?.textContent ?? null;
}

/** Returns the line at the top of a text that was scrolled. */
function topLine({ value, scrollTop, scrollHeight }: HTMLTextAreaElement): string {
  return lineAt(value, Math.round((scrollTop / scrollHeight) * value.length));
}

function isInView({ top, bottom }: DOMRect, height: number): boolean {
  return top >= height * 0.08 && bottom <= height * 0.92;
}

/** Scrolls the page of a frame to where a line is shown. */
function showLine(frame: HTMLIFrameElement | null, line: string): void {
  const shown = frame?.contentDocument;
  const view = frame?.contentWindow;
  if (!shown || !view) return;
  // A list of contents repeats the words of headings.
  const elements = [...shown.querySelectorAll<HTMLElement>(parts)].filter(
    (element) => element.closest('nav, details:not([open])') === null,
  );
  const place = findLine(
    line,
    elements.map((element) => element.textContent ?? ''),
  );
  const element = place === null ? undefined : elements[place];
  const box = element?.getBoundingClientRect();
  if (!box || isInView(box, view.innerHeight)) return;
  view.scrollTo({ top: view.scrollY + box.top - view.innerHeight / 3, behavior: 'instant' });
}

/**
 * Keeps the page of a frame at the place that is written in the form, or scrolled to in it. Returns
 * what to call once the frame shows another page.
 */
export function useFollow(frame: RefObject<HTMLIFrameElement | null>): () => void {
  const last = useRef<string | null>(null);

  const follow = useCallback(
    (line: string | null) => {
      if (line === null) return;
      last.current = line;
      showLine(frame.current, line);
    },
    [frame],
  );

  useEffect(() => {
    let waiting = 0;
    const later = (read: () => string | null) => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => {
        const line = read();
        if (line !== last.current) follow(line);
      });
    };
    const onSelection = () => later(writtenLine);
    const onScroll = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement && target.closest('[data-field]'))
        later(() => topLine(target));
    };
    document.addEventListener('selectionchange', onSelection);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(waiting);
      document.removeEventListener('selectionchange', onSelection);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [follow]);

  return useCallback(() => follow(last.current), [follow]);
}
