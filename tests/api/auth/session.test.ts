import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { authApi } from '#features/auth/auth.api.server.ts';
import { authUserSchema } from '#features/auth/auth.schema.ts';
import { offerFirstOwner } from '#features/auth/sign-in/first-owner.server.ts';
import {
  addStaff,
  askToSignIn,
  becomeOwner,
  test as it,
  openBrowser,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';
import { apiSetup, mountForVisitors } from '../../factories/test-services.ts';

const email = 'ana@entrada.example';

type Listed = { sessions: { id: string; device: string; isCurrent: boolean }[] };

async function statusOf(browser: { get(path: string): Promise<Response> }): Promise<number> {
  return (await browser.get('/api/account/sessions')).status;
}

describe('GET /api/session without a session', () => {
  const demo = (site: StaffSite, portalDemo: boolean) =>
    mountForVisitors([authApi], apiSetup(site.services, { portalDemo })).request('/api/session');

  it('returns the placeholder user with id 1 while the demo is on', async ({ site }) => {
    const response = await demo(site, true);
    expect(response.status).toBe(200);
    expect(z.parse(authUserSchema, await response.json())).toEqual({
      id: 1,
      username: 'Noor El-Amin',
      email: 'noor@tessera.example',
      demo: true,
    });
  });

  it('returns 401 with a stable code while the demo is off', async ({ site }) => {
    const response = await demo(site, false);
    expect(response.status).toBe(401);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Nobody is signed in',
      titlePt: 'Ninguém tem sessão iniciada',
      status: 401,
      code: 'not_signed_in',
    });
  });

  it.for([true, false])('is not cached (demo: %s)', async (portalDemo, { site }) => {
    expect((await demo(site, portalDemo)).headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('a session', () => {
  it('is a cookie of this host alone, which scripts cannot read', async ({ site }) => {
    await addStaff(site, { email });
    const browser = await signIn(site, email);
    expect([...browser.cookies.keys()]).toEqual(['__Host-session', '__Host-browser']);
    const again = await browser.send('/api/session', undefined, { method: 'DELETE' });
    expect(again.headers.getSetCookie()[0]).toBe(
      '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it('ends after twelve hours without a request, and after seven days at most', async ({
    site,
    later,
  }) => {
    await addStaff(site, { email });
    const idle = await signIn(site, email);
    const busy = await signIn(site, email);
    later({ hours: 11 });
    expect(await statusOf(busy)).toBe(200);
    later({ hours: 2 });
    expect([await statusOf(idle), await statusOf(busy)]).toEqual([401, 200]);
    for (let hours = 13; hours < 7 * 24 - 6; hours += 6) {
      later({ hours: 6 });
      expect([hours, await statusOf(busy)]).toEqual([hours, 200]);
    }
    later({ hours: 6 });
    expect(await statusOf(busy)).toBe(401);
  });

  it('is written at most once an hour, so that reading stays reading', async ({ site, later }) => {
    await addStaff(site, { email });
    const browser = await signIn(site, email);
    const seenAt = async () =>
      (await site.database.read((db) => db.selectFrom('sessions').select('seenAt').execute()))[0]
        ?.seenAt;
    const first = await seenAt();
    later({ minutes: 59 });
    await statusOf(browser);
    expect(await seenAt()).toBe(first);
    later({ minutes: 2 });
    await statusOf(browser);
    expect(await seenAt()).toBe(site.clock.now.toISOString());
  });

  it('that is ended is over at once, in a second process too', async ({ site }) => {
    await addStaff(site, { email });
    const [one, two] = [await signIn(site, email), await signIn(site, email)];
    const second = site.openSecond();
    const cookie = [...two.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const there = () => second.request('/api/account/sessions', { headers: { Cookie: cookie } });
    expect((await there()).status).toBe(200);
    const { sessions } = (await (await one.get('/api/account/sessions')).json()) as Listed;
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ isCurrent }) => !isCurrent)?.id;
    const path = `/api/account/sessions/${other}`;
    expect((await one.send(path, undefined, { method: 'DELETE' })).status).toBe(204);
    expect((await there()).status).toBe(401);
    expect((await one.send(path, undefined, { method: 'DELETE' })).status).toBe(404);
  });

  it('of another person is not found, and goes on', async ({ site }) => {
    await addStaff(site, { email });
    await addStaff(site, { email: 'rui@entrada.example' });
    const [mine, other] = [await signIn(site, email), await signIn(site, 'rui@entrada.example')];
    const { sessions } = (await (await other.get('/api/account/sessions')).json()) as Listed;
    const path = `/api/account/sessions/${sessions[0]?.id}`;
    expect((await mine.send(path, undefined, { method: 'DELETE' })).status).toBe(404);
    expect(await statusOf(other)).toBe(200);
  });

  it('ends with the membership of the staff', async ({ site }) => {
    const personId = await addStaff(site, { email });
    const browser = await signIn(site, email);
    await site.database.transaction(async (trx) => {
      const endedAt = site.clock.now.toISOString();
      await trx.updateTable('staff').set({ endedAt }).where('personId', '=', personId).execute();
    });
    expect(await statusOf(browser)).toBe(401);
  });

  it('is replaced when the same browser signs in again', async ({ site }) => {
    await addStaff(site, { email });
    const browser = await signIn(site, email);
    const old = { ...browser, cookies: new Map(browser.cookies) };
    const { id, code } = await askToSignIn(site, browser, email);
    await browser.send('/api/sign-in/finish', { id, code });
    const [name, value] = [...old.cookies][0] ?? [];
    const before = await site.app.request('/api/account/sessions', {
      headers: { Cookie: `${name}=${value}` },
    });
    expect([before.status, await statusOf(browser)]).toEqual([401, 200]);
  });
});

describe('a write that carries a session', () => {
  const writes = [
    ['POST', '/api/sign-in'],
    ['POST', '/api/sign-in/finish'],
    ['POST', '/api/contact'],
    ['POST', '/api/bookings'],
    ['DELETE', '/api/session'],
    ['DELETE', '/api/account/sessions/any'],
  ] as const;

  it.for(writes)('needs our Origin: %s %s', async ([method, path], { site }) => {
    await addStaff(site, { email });
    const browser = await signIn(site, email);
    for (const origin of ['https://elsewhere.example', 'null', '']) {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await site.app.request(path, {
        method,
        ...(method === 'POST' && { body: '{}' }),
        headers: {
          'Content-Type': 'application/json',
          Cookie: cookie,
          ...(origin && { Origin: origin }),
        },
      });
      const { code } = (await response.json()) as { code: string };
      expect([origin, response.status, code]).toEqual([origin, 403, 'foreign_origin']);
    }
    expect(await statusOf(browser)).toBe(200);
  });

  it('without one, a call without Origin goes on as before', async ({ site }) => {
    const response = await site.app.request('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(422);
  });
});

it('starts within a day offer the first owner one address, later ones another, until there is one', async ({
  site,
  later,
}) => {
  const first = (await offerFirstOwner(site.context)) ?? '';
  const together = await Promise.all([1, 2, 3].map(() => offerFirstOwner(site.context)));
  expect(together).toEqual([first, first, first]);
  // A start that began earlier than the one that stored the offer, and waited for it.
  const earlier = { ...site.context, clock: () => new Date(site.context.clock().getTime() - 5) };
  expect(await offerFirstOwner(earlier)).toBe(first);
  later({ days: 1 });
  const second = (await offerFirstOwner(site.context)) ?? '';
  expect(second).not.toBe(first);
  expect(first).toMatch(/^https:\/\/entrada\.example\/admin\/first\/[\w-]{43}$/);
  const body = (address: string) => ({
    token: address.split('/').at(-1),
    name: 'Rita',
    email: 'rita@entrada.example',
  });
  const stored = await site.database.read((db) =>
    db.selectFrom('serverSecrets').selectAll().execute(),
  );
  expect(JSON.stringify(stored)).not.toContain(body(second).token);
  const browser = openBrowser(site);
  expect((await browser.send('/api/sign-in/first', body(first))).status).toBe(401);
  const presses = await Promise.all(
    Array.from({ length: 5 }, () => openBrowser(site).send('/api/sign-in/first', body(second))),
  );
  expect(presses.map(({ status }) => status).sort()).toEqual([201, 401, 401, 401, 401]);
  expect(await offerFirstOwner(site.context)).toBeNull();
  const log = await site.database.read((db) =>
    db.selectFrom('auditLog').select(['action', 'actorKind', 'after']).execute(),
  );
  expect(log.at(-1)).toEqual({
    action: 'staff.add',
    actorKind: 'visitor',
    after: { role: 'owner' },
  });
});

it('no public page reads the cookie: the bytes are the same with a session and without', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const sitemap = await (await site.app.request('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(paths.length).toBeGreaterThan(20);
  for (const path of [...paths, '/nothing-here', '/robots.txt', '/api/company', '/sign-in']) {
    const without = await site.app.request(`https://entrada.example${path}`);
    const signedIn = await browser.get(path ?? '');
    expect(without.headers.get('Set-Cookie')).toBeNull();
    expect([path, signedIn.status]).toEqual([path, without.status]);
    expect(Buffer.from(await signedIn.arrayBuffer())).toEqual(
      Buffer.from(await without.arrayBuffer()),
    );
  }
});
