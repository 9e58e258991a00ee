import { describe, expect } from 'vitest';
import type { ProjectList } from '#features/projects/projects.schema.ts';
import { write } from '../../factories/conversation-calls.ts';
import { bookAsVisitor, mailsTo } from '../../factories/staff-bookings.ts';
import { buyPackage } from '../../factories/staff-orders.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
  type StaffSite,
} from '../../factories/staff-site.ts';
import { post, readProject, startProject } from './calls.ts';

const projects = ({ database }: StaffSite) =>
  database.read((db) => db.selectFrom('projects').selectAll().execute());

const workFrom = async (browser: Browser, query: string) =>
  (await (await browser.get(`/api/admin/projects?${query}`)).json()) as ProjectList;

describe('a booking', () => {
  it('begins its work with one press, once however often it is pressed', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { id } = await bookAsVisitor(site, {
      about: 'package:company-setup',
      name: 'Noor El-Amin',
      email: 'noor@tessera.example',
      company: 'Tessera',
      language: 'pt',
    });
    expect(await workFrom(owner, `booking=${id}`)).toEqual({ total: 0, projects: [] });
    const presses = await Promise.all(
      [1, 2, 3, 4].map(() => owner.send(`/api/admin/bookings/${id}/begin`, {})),
    );
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    const bodies = await Promise.all(presses.map((one) => one.json() as Promise<{ id: string }>));
    const [project] = await projects(site);
    expect(new Set(bodies.map((body) => body.id))).toEqual(new Set([project?.id]));
    expect(await projects(site)).toHaveLength(1);
    expect(await readProject(owner, project?.id ?? '')).toMatchObject({
      title: 'Company Setup',
      packageId: 'company-setup',
      company: 'Tessera',
      person: { name: 'Noor El-Amin', email: 'noor@tessera.example' },
      holder: 'client',
    });
    expect(project?.titlePt).not.toBe('');
    const begun = (await mailsTo(site, 'noor@tessera.example')).filter(
      ({ kind }) => kind === 'project-begun',
    );
    expect(begun).toHaveLength(1);
    expect(await workFrom(owner, `booking=${id}`)).toMatchObject({
      total: 1,
      projects: [{ id: project?.id }],
    });
  });

  it('begins work without a package, and mails nothing', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { id } = await bookAsVisitor(site, { about: 'package:company-setup' });
    const { id: project } = await post(owner, `/bookings/${id}/begin`, { packageId: null });
    const shown = await readProject(owner, project);
    expect(shown).toMatchObject({ title: 'Company Setup', packageId: null, steps: [] });
    const mails = await mailsTo(site, shown.person.email);
    expect(mails.filter(({ kind }) => kind === 'project-begun')).toEqual([]);
  });

  it('is called as staff say, and refuses a package that is not there', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { id } = await bookAsVisitor(site);
    const unknown = await owner.send(`/api/admin/bookings/${id}/begin`, { packageId: 'none' });
    expect([unknown.status, await unknown.json()]).toMatchObject([
      422,
      { errors: [{ field: 'packageId', code: 'unknown_package' }] },
    ]);
    const named = { title: 'A shop', titlePt: 'Uma loja' };
    const { id: project } = await post(owner, `/bookings/${id}/begin`, named);
    expect(await readProject(owner, project)).toMatchObject(named);
    const gone = await owner.send('/api/admin/bookings/no-such/begin', {});
    expect([gone.status, await gone.json()]).toMatchObject([404, { code: 'unknown_booking' }]);
  });

  it('of a sold meeting leads to the work of its order', async ({ site }) => {
    const owner = await becomeOwner(site);
    const reference = await buyPackage(site);
    const [order] = await projects(site);
    const { id } = await bookAsVisitor(site);
    await site.database.transaction((trx) =>
      trx
        .updateTable('bookings')
        .set({ orderId: order?.orderId ?? null })
        .where('id', '=', id)
        .execute(),
    );
    expect(await post(owner, `/bookings/${id}/begin`, {}, 200)).toEqual({ id: order?.id });
    for (const query of [`booking=${id}`, `order=${reference}`])
      expect(await workFrom(owner, query)).toMatchObject({ projects: [{ id: order?.id }] });
    expect(await projects(site)).toHaveLength(1);
  });
});

describe('a conversation', () => {
  it('begins its work once, with the person and the package chosen', async ({ site }) => {
    const owner = await becomeOwner(site);
    const id = await write(site, { email: 'rui@atlas.example', name: 'Rui', language: 'en' });
    expect(await workFrom(owner, `conversation=${id}`)).toMatchObject({ total: 0 });
    const press = () =>
      owner.send(`/api/admin/conversations/${id}/begin`, { packageId: 'blueprint' });
    const statuses = (await Promise.all([press(), press(), press()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 201]);
    expect(await projects(site)).toMatchObject([
      { conversationId: id, packageId: 'blueprint', title: 'Blueprint' },
    ]);
    expect(await workFrom(owner, `conversation=${id}`)).toMatchObject({
      projects: [{ person: { email: 'rui@atlas.example' } }],
    });
    expect((await owner.send('/api/admin/conversations/no-such/begin', {})).status).toBe(404);
  });

  it('about work leads to that work', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner);
    await post(owner, `/projects/${project}/messages`, { text: 'We have begun.' });
    const { conversation } = await readProject(owner, project);
    const path = `/conversations/${conversation}/begin`;
    expect(await post(owner, path, {}, 200)).toEqual({ id: project });
    expect(await workFrom(owner, `conversation=${conversation}`)).toMatchObject({
      projects: [{ id: project }],
    });
    expect(await projects(site)).toHaveLength(1);
  });

  it('begins nothing for who is not on the team', async ({ site }) => {
    const owner = await becomeOwner(site);
    const id = await write(site);
    const stranger = openBrowser(site);
    expect((await stranger.send(`/api/admin/conversations/${id}/begin`, {})).status).toBe(401);
    expect(await projects(site)).toEqual([]);
    expect(await workFrom(owner, 'conversation=no-such')).toEqual({ total: 0, projects: [] });
  });
});
