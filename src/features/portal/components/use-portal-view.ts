import { useState } from 'react';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import type { Project } from '../portal.ts';
import { formatPortalView, type PortalView, readPortalView } from '../portal-view.ts';

/**
 * Returns the view in the address and a function that changes it there, so that links, reloads and
 * going back restore it. A change adds no history entry.
 */
export function usePortalView(projects: readonly Project[]) {
  const { address } = useNavigation();
  const [view, setView] = useState(() => readPortalView(address.search, projects));

  function showView(next: PortalView) {
    setView(next);
    const { pathname, search, hash } = window.location;
    const url = `${pathname}${formatPortalView(next, projects, search)}${hash}`;
    window.history.replaceState(window.history.state, '', url);
  }
  return [view, showView] as const;
}
