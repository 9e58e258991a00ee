import { useState } from 'react';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import type { Project } from '../portal.ts';
import { type PortalPlace, readPlace, writePlace } from '../portal-place.ts';

/**
 * Where the client stands, from the address on arrival and kept in it on every change, so that
 * links, reloads and the way back lead there again. A change is no entry of its own in history.
 */
export function usePortalPlace(projects: readonly Project[]) {
  const { address } = useNavigation();
  const [place, setPlace] = useState(() => readPlace(address.search, projects));

  function moveTo(next: PortalPlace) {
    setPlace(next);
    const { pathname, search, hash } = window.location;
    const url = `${pathname}${writePlace(next, projects, search)}${hash}`;
    window.history.replaceState(window.history.state, '', url);
  }
  return [place, moveTo] as const;
}
