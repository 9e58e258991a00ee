import { describe, expect } from 'vitest';
import { mailSignIns } from '#features/auth/sign-in/mail-sign-ins.server.ts';
import { adminRoutes } from '../../factories/admin-routes.ts';
import {
  addStaff,
  askToSignIn,
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
  ownerEmail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';
import { portalOf } from '../portal/portal-clients.ts';
import { post, startProject } from '../projects/calls.ts';
import { sendQuote, threeParts } from '../quotes/quote-calls.ts';
import { buyWithLink } from '../with-us/with-us-site.ts';

const email = 'noor@tessera.example';

async function sessionOf(browser: Browser): Promise<[number, Record<string, unknown>]> {
  const response = await browser.get('/api/session');
  return [response.status, (await response.json()) as Record<string, unknown>];
}

async function mailsTo(site: StaffSite, address: string): Promise<string[]> {
  await mailSignIns(site.context);
  return (await site.mails())
    .filter(({ kind, to }) => kind.startsWith('sign-in') && to === address)
    .map(({ kind }) => kind);
}

describe('a client', () => {
  it('for whom we work signs in by code, in their language, as a client', async ({ site }) => {
    const owner = await becomeOwner(site);
    await startProject(owner, { email, language: 'pt' });
    const browser = await signIn(site, email);
    const [status, user] = await sessionOf(browser);
    expect(status).toBe(200);
    expect(user).toMatchObject({ email, kind: 'client', language: 'pt', strength: 'mail' });
    expect(user).not.toHaveProperty('roles');
    const [mail] = (await site.mails()).filter(({ kind }) => kind === 'sign-in');
    expect(mail?.text).toContain('O seu código');
    // A name in it may be what a stranger typed.
    expect(mail?.text).not.toContain('Noor');
  });

  it('who has paid an order signs in, and by the link of the mail as well', async ({ site }) => {
    const { reference } = await buyWithLink(site, { email });
    expect(reference).toMatch(/./);
    const browser = openBrowser(site);
    const { token } = await askToSignIn(site, browser, email);
    const page = (await (await browser.get(`/api/sign-in/${token}`)).json()) as object;
    expect(page).toEqual({ email: 'n…@tessera.example', needsCode: false });
    const response = await browser.send('/api/sign-in/finish', { token });
    expect(await response.json()).toMatchObject({ kind: 'client', email });
  });

  it('whom staff sent a quote, or asked to pay, signs in before anything is paid', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    await sendQuote(owner, { email });
    const other = 'kai@tessera.example';
    const asked = { email: other, name: 'Kai Lind', title: 'One more hour', amount: 90 };
    const { id } = await post<{ id: string }>(owner, '/payment-requests', {
      ...asked,
      dueDay: '2026-12-24',
    });
    const portal = await portalOf(await signIn(site, email));
    expect(portal.quotes).toMatchObject([{ title: threeParts.title }]);
    const browser = await signIn(site, other);
    expect((await portalOf(browser)).invoices).toMatchObject([{ title: asked.title }]);
    await post(owner, `/payment-requests/${id}/cancel`, {}, 200);
    expect((await browser.get('/api/portal')).status).toBe(401);
  });

  it('is somebody whom work or money ties to us: a form alone, or an unpaid order, does not', async ({
    site,
  }) => {
    await site.send('/api/newsletter/subscribe', { email, name: 'Noor' });
    await site.send('/api/create-payment-intent', { amount: 1, packageId: 'blueprint' });
    const { code } = await askToSignIn(site, openBrowser(site), email);
    expect(code).toBe('');
    expect(await mailsTo(site, email)).toEqual(['sign-in-without-account']);
  });

  it('signs in with each address of theirs', async ({ site }) => {
    const owner = await becomeOwner(site);
    await startProject(owner, { email });
    const work = 'noor@work.example';
    await startProject(owner, { email: work });
    const people = await site.database.read((db) =>
      db.selectFrom('people').select(['id', 'email']).execute(),
    );
    const idOf = (address: string) => people.find((one) => one.email === address)?.id;
    await post(owner, `/people/${idOf(work)}/merge`, { into: idOf(email) });
    const browser = await signIn(site, work);
    expect((await sessionOf(browser))[1]).toMatchObject({ id: idOf(email), email, kind: 'client' });
  });

  it('is refused every call for staff with 403, and none of them changes anything', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const id = await startProject(owner, { email });
    const browser = await signIn(site, email);
    const changes = () =>
      site.database.read((db) => db.selectFrom('auditLog').select('id').execute());
    const before = (await changes()).length;
    const routes = adminRoutes(site);
    expect(routes.length).toBeGreaterThan(100);
    for (const { method, path } of routes) {
      const address = path.replaceAll(/:\w+/g, id);
      const response =
        method === 'GET' ? await browser.get(address) : await browser.send(address, {}, { method });
      const { code } = (await response.json()) as { code?: string };
      expect([response.status, code], `${method} ${path}`).toEqual([403, 'role_required']);
    }
    expect((await changes()).length).toBe(before);
  });

  it('has no part in what is for staff besides: passkeys, live updates, drafts', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    await startProject(owner, { email });
    const browser = await signIn(site, email);
    for (const path of ['/api/account/passkeys', '/api/events'])
      expect((await browser.get(path)).status, path).toBe(403);
    expect((await browser.send('/api/passkeys/ask')).status).toBe(403);
    expect((await browser.get('/admin/preview/posts/1')).status).toBe(403);
  });

  it('sees and ends their own sessions, in the log as a client', async ({ site }) => {
    const owner = await becomeOwner(site);
    await startProject(owner, { email });
    const [first, second] = [await signIn(site, email), await signIn(site, email)];
    const { sessions } = (await (await second.get('/api/account/sessions')).json()) as {
      sessions: { id: string; isCurrent: boolean }[];
    };
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    const path = `/api/account/sessions/${other?.id}`;
    expect((await second.send(path, undefined, { method: 'DELETE' })).status).toBe(204);
    const row = await site.database.read((db) =>
      db
        .selectFrom('auditLog')
        .select(['actorKind', 'actorId'])
        .where('action', '=', 'session.end')
        .executeTakeFirst(),
    );
    const [, user] = await sessionOf(second);
    expect(row).toEqual({ actorKind: 'client', actorId: user.id });
    expect((await first.get('/api/account/sessions')).status).toBe(401);
  });

  it('stays signed in for thirty days without a visit, and no longer', async ({ site, later }) => {
    const owner = await becomeOwner(site);
    await startProject(owner, { email });
    const browser = await signIn(site, email);
    later({ hours: 29 * 24 });
    expect((await sessionOf(browser))[1]).toMatchObject({ kind: 'client' });
    later({ hours: 31 * 24 });
    expect((await browser.get('/api/account/sessions')).status).toBe(401);
  });

  it('is signed out once there is nothing left to see', async ({ site }) => {
    const owner = await becomeOwner(site);
    await startProject(owner, { email });
    const browser = await signIn(site, email);
    const [, { id }] = await sessionOf(browser);
    const erased = await owner.send(`/api/admin/people/${id}/erase`, { endsWork: true });
    expect(erased.status).toBe(200);
    expect((await browser.get('/api/account/sessions')).status).toBe(401);
    for (const table of ['sessions', 'signIns', 'knownBrowsers'] as const) {
      const rows = await site.database.read((db) =>
        db.selectFrom(table).select('id').where('personId', '=', String(id)).execute(),
      );
      expect(rows, table).toEqual([]);
    }
  });
});

