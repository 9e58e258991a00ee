import { matchPattern, type PathParams } from '#core/page-path.ts';
import type { AdminScreen } from './define-screen.ts';
import { screen as notFound } from './screens/not-found/not-found.screen.ts';

const screens: readonly AdminScreen[] = Object.values(
  import.meta.glob<AdminScreen>('./screens/*/*.screen.ts', { eager: true, import: 'screen' }),
);

/** Returns the screen at a path below `/admin`, and its params; the not-found screen if none is. */
export function matchScreen(path: string): { screen: AdminScreen; params: PathParams } {
  const fixed = screens.find((screen) => screen.path.pattern === path);
  if (fixed) return { screen: fixed, params: {} };
  for (const screen of screens) {
    const params = matchPattern(screen.path.pattern, path);
    if (params) return { screen, params };
  }
  return { screen: notFound, params: {} };
}
