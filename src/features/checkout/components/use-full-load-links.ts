import { useEffect } from 'react';

function hideFromRouter(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link instanceof HTMLAnchorElement && link.origin === location.origin) event.stopPropagation();
}

/**
 * While mounted, every link of the page, the frame's too, leaves by a full load: this page's
 * content security policy must not outlive it. Clicks are held back before the router sees them.
 */
export function useFullLoadLinks(): void {
  useEffect(() => {
    document.addEventListener('click', hideFromRouter, true);
    return () => document.removeEventListener('click', hideFromRouter, true);
  }, []);
}
