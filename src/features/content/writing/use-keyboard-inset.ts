import { type RefObject, useEffect } from 'react';

/** Keeps in `--keyboard` how much of the window a phone's keyboard covers. */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const element = ref.current;
    if (!visualViewport || !element) return;
    function measure(): void {
      const { height, offsetTop } = visualViewport as VisualViewport;
      const covered = Math.max(0, Math.round(window.innerHeight - height - offsetTop));
      element?.style.setProperty('--keyboard', `${covered}px`);
    }
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
    };
  }, [ref]);
}
