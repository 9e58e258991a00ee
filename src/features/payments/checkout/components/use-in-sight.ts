import { type RefObject, useEffect, useRef } from 'react';

/** Brings what takes the place of a form into sight, which may have been scrolled past it. */
export function useInSight<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (scrollY > 0) part.current?.scrollIntoView({ block: 'center' });
  }, []);
  return part;
}
