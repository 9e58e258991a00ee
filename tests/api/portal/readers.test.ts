import { describe, expect } from 'vitest';
import { becomeOwner, test as it, openBrowser, signIn } from '../../factories/staff-site.ts';
import { post, startProject } from '../projects/calls.ts';
import { portalOf, prepareClient } from './portal-clients.ts';

describe('a reader', () => {
  const reader = { email: 'rui@contas.example', name: 'Rui', language: 'pt' };

  it('is mailed a link, signs in, sees the work, and neither decides nor writes', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const one = await prepareClient(site, owner, 'alder');
    const { id } = await post(owner, `/projects/${one.project}/readers`, reader);
    expect((await post(owner, `/projects/${one.project}/readers`, reader)).id).toBe(id);
    const mails = (await site.mails()).filter(({ kind }) => kind === 'project-reader');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toBe(reader.email);
    expect(mails[0]?.text).toContain('Olá, Rui.');
    expect(mails[0]?.text).toContain('/pt/sign-in?to=');
    const [, own = ''] = /(\/with-us\/[\w-]+)/.exec(mails[0]?.text ?? '') ?? [];
    const page = await (await openBrowser(site).get(own)).text();
    expect(page).toContain('alder work');
    expect(page).not.toMatch(/\/do\/(?!papers)|passport|alder@clients|question/);

    const browser = await signIn(site, reader.email);
    const portal = await portalOf(browser);
    expect(portal.projects).toMatchObject([
      { name: 'alder work', isReadOnly: true, descriptionPt: 'À espera do cliente.' },
    ]);
    expect(portal.messages).toHaveLength(1);
    expect(portal.documents.map(({ name }) => name)).toEqual(['alder-draft.pdf']);
    expect(portal.invoices).toEqual([]);
    expect(portal.tasks.filter(({ href }) => href !== undefined)).toEqual([]);
    expect((await browser.get(`/api/portal/projects/${one.project}/files/${one.own}`)).status).toBe(
      404,
    );
    expect((await browser.get(`/api/portal/invoices/${one.invoice}`)).status).toBe(404);
    const path = `/api/portal/projects/${one.project}/messages`;
    const written = await browser.send(path, { text: 'Hello' });
    expect([written.status, await written.json()]).toMatchObject([403, { code: 'reads_only' }]);
    const zip = Buffer.from(await (await browser.get('/api/portal/export')).arrayBuffer());
    expect(zip.toString('latin1')).not.toContain('alder-draft');
  });

  it('sees nothing any more once removed, and is signed out with the last work', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, {});
    const { id } = await post(owner, `/projects/${project}/readers`, reader);
    const browser = await signIn(site, reader.email);
    expect((await portalOf(browser)).projects).toHaveLength(1);
    const list = await owner.get(`/api/admin/projects/${project}/readers`);
    expect(await list.json()).toMatchObject({
      readers: [{ id, name: 'Rui', email: reader.email }],
    });
    const path = `/api/admin/projects/${project}/readers/${id}`;
    expect((await owner.send(path, undefined, { method: 'DELETE' })).status).toBe(204);
    expect((await owner.send(path, undefined, { method: 'DELETE' })).status).toBe(404);
    expect((await browser.get('/api/portal')).status).toBe(401);
  });

  it('is neither the client nor somebody without a name', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, {});
    const path = `/projects/${project}/readers`;
    const client = { email: 'noor@tessera.example', name: 'Noor', language: 'en' };
    expect((await owner.send(`/api/admin${path}`, client)).status).toBe(409);
    const bad = await owner.send(`/api/admin${path}`, { email: 'x', name: '', language: 'fr' });
    expect(bad.status).toBe(422);
    const { errors } = (await bad.json()) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field).sort()).toEqual(['email', 'language', 'name']);
    expect((await owner.send('/api/admin/projects/none/readers', reader)).status).toBe(404);
  });
});