describe('one of the staff', () => {
  it('keeps the rights of staff, with work of their own too', async ({ site }) => {
    const owner = await becomeOwner(site);
    await startProject(owner, { email: ownerEmail });
    const again = await signIn(site, ownerEmail);
    expect((await sessionOf(again))[1]).toMatchObject({ roles: ['owner'] });
    expect((await again.get('/api/admin/projects')).status).toBe(200);
  });

  it('who was a client signs in anew: a session of a client lasts longer', async ({ site }) => {
    const owner = await becomeOwner(site);
    await startProject(owner, { email });
    const browser = await signIn(site, email);
    await post(owner, '/staff', { name: 'Noor', email, role: 'staff', language: 'en' });
    expect((await browser.get('/api/account/sessions')).status).toBe(401);
    expect((await sessionOf(await signIn(site, email)))[1]).toMatchObject({ roles: ['staff'] });
  });

  it('signs in with the address of the team alone, not with one merged into theirs', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const staffId = await addStaff(site, { email: 'rui@entrada.example' });
    await startProject(owner, { email });
    const { id = '' } =
      (await site.database.read((db) =>
        db.selectFrom('people').select('id').where('email', '=', email).executeTakeFirst(),
      )) ?? {};
    await post(owner, `/people/${id}/merge`, { into: staffId });
    const { code } = await askToSignIn(site, openBrowser(site), email);
    expect(code).toBe('');
    expect(await mailsTo(site, email)).toEqual(['sign-in-without-account']);
  });
});
