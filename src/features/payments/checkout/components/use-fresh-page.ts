import { useEffect } from 'react';

/**
 * Reloads a page restored from the back-forward cache: its button may be busy and its order already
 * paid.
 */
export function useFreshPage(): void {
  useEffect(() => {
    function reload({ persisted }: PageTransitionEvent): void {
      if (persisted) location.reload();
    }
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
}
