import { type ReactNode, useEffect, useRef, useState } from 'react';
import { nextReveal, type RevealState, revealDefaults, stateAtFirstScroll } from './reveal-step.ts';
import './reveal.css';

export type RevealProps = {
  as?: 'div' | 'li' | 'article' | 'section' | undefined;
  className?: string | undefined;
  /** False: it rises again on each entry. */
  once?: boolean | undefined;
  /** Fraction that must be visible, 0 to 1. */
  threshold?: number | undefined;
  /** Pixels that it rises. */
  offset?: number | undefined;
  /** Seconds. */
  duration?: number | undefined;
  children: ReactNode;
};

// With `once`, content that was scrolled past counts as seen: nothing above the window stays hidden.
const everythingAbove = '1000000px 0px 0px';

/**
 * Lets its content rise when it comes into view. Nothing is hidden before the visitor scrolls, so
 * that a printed page, or one without scripts, shows everything.
 */
export function Reveal({
  as: Element = 'div',
  className,
  once = true,
  threshold = revealDefaults.threshold,
  offset = revealDefaults.offset,
  duration = revealDefaults.duration,
  children,
}: RevealProps) {
  const wrapper = useRef<HTMLElement | null>(null);
  const [state, setState] = useState<RevealState>('still');

  useEffect(() => {
    const element = wrapper.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.style.setProperty('--reveal-offset', `${offset}px`);
    element.style.setProperty('--reveal-duration', `${duration}s`);
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.at(-1)?.isIntersecting ?? false;
        setState((before) => nextReveal(before, inView, once));
        if (inView && once) observer.disconnect();
      },
      { threshold, rootMargin: once ? everythingAbove : '0px' },
    );
    const begin = () => {
      setState(stateAtFirstScroll(element.getBoundingClientRect().top, innerHeight));
      observer.observe(element);
    };
    // A part of the page may come alive after the visitor has begun to scroll.
    if (scrollY > 0) begin();
    else addEventListener('scroll', begin, { passive: true, once: true });
    return () => {
      removeEventListener('scroll', begin);
      observer.disconnect();
    };
  }, [once, threshold, offset, duration]);

  return (
    <Element
      ref={(element: HTMLElement | null) => {
        wrapper.current = element;
      }}
      className={className ? `reveal ${className}` : 'reveal'}
      data-reveal={state}
    >
      {children}
    </Element>
  );
}
