import { describe, expect } from 'vitest';
import { actions, can, roles } from '#platform/permissions/permissions.ts';
import { featuresApi } from '#server/api.server.ts';
import { adminRoutes, type Route } from '../../factories/admin-routes.ts';
import {
  addStaff,
  type Browser,
  test as it,
  openBrowser,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';
import { apiSetup } from '../../factories/test-services.ts';

async function send(browser: Browser, { method, path }: Route): Promise<Response> {
  const address = path.replaceAll(/:\w+/g, crypto.randomUUID());
  if (method === 'GET') return browser.get(address);
  return browser.send(address, {}, { method });
}

async function countChanges({ database }: StaffSite): Promise<number> {
  const rows = await database.read((db) => db.selectFrom('auditLog').select('id').execute());
  return rows.length;
}

/** Whether a read takes data out of the house, which the log records. */
const isDownload = (path: string) => /\.csv$|\/export$|invoice-data\.json$/.test(path);

/** Calls that find nothing to change in a new site, and so leave no row. */
const unchanging = new Set([
  '/api/admin/booking-rules',
  '/api/admin/reconcile',
  '/api/admin/settings/mail/retry',
]);

const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;

describe('the calls for staff', () => {
  it('are each made by a guard with an action', async ({ site }) => {
    const routes = adminRoutes(site);
    expect(routes.length).toBeGreaterThan(4);
    expect(routes.filter(({ action }) => action === null || !actions.includes(action))).toEqual([]);
  });

  it('are 401 without a session, and nowhere cached', async ({ site }) => {
    for (const route of adminRoutes(site)) {
      const response = await send(openBrowser(site), route);
      expect([route.path, response.status]).toEqual([route.path, 401]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await codeOf(response)).toBe('not_signed_in');
    }
  });

  it.for(roles)(
    'are refused to a role that lacks them, and to no other: %s',
    async (role, { site }) => {
      const email = `${role}@entrada.example`;
      await addStaff(site, { email, role });
      const browser = await signIn(site, email);
      const verifiedAt = site.clock.now.toISOString();
      const actor = { role, strength: 'mail', hasPasskey: false, verifiedAt } as const;
      for (const route of adminRoutes(site)) {
        const before = await countChanges(site);
        const response = await send(browser, route);
        const may = route.action !== null && can(actor, route.action, site.clock.now);
        const label = `${route.method} ${route.path} ${response.status}`;
        if (may) expect([200, 204, 404, 409, 422], label).toContain(response.status);
        else
          expect([response.status, await codeOf(response)], label).toEqual([403, 'role_required']);
        expect(response.headers.get('Cache-Control')).toBe('no-store');
        const isLogged = response.ok && (route.method !== 'GET' || isDownload(route.path));
        const added = (await countChanges(site)) - before;
        if (!unchanging.has(route.path)) expect([label, added]).toEqual([label, isLogged ? 1 : 0]);
      }
    },
  );

  it('are in the API document, under a tag of their own', async ({ site }) => {
    const document = (await (await site.app.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { tags: string[]; responses: object }>>;
    };
    for (const { method, path } of adminRoutes(site)) {
      const call = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect([path, call?.tags]).toEqual([path, ['admin']]);
      expect(Object.keys(call?.responses ?? {})).toEqual(expect.arrayContaining(['401', '403']));
    }
  });

  it('need our Origin for every write, as every other call does with a session', async ({
    site,
  }) => {
    await addStaff(site, { email: 'ana@entrada.example', role: 'owner' });
    const browser = await signIn(site, 'ana@entrada.example');
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const before = await countChanges(site);
    const { routes } = featuresApi(apiSetup(site.services));
    const writes = routes.filter(({ method }) => !['GET', 'ALL'].includes(method));
    const calls = new Set(writes.map(({ method, path }) => `${method} ${path}`));
    expect(calls.size).toBeGreaterThan(100);
    for (const call of calls)
      for (const origin of ['https://elsewhere.example', 'null', null]) {
        const [method = '', path = ''] = call.split(' ');
        const headers = { Cookie: cookie, ...(origin !== null && { Origin: origin }) };
        const response = await site.app.request(path, { method, headers, body: '{}' });
        expect([call, origin, response.status]).toEqual([call, origin, 403]);
        expect(await codeOf(response)).toBe('foreign_origin');
      }
    expect(await countChanges(site)).toBe(before);
  });
});
