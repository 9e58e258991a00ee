import { describe, expect } from 'vitest';
import { removeUnusedFiles } from '#features/files/remove-unused-files.server.ts';
import { removeIdentityPapers } from '#features/projects/papers/remove-identity.server.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  ownerEmail,
  signIn,
} from '../../factories/staff-site.ts';
import { post, readProject, startProject } from './calls.ts';
import { addMember, card, email, handIn, settings } from './identity-papers.ts';

describe('erasing a client', () => {
  const personOf = async (owner: Browser, project: string) =>
    (await readProject(owner, project)).person.id;

  it('with open work says what it ends, and ends it only when that is said', async ({ site }) => {
    await becomeOwner(site);
    const owner = await signIn(site, ownerEmail);
    const project = await startProject(owner, { email, packageId: 'blueprint' });
    const person = await personOf(owner, project);
    const preview = await owner.get(`/api/admin/people/${person}/erasure`);
    expect(await preview.json()).toMatchObject({
      works: [{ id: project, title: 'Company in Portugal', stepsLeft: 5 }],
      kept: [],
    });
    const refused = await owner.send(`/api/admin/people/${person}/erase`);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'has_open_work', works: [{ id: project }] },
    ]);
    expect((await readProject(owner, project)).state).toBe('active');
    const erased = await owner.send(`/api/admin/people/${person}/erase`, { endsWork: true });
    expect([erased.status, await erased.json()]).toMatchObject([200, { removed: { projects: 1 } }]);
    expect((await owner.get(`/api/admin/projects/${project}`)).status).toBe(404);
  });

  it('names the papers that Lei n.º 83/2017 keeps, until when, and removes them then', async ({
    site,
    later,
  }) => {
    await becomeOwner(site);
    const owner = await signIn(site, ownerEmail);
    await settings(owner, { isObliged: true });
    const { project, id } = await handIn(site, owner, card);
    const person = await personOf(owner, project);
    await post(owner, `/projects/${project}/close`, {}, 200);
    const kept = [{ what: 'identity', count: 1, reason: 'aml_law_7_years' }];
    const preview = await owner.get(`/api/admin/people/${person}/erasure`);
    expect(await preview.json()).toMatchObject({ works: [], kept });
    const erased = await owner.send(`/api/admin/people/${person}/erase`);
    const answer = (await erased.json()) as { kept: { until?: string }[] };
    expect(answer).toMatchObject({ kept });
    expect(answer.kept[0]?.until?.slice(0, 4)).toBe('2033');
    const { keptPapers } = (await (await owner.get(`/api/admin/people/${person}`)).json()) as {
      keptPapers: object[];
    };
    expect(keptPapers).toMatchObject([
      { id, identity: 'citizen-card', consent: expect.stringContaining('holder') },
    ]);
    const paper = `/api/admin/people/${person}/kept-papers/${id}`;
    expect(await (await owner.get(paper)).text()).toContain('%PDF');
    const { browser: rui } = await addMember(site);
    expect((await rui.get(paper)).status).toBe(403);
    const names = await site.database.read((db) => db.selectFrom('files').select('name').execute());
    expect(JSON.stringify(names)).not.toContain('AB123');
    // The bytes stay through the job that removes unused files.
    later({ days: 3 });
    await removeUnusedFiles(site.context);
    expect(await removeIdentityPapers(site.context)).toBe(0);
    later({ days: 7 * 365 });
    expect(await removeIdentityPapers(site.context)).toBe(1);
    later({ days: 2 });
    await removeUnusedFiles(site.context);
    const left = await site.database.read((db) =>
      db.selectFrom('files').select('id').where('id', '=', id).execute(),
    );
    expect(left).toEqual([]);
  });

  it('removes papers of identity at once where no law keeps them', async ({ site, later }) => {
    await becomeOwner(site);
    const owner = await signIn(site, ownerEmail);
    const { project, id } = await handIn(site, owner);
    const person = await personOf(owner, project);
    const erased = await owner.send(`/api/admin/people/${person}/erase`, { endsWork: true });
    expect(await erased.json()).toMatchObject({ kept: [] });
    later({ days: 2 });
    await removeUnusedFiles(site.context);
    const left = await site.database.read((db) =>
      db.selectFrom('files').select('id').where('id', '=', id).execute(),
    );
    expect(left).toEqual([]);
  });
});
