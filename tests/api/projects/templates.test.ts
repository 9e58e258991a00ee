import { describe, expect } from 'vitest';
import { addWorkdays } from '#core/workdays.ts';
import { getOrderBy } from '#features/payments/ledger/orders.repository.server.ts';
import { remindClients } from '#features/projects/requests/remind-clients.server.ts';
import { beginPaidOrder } from '#features/projects/work/begin-work.server.ts';
import { buyPackage, passSandboxTime } from '../../factories/staff-orders.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  ownerEmail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';
import { newestToken } from '../with-us/with-us-site.ts';
import { client, post, putPaper, readProject, startProject } from './calls.ts';

type Shown = { steps: { side: string; title: string }[]; revision: number };

const steps = [
  { side: 'client', kind: 'answer', title: 'Name it', titlePt: 'Dê-lhe um nome', days: 2 },
  {
    side: 'client',
    kind: 'document',
    title: 'Passport',
    titlePt: 'Passaporte',
    days: 4,
    text: 'Why',
  },
  { side: 'company', kind: 'work', title: 'We draft', titlePt: 'Redigimos', days: 3 },
  { side: 'client', kind: 'approval', title: 'The draft', titlePt: 'A minuta', days: 2 },
  { side: 'company', kind: 'wait', title: 'The bank', titlePt: 'O banco', days: 10 },
];

const read = async (browser: Browser, id: string) => {
  const response = await browser.get(`/api/admin/templates/${id}`);
  return {
    status: response.status,
    etag: response.headers.get('ETag'),
    body: (await response.json()) as Shown,
  };
};
const save = (browser: Browser, id: string, body: unknown, revision?: number) =>
  browser.send(`/api/admin/templates/${id}`, body, {
    method: 'PUT',
    ...(revision !== undefined && { headers: { 'If-Match': `"${revision}"` } }),
  });

const projects = ({ database }: StaffSite) =>
  database.read((db) => db.selectFrom('projects').selectAll().execute());

describe('the template of a package', () => {
  it('comes with the sample packages, in both languages, for both sides', async ({ site }) => {
    const owner = await becomeOwner(site);
    for (const id of ['company-setup', 'blueprint', 'growth-partner', 'store-care']) {
      const { status, etag, body } = await read(owner, id);
      expect([status, etag]).toEqual([200, '"0"']);
      expect(new Set(body.steps.map(({ side }) => side))).toEqual(new Set(['client', 'company']));
      for (const step of body.steps as (Shown['steps'][number] & { titlePt: string })[])
        expect(step.titlePt, step.title).not.toBe('');
    }
    expect((await read(owner, 'unknown')).status).toBe(404);
  });

  it('is saved by the owner alone, over the version that was shown', async ({ site }) => {
    const owner = await becomeOwner(site);
    const saved = await save(owner, 'blueprint', { steps }, 0);
    expect([saved.status, saved.headers.get('ETag')]).toEqual([200, '"1"']);
    expect((await read(owner, 'blueprint')).body).toMatchObject({ revision: 1, steps });
    const late = await save(owner, 'blueprint', { steps: [] }, 0);
    expect([late.status, await late.json()]).toMatchObject([
      412,
      { code: 'changed', present: { revision: 1 } },
    ]);
    expect((await save(owner, 'blueprint', { steps: [] }, 1)).status).toBe(200);
    expect((await save(owner, 'unknown', { steps }, 0)).status).toBe(404);
  });

  it.for([
    [{ side: 'nobody' }, 'steps.0.side'],
    [{ side: 'client', kind: 'work' }, 'steps.0.kind'],
    [{ title: ' ' }, 'steps.0.title'],
    [{ days: -1 }, 'steps.0.days'],
    [{ days: 1.5 }, 'steps.0.days'],
  ] as const)('is refused with the field that is wrong: %o', async ([change, field], { site }) => {
    const owner = await becomeOwner(site);
    const response = await save(owner, 'blueprint', { steps: [{ ...steps[0], ...change }] }, 0);
    expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ field }] }]);
  });
});

