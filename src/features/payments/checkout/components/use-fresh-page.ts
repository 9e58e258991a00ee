import { useEffect } from 'react';

/**
 * A page that the browser kept as it was left, its button busy and its order perhaps paid, is
 * loaded anew when somebody goes back to it.
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
