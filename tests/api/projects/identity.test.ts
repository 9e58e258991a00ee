import { describe, expect } from 'vitest';
import { removeUnusedFiles } from '#features/files/remove-unused-files.server.ts';
import { removeAbandonedPapers } from '#features/projects/papers/remove-abandoned.server.ts';
import { removeIdentityPapers } from '#features/projects/papers/remove-identity.server.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  ownerEmail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';
import { newestToken } from '../with-us/with-us-site.ts';
import { ask, pdf, post, putFile, readProject, startProject } from './calls.ts';

const email = 'noor@tessera.example';
const card = { kind: 'document', title: 'Your Cartão de Cidadão', identity: 'citizen-card' };
const passport = { kind: 'document', title: 'Your passport', identity: 'passport' };

async function act(site: StaffSite, token: string, body: unknown) {
  const response = await site.app.request(`${site.origin}/api/do/${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function addMember(site: StaffSite) {
  const address = 'rui@entrada.example';
  const personId = await addStaff(site, { email: address });
  return { browser: await signIn(site, address), personId };
}

const pageOf = async (site: StaffSite, path: string) =>
  (await site.app.request(`${site.origin}${path}`)).text();

/** Hands in a paper of identity. */
async function handIn(site: StaffSite, owner: Browser, asked: object = passport, about = {}) {
  const project = await startProject(owner, { email, ...about });
  const { token, id: request } = await ask(owner, project, asked);
  const id = crypto.randomUUID();
  const name = 'Noor El-Amin passport AB123.pdf';
  expect((await putFile(site, token, { id, name, bytes: pdf(id) })).status).toBe(201);
  const done = await act(site, token, { files: [id], consent: true });
  expect(done).toMatchObject({ status: 200 });
  return { project, token, request, id };
}

const rows = ({ database }: StaffSite) =>
  database.read((db) => db.selectFrom('projectDocuments').selectAll().execute());

async function settings(owner: Browser, body: object): Promise<void> {
  const response = await owner.send('/api/admin/project-settings', body, { method: 'PUT' });
  expect(response.status).toBe(200);
}

describe('a request for a paper of identity', () => {
  it.for([
    ['en', 'Lei n.º 7/2007, article 5, no. 2', '3 months after the end', 'I will show it instead'],
    ['pt', 'Lei n.º 7/2007, artigo 5.º, n.º 2', '3 meses depois do fim', 'Prefiro mostrá-lo'],
  ] as const)(
    'says in %s by which law, who reads it and when it goes',
    async ([language, law, removal, instead], { site }) => {
      const owner = await becomeOwner(site);
      const project = await startProject(owner, { email, language });
      const { token } = await ask(owner, project, card);
      const page = await pageOf(site, `/do/${token}`);
      expect(page).toContain(law);
      expect(page).toContain(removal);
      expect(page).toContain(instead);
      expect(page).toMatch(/<input type="checkbox" id="consent" required=""/);
      expect(await (await site.app.request(`${site.origin}/api/do/${token}`)).json()).toMatchObject(
        {
          identity: {
            kind: 'citizen-card',
            consent: 'needed',
            identityMonths: 3,
            isObliged: false,
          },
        },
      );
      await settings(owner, { isObliged: true });
      expect(await pageOf(site, `/do/${token}`)).toContain('Lei n.º 83/2017');
    },
  );

  it('takes a Cartão de Cidadão with its holder’s consent alone, and keeps its words', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, { email });
    const { token } = await ask(owner, project, card);
    const id = crypto.randomUUID();
    await putFile(site, token, { id });
    expect(await act(site, token, { files: [id] })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'consent', code: 'required' }] },
    });
    expect((await readProject(owner, project)).documents).toEqual([]);
    expect(await act(site, token, { files: [id], consent: true })).toMatchObject({ status: 200 });
    const { decisions, documents } = await readProject(owner, project);
    expect(decisions).toMatchObject([
      {
        choice: 'handed-in',
        comment: '',
        consent: expect.stringContaining('I am the holder of this Cartão de Cidadão'),
        at: expect.any(String),
      },
    ]);
    expect(documents).toMatchObject([{ identity: 'citizen-card', removedAt: null }]);
  });

  it('takes the consent without scripts too, and keeps what was sent when it is missing', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, { email });
    const { token } = await ask(owner, project, card);
    const form = new FormData();
    form.append('file', new File([pdf('card')], 'card.pdf', { type: 'application/pdf' }));
    const send = (body: FormData) =>
      site.app.request(`${site.origin}/do/${token}`, { method: 'POST', body });
    const refused = await send(form);
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('Without your consent');
    const [, id = ''] = /name="files"[^>]*value="([^"]+)"/.exec(page) ?? [];
    const again = new FormData();
    again.append('consent', 'yes');
    again.append('files', id);
    expect((await send(again)).status).toBe(303);
    const { decisions } = await readProject(owner, project);
    expect(decisions[0]?.consent).toContain('Lei n.º 7/2007');
  });

  it('says why where whoever asked has not', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, { email });
    const why = 'banks have to identify whoever we act for';
    const { token } = await ask(owner, project, passport);
    expect(await pageOf(site, `/do/${token}`)).toContain(why);
    const said = await ask(owner, project, { ...passport, text: 'The bank asks for it.' });
    const page = await pageOf(site, `/do/${said.token}`);
    expect(page).toContain('The bank asks for it.');
    expect(page).not.toContain(why);
  });

  it('asks for no consent to a copy of a passport', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { project, token } = await handIn(site, owner);
    expect(await pageOf(site, `/do/${token}`)).not.toContain('name="consent"');
    expect((await readProject(owner, project)).decisions[0]?.consent).toBe('');
  });

  it('offers showing it instead: a time is asked for at once, and nothing sent is kept', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, { email });
    const { token } = await ask(owner, project, card);
    await putFile(site, token);
    const form = new FormData();
    form.append('choice', 'show');
    const send = () =>
      site.app.request(`${site.origin}/do/${token}`, { method: 'POST', body: form });
    const pressed = await send();
    expect(pressed.status).toBe(303);
    const next = pressed.headers.get('Location') ?? '';
    expect(next).not.toBe(`/do/${token}`);
    expect(await pageOf(site, next)).toContain('Your Cartão de Cidadão');
    expect(await pageOf(site, next)).toContain('name="slot"');
    // Pressed twice, as a form is that is sent again.
    expect((await send()).headers.get('Location')).toBe(next);
    const { requests, decisions, holder } = await readProject(owner, project);
    expect(requests.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      'document done',
      'time open',
    ]);
    expect(decisions).toMatchObject([{ choice: 'will-show', consent: '' }]);
    expect(holder).toBe('client');
    expect(await rows(site)).toEqual([]);
    const mails = await site.mails();
    expect(mails.filter(({ text }) => text.includes(next))).toHaveLength(1);
    expect(mails.at(-1)?.subject ?? '').not.toBe('');
    const other = await ask(owner, project, { kind: 'document', title: 'A bill' });
    expect(await act(site, other.token, { choice: 'show' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'choice', code: 'not_identity' }] },
    });
  });

  it('shows nobody with the link what was uploaded, not by its name either', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, { email });
    const { token } = await ask(owner, project, passport);
    await putFile(site, token, { name: 'Noor El-Amin AB123.pdf' });
    for (const path of [`/do/${token}`, `/api/do/${token}`])
      expect(await pageOf(site, path)).not.toContain('AB123');
    const handed = await handIn(site, owner);
    const link = await newestToken(site, email);
    const page = await pageOf(site, `/with-us/${link}`);
    expect(page).not.toContain('AB123');
    expect(page).toContain('Your passport');
    expect(page).toContain('we remove it 3 months after the end of our work');
    const paper = `/with-us/${link}/papers/${handed.id}`;
    expect((await site.app.request(`${site.origin}${paper}`)).status).toBe(403);
  });

  it('is marked in the templates of the sample packages, and in those that the owner edits', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const response = await owner.get('/api/admin/templates/company-setup');
    const { steps } = (await response.json()) as { steps: { identity: string; title: string }[] };
    expect(steps.filter(({ identity }) => identity !== '').map(({ title }) => title)).toEqual([
      'The passport of each partner, or the identity card',
    ]);
    const step = { side: 'client', kind: 'document', title: 'Card', titlePt: 'Cartão', days: 2 };
    const put = { method: 'PUT' };
    const saved = (identity: string) =>
      owner.send('/api/admin/templates/blueprint', { steps: [{ ...step, identity }] }, put);
    expect((await saved('driving-licence')).status).toBe(422);
    expect((await saved('residence-permit')).status).toBe(200);
    const project = await startProject(owner, { email, packageId: 'blueprint' });
    expect((await readProject(owner, project)).requests).toMatchObject([
      { identity: 'residence-permit' },
    ]);
  });
});

describe('a paper of identity', () => {
  it('is opened by an owner and by who answers for the work; others get 403', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { project, id } = await handIn(site, owner);
    const { browser: rui, personId } = await addMember(site);
    const path = `/api/admin/projects/${project}/files/${id}`;
    expect((await owner.get(path)).status).toBe(200);
    const refused = await rui.get(path);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'not_yours' }]);
    const responsible = `/api/admin/projects/${project}/responsible`;
    expect((await rui.send(responsible, { personId }, { method: 'PUT' })).status).toBe(403);
    const entrust = (body: object) => owner.send(responsible, body, { method: 'PUT' });
    expect((await entrust({ personId: 'nobody' })).status).toBe(422);
    expect((await entrust({ personId })).status).toBe(204);
    expect((await rui.get(path)).status).toBe(200);
    expect((await readProject(owner, project)).responsible).toMatchObject({ id: personId });
    const page = await pageOf(site, `/with-us/${await newestToken(site, email)}`);
    expect(page).toContain('looks after you');
    expect((await entrust({ personId: null })).status).toBe(204);
    expect((await rui.get(path)).status).toBe(403);
    // Other papers are read by all of the team.
    const other = await ask(owner, project, { kind: 'document', title: 'A bill' });
    const bill = crypto.randomUUID();
    await putFile(site, other.token, { id: bill });
    await act(site, other.token, { files: [bill] });
    expect((await rui.get(`/api/admin/projects/${project}/files/${bill}`)).status).toBe(200);
  });

  it('is removed with its bytes and its name when its time is over, and the log says how many', async ({
    site,
    later,
  }) => {
    const owner = await becomeOwner(site);
    await settings(owner, { identityMonths: 1 });
    const { project, id } = await handIn(site, owner);
    later({ days: 60 });
    expect(await removeIdentityPapers(site.context)).toBe(0);
    const again = await signIn(site, ownerEmail);
    await post(again, `/projects/${project}/close`, {}, 200);
    later({ days: 29 });
    expect(await removeIdentityPapers(site.context)).toBe(0);
    later({ days: 3 });
    expect(await removeIdentityPapers(site.context)).toBe(1);
    expect(await removeIdentityPapers(site.context)).toBe(0);
    expect(await rows(site)).toMatchObject([{ id, name: '', removedAt: expect.any(String) }]);
    const last = await signIn(site, ownerEmail);
    expect((await last.get(`/api/admin/projects/${project}/files/${id}`)).status).toBe(404);
    const { documents } = await readProject(last, project);
    expect(documents).toMatchObject([{ name: '', versions: [], removedAt: expect.any(String) }]);
    later({ days: 2 });
    await removeUnusedFiles(site.context);
    const files = await site.database.read((db) =>
      db.selectFrom('files').select('id').where('id', '=', id).execute(),
    );
    expect(files).toEqual([]);
    const logged = await site.database.read((db) =>
      db
        .selectFrom('auditLog')
        .selectAll()
        .where('action', '=', 'project.remove-identity')
        .where('subjectId', '=', project)
        .execute(),
    );
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toMatch(/AB123|Noor|tessera/);
    expect(JSON.stringify(logged)).toContain('"papers":1');
  });

  it('stays seven years where Lei n.º 83/2017 binds the company, whatever months are set', async ({
    site,
    later,
  }) => {
    const owner = await becomeOwner(site);
    await settings(owner, { identityMonths: 0, isObliged: true });
    const { project } = await handIn(site, owner);
    await post(owner, `/projects/${project}/close`, {}, 200);
    const { documents } = await readProject(owner, project);
    expect(documents[0]?.removedFrom?.slice(0, 4)).toBe('2033');
    later({ days: 7 * 365 - 5 });
    expect(await removeIdentityPapers(site.context)).toBe(0);
    later({ days: 10 });
    expect(await removeIdentityPapers(site.context)).toBe(1);
  });

  it('that was never handed in goes after a day', async ({ site, later }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, { email });
    const { token } = await ask(owner, project, passport);
    await putFile(site, token);
    later({ hours: 23 });
    expect(await removeAbandonedPapers(site.context)).toBe(0);
    later({ hours: 2 });
    expect(await removeAbandonedPapers(site.context)).toBe(1);
    expect(await rows(site)).toEqual([]);
  });
});

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