describe('a project with a package', () => {
  it('has its steps, asks for the first together, and says what happens next', async ({ site }) => {
    const owner = await becomeOwner(site);
    await save(owner, 'blueprint', { steps });
    const id = await startProject(owner, { packageId: 'blueprint', language: 'pt' });
    const project = await readProject(owner, id);
    expect(project.steps.map(({ title, state }) => [title, state])).toEqual([
      ['Name it', 'now'],
      ['Passport', 'now'],
      ['We draft', 'waiting'],
      ['The draft', 'waiting'],
      ['The bank', 'waiting'],
    ]);
    expect(project.requests.map(({ title, dueDay }) => `${title} ${dueDay}`).sort()).toEqual([
      `Name it ${addWorkdays('2026-11-23', 2)}`,
      `Passport ${addWorkdays('2026-11-23', 4)}`,
    ]);
    // Our 13 days, and theirs: 4 together, then 2.
    expect(project).toMatchObject({ holder: 'client', promise: addWorkdays('2026-11-23', 19) });
    const mails = (await site.mails()).filter(({ to }) => to === client.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['project-begun']);
    const [{ text = '' } = {}] = mails;
    for (const { url } of project.requests) expect(text).toContain(url);
    expect(text).toContain('1. Dê-lhe um nome (da sua parte)');
    expect(text).toContain('3. Redigimos');
    const unknown = await owner.send('/api/admin/projects', { ...client, packageId: 'no-such' });
    expect([unknown.status, await unknown.json()]).toMatchObject([
      422,
      { errors: [{ field: 'packageId', code: 'unknown_package' }] },
    ]);
  });

  it('asks for several things at once in the order of their steps, wherever they stand', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const titles = ['Seventh', 'First', 'Fifth', 'Third', 'Second', 'Sixth', 'Fourth'];
    const asked = titles.map((title) => ({ ...steps[0], title, titlePt: title }));
    await save(owner, 'blueprint', { steps: asked });
    const id = await startProject(owner, { packageId: 'blueprint' });
    const { requests } = await readProject(owner, id);
    expect(requests.map(({ title }) => title)).toEqual(titles);
    const token = await newestToken(site, client.email);
    const page = await (await site.app.request(`${site.origin}/with-us/${token}`)).text();
    const needs = [...page.matchAll(/\/do\/([\w-]{43})/g)].map(([, one]) => one);
    expect(needs).toEqual(requests.map(({ url }) => url.split('/').at(-1)));
  });

  it('goes from side to side, with exactly one holder, and asks when the turn comes', async ({
    site,
    later,
  }) => {
    const owner = await becomeOwner(site);
    await save(owner, 'blueprint', { steps });
    const id = await startProject(owner, { packageId: 'blueprint' });
    const now = async () => {
      const { holder, steps: all } = await readProject(owner, id);
      return [holder, ...all.filter(({ state }) => state === 'now').map(({ title }) => title)];
    };
    const tokenOf = async (title: string) =>
      (await readProject(owner, id)).requests
        .find((one) => one.title === title)
        ?.url.split('/')
        .at(-1);
    const done = async (title: string) => {
      const { steps: all } = await readProject(owner, id);
      const step = all.find((one) => one.title === title)?.id;
      return post<{ asked: number }>(owner, `/projects/${id}/steps/${step}/done`, {}, 200);
    };
    later({ hours: 1 });
    await site.send(`/api/do/${await tokenOf('Name it')}`, { text: 'Tessera' });
    expect(await now()).toEqual(['client', 'Passport']);
    const file = crypto.randomUUID();
    await site.app.request(`${site.origin}/api/do/${await tokenOf('Passport')}/files/${file}`, {
      method: 'PUT',
      headers: { 'X-File-Name': 'p.txt' },
      body: 'A passport',
    });
    await site.send(`/api/do/${await tokenOf('Passport')}`, { files: [file] });
    expect(await now()).toEqual(['company', 'We draft']);
    // What is to be approved is ours to ask, with the paper.
    expect(await done('We draft')).toEqual({ asked: 0 });
    expect(await now()).toEqual(['company', 'The draft']);
    const paper = await putPaper(owner, site, id);
    const { steps: all } = await readProject(owner, id);
    const stepId = all.find(({ title }) => title === 'The draft')?.id;
    const approval = { kind: 'approval', title: 'Please approve', fileId: paper.id, stepId };
    await post(owner, `/projects/${id}/requests`, approval);
    expect(await now()).toEqual(['client', 'The draft']);
    const token = await tokenOf('Please approve');
    await site.send(`/api/do/${token}`, { choice: 'changes', comment: 'Another name' });
    expect(await now()).toEqual(['company', 'The draft']);
    await putPaper(owner, site, id, {
      id: paper.id,
      bytes: new TextEncoder().encode('%PDF-1.4 2'),
    });
    await site.send(`/api/do/${token}`, { choice: 'approved' });
    expect(await now()).toEqual(['company', 'The bank']);
    await done('The bank');
    expect((await readProject(owner, id)).steps.every(({ state }) => state === 'done')).toBe(true);
  });

  it('asks and reminds no more of what staff have otherwise', async ({ site, later }) => {
    const owner = await becomeOwner(site);
    await save(owner, 'blueprint', { steps });
    const id = await startProject(owner, { packageId: 'blueprint' });
    const { steps: all, requests } = await readProject(owner, id);
    const tokenOf = (title: string) =>
      requests
        .find((one) => one.title === title)
        ?.url.split('/')
        .at(-1) ?? '';
    await post(owner, `/projects/${id}/steps/${all[0]?.id}/done`, {}, 200);
    await post(owner, `/projects/${id}/steps/${all[1]?.id}/done`, {}, 200);
    const project = await readProject(owner, id);
    expect(project.requests.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
    expect(project).toMatchObject({ holder: 'company', decisions: [] });
    const page = await site.app.request(`${site.origin}/do/${tokenOf('Name it')}`);
    expect(await page.text()).toContain('We no longer need this');
    later({ hours: 24 * 10 });
    await remindClients(site.context);
    const mails = (await site.mails()).filter(({ to }) => to === client.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['project-begun']);
  });

  it('moves its promise by each working day that the client is late', async ({ site }) => {
    const owner = await becomeOwner(site);
    await save(owner, 'blueprint', { steps });
    const id = await startProject(owner, { packageId: 'blueprint' });
    const promised = addWorkdays('2026-11-23', 19);
    site.clock.now = new Date('2026-11-27T20:00:00.000Z');
    // The first was due on Wednesday: late on Thursday and on Friday.
    const { promise } = await readProject(await signIn(site, ownerEmail), id);
    expect(promise).toBe(addWorkdays(promised, 2));
  });
});

