import { createContext, useContext } from 'react';
import type { SiteAddress } from '#core/site-address.ts';

/** `isSame`: what is shown goes on at another address, with its focus. Only the back office has it. */
export type NavigateOptions = { replace?: boolean; isSame?: boolean };

export type Navigation = {
  /** The address of the current page. */
  address: SiteAddress;
  /** Navigates to a path of this site, under the current page's language prefix. */
  navigate: (path: string, options?: NavigateOptions) => void;
  /** Fetches the code and data of a path in advance. */
  prefetch: (path: string) => void;
};

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation must be used within a NavigationProvider');
  return navigation;
}
