import type { Action } from '#platform/permissions/permissions.ts';
import { featuresApi } from '#server/api.server.ts';
import type { StaffSite } from './staff-site.ts';
import { apiSetup } from './test-services.ts';

export type Route = { method: string; path: string; action: Action | null };

/** Every call for staff, with the action of its guard. */
export function adminRoutes(site: StaffSite): Route[] {
  const { routes } = featuresApi(apiSetup(site.services));
  const handlers = routes.filter(
    ({ method, path }) => /^\/api\/(?:admin|uploads)/.test(path) && method !== 'ALL',
  );
  const calls = Map.groupBy(handlers, ({ method, path }) => `${method} ${path}`);
  return [...calls].map(([call, of]) => {
    const [method = '', path = ''] = call.split(' ');
    const guard = of.map(({ handler }) => handler as { action?: Action }).find((h) => h.action);
    return { method, path, action: guard?.action ?? null };
  });
}
