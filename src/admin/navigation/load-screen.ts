import type { ComponentType } from 'react';
import type { PathParams } from '#core/page-path.ts';
import type { SiteAddress } from '#core/site-address.ts';
import type { QueryClient } from '#query/query-client.ts';
import type { AdminScreen, ScreenProps } from '../define-screen.ts';
import { matchScreen } from '../screen-map.ts';

/** A screen ready to be shown at an address. */
export type LoadedScreen = {
  address: SiteAddress;
  screen: AdminScreen;
  params: PathParams;
  Screen: ComponentType<ScreenProps>;
};

/** Fetches what the screen at an address reads and is not cached yet. Never rejects. */
export async function prefetchScreen(
  client: QueryClient,
  { path, search }: SiteAddress,
): Promise<void> {
  const { screen, params } = matchScreen(path);
  const queries = screen.queries?.(params, new URLSearchParams(search)) ?? [];
  await Promise.all(queries.map((query) => client.prefetchQuery(query)));
}

export async function loadScreen(address: SiteAddress): Promise<LoadedScreen> {
  const { screen, params } = matchScreen(address.path);
  const { Screen } = await screen.load();
  return { address, screen, params, Screen };
}