describe('a paid order', () => {
  it('starts its work by itself, once, however often it is told of', async ({ site }) => {
    const owner = await becomeOwner(site);
    const reference = await buyPackage(site);
    await passSandboxTime(site);
    await passSandboxTime(site);
    const order = await site.database.read((db) => getOrderBy(db, 'reference', reference));
    if (!order) throw new Error('There is no order');
    await site.database.transaction((trx) => beginPaidOrder(site.context, trx, order));
    const all = await projects(site);
    expect(all).toMatchObject([
      { orderId: order.id, packageId: 'company-setup', title: 'Company Setup', language: 'en' },
    ]);
    const mails = (await site.mails()).filter(({ kind }) => kind === 'project-begun');
    expect(mails).toMatchObject([{ to: 'omar@cedar.example' }]);
    expect(await readProject(owner, all[0]?.id ?? '')).toMatchObject({
      order: reference,
      holder: 'client',
      person: { email: 'omar@cedar.example', name: 'Omar Haddad' },
    });
    const again = await owner.send(`/api/admin/orders/${reference}/begin`);
    expect([again.status, await again.json()]).toEqual([200, { id: all[0]?.id }]);
  });

  it('that was paid without an address starts its work when the buyer gives one', async ({
    site,
  }) => {
    await becomeOwner(site);
    const ask = { amount: 1, packageId: 'company-setup', language: 'pt' };
    const { orderId, clientSecret } = await site.send<Record<string, string>>(
      '/api/create-payment-intent',
      ask,
    );
    const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
    await site.send('/api/sandbox/confirm', { clientSecret, ...card });
    expect(await projects(site)).toEqual([]);
    const billing = { clientSecret, email: 'late@cedar.example' };
    for (let times = 0; times < 2; times += 1)
      await site.send(`/api/orders/${orderId}/billing`, billing, 'PUT');
    expect(await projects(site)).toMatchObject([{ orderId, language: 'pt' }]);
    const begun = (await site.mails()).filter(({ kind }) => kind === 'project-begun');
    expect(begun).toMatchObject([{ to: 'late@cedar.example' }]);
  });

  it('waits for a press where the owner says so, which many at once do once', async ({ site }) => {
    const owner = await becomeOwner(site);
    const setting = { startsByItself: false };
    const put = { method: 'PUT' };
    expect((await owner.send('/api/admin/project-settings', setting, put)).status).toBe(200);
    expect(await (await owner.get('/api/admin/project-settings')).json()).toMatchObject(setting);
    const reference = await buyPackage(site);
    expect(await projects(site)).toEqual([]);
    const presses = await Promise.all(
      [1, 2, 3, 4].map(() => owner.send(`/api/admin/orders/${reference}/begin`)),
    );
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(await projects(site)).toHaveLength(1);
  });

  it('that is not paid starts nothing, nor does a renewal or a package without steps', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const unpaid = await buyPackage(site, { card: null });
    expect((await owner.send(`/api/admin/orders/${unpaid}/begin`)).status).toBe(409);
    expect((await owner.send('/api/admin/orders/EN-NONE/begin')).status).toBe(404);
    await save(owner, 'store-care', { steps: [] });
    await buyPackage(site, { packageId: 'store-care', email: 'ana@a.example' });
    expect(await projects(site)).toEqual([]);
    await save(owner, 'store-care', { steps });
    site.clock.now = new Date('2026-12-24T10:00:00.000Z');
    await passSandboxTime(site);
    const charges = await site.database.read((db) =>
      db.selectFrom('charges').selectAll().execute(),
    );
    expect(charges).toHaveLength(2);
    expect(await projects(site)).toEqual([]);
  });
});
