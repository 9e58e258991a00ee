import { describe, expect } from 'vitest';
import { removeUnusedFiles } from '#features/files/remove-unused-files.server.ts';
import { removeAbandonedPapers } from '#features/projects/papers/remove-abandoned.server.ts';
import { removeIdentityPapers } from '#features/projects/papers/remove-identity.server.ts';
import { becomeOwner, test as it, ownerEmail, signIn } from '../../factories/staff-site.ts';
import { newestToken } from '../with-us/with-us-site.ts';
import { ask, pdf, post, putFile, readProject, startProject } from './calls.ts';
import {
  act,
  addMember,
  card,
  email,
  handIn,
  pageOf,
  passport,
  rows,
  settings,
} from './identity-papers.ts';

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
