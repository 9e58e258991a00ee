import { describe, expect } from 'vitest';
import { becomeOwner, test as it, openBrowser, signIn } from '../../factories/staff-site.ts';
import { post, putPaper, readProject, startProject } from '../projects/calls.ts';
import { addMember } from '../projects/identity-papers.ts';
import { buyWithLink } from '../with-us/with-us-site.ts';
import { type PortalClient, portalOf, prepareClient } from './portal-clients.ts';

describe('the portal', () => {
  it('is of nobody who is not signed in', async ({ site }) => {
    const browser = openBrowser(site);
    for (const path of ['', '/export', '/projects/p1', '/projects/p1/files/f1', '/invoices/f1']) {
      const response = await browser.get(`/api/portal${path}`);
      const { code } = (await response.json()) as { code: string };
      expect([response.status, code], path).toEqual([401, 'not_signed_in']);
    }
    const text = { text: 'Hello' };
    expect((await browser.send('/api/portal/projects/p1/messages', text)).status).toBe(401);
    expect((await browser.send('/api/portal/link')).status).toBe(401);
  });

  it('shows the client what is done, asked, written, sent and paid', async ({ site }) => {
    const owner = await becomeOwner(site);
    const one = await prepareClient(site, owner, 'alder');
    const browser = await signIn(site, one.email);
    const portal = await portalOf(browser);
    // The order has begun work of its own.
    expect(portal.projects.map(({ name }) => name).sort()).toEqual(['Blueprint', 'alder work']);
    expect(portal.projects.find(({ id }) => id === one.project)).toMatchObject({
      status: 'in-progress',
      progress: 0,
      description: 'We wait for you.',
      descriptionPt: 'Aguardamos por si.',
    });
    const open = portal.tasks.find(({ title }) => title === 'alder question');
    expect(open).toMatchObject({ status: 'to-do', assignedTo: 'alder Client' });
    expect(open?.href).toMatch(/^\/do\/[\w-]+$/);
    expect((await browser.get(open?.href ?? '')).status).toBe(200);
    expect(portal.tasks.find(({ title }) => title === 'alder id')).toMatchObject({
      status: 'completed',
    });
    expect(portal.messages).toMatchObject([{ content: 'Dear alder.', isClient: false }]);
    expect(portal.documents.map(({ name, type }) => [name, type]).sort()).toEqual([
      ['alder-draft.pdf', 'pdf'],
      ['alder-passport.pdf', 'pdf'],
    ]);
    for (const { href = '', name } of portal.documents) {
      const file = await browser.get(href);
      expect(file.headers.get('Content-Disposition')).toContain(name);
      expect(await file.text()).toContain('alder');
    }
    expect(portal.invoices).toMatchObject([
      { number: 'FR alder/1', status: 'paid', amountCents: expect.any(Number) },
    ]);
    const invoice = await browser.get(portal.invoices[0]?.href ?? '');
    expect(invoice.headers.get('Content-Type')).toBe('application/pdf');
  });

  it('names who answers for the work, with the face of the team’s page', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, { email: 'face@tessera.example' });
    const { browser: rui, personId } = await addMember(site);
    const [first] = (await (await rui.get('/api/team')).json()) as { name: string; face: string }[];
    await site.database.transaction((trx) =>
      trx
        .updateTable('staff')
        .set({ name: first?.name ?? '' })
        .where('personId', '=', personId)
        .execute(),
    );
    const entrust = (body: object) =>
      owner.send(`/api/admin/projects/${project}/responsible`, body, { method: 'PUT' });
    expect((await entrust({ personId })).status).toBe(204);
    const browser = await signIn(site, 'face@tessera.example');
    const managerOf = async () => (await portalOf(browser)).projects[0]?.manager;
    expect(await managerOf()).toMatchObject({ name: first?.name, face: first?.face });
    expect((await entrust({ personId: null })).status).toBe(204);
    expect(await managerOf()).toEqual({
      name: 'Entrada',
      email: 'ola@entrada.example',
      face: expect.stringMatching(/^\/art\/face-\d+-door-[a-z]+\.svg$/),
    });
  });

  it('has a draft of ours in it once it is sent, and not before', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, { email: 'noor@tessera.example' });
    const { id } = await putPaper(owner, site, project, { name: 'draft.pdf' });
    const browser = await signIn(site, 'noor@tessera.example');
    expect((await portalOf(browser)).documents).toEqual([]);
    const path = `/api/portal/projects/${project}/files/${id}`;
    expect((await browser.get(path)).status).toBe(404);
    await post(owner, `/projects/${project}/messages`, { text: 'Here.', fileIds: [id] });
    expect((await portalOf(browser)).documents).toHaveLength(1);
    expect((await browser.get(path)).status).toBe(200);
  });

  it('calls who has no name by the address, and shows of finished work what was done', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const email = 'nameless@clients.example';
    await buyWithLink(site, { email });
    const browser = await signIn(site, email);
    const [begun] = (await portalOf(browser)).projects;
    const { tasks } = await portalOf(browser);
    expect(tasks.length).toBeGreaterThan(1);
    expect(new Set(tasks.map(({ assignedTo }) => assignedTo))).toEqual(new Set([email, 'Entrada']));
    const project = begun?.id ?? '';
    const { steps } = await readProject(owner, project);
    await post(owner, `/projects/${project}/steps/${steps[0]?.id}/done`, {}, 200);
    await site.database.transaction((trx) =>
      trx.updateTable('projects').set({ startDay: '2026-12-31' }).execute(),
    );
    await post(owner, `/projects/${project}/close`, {}, 200);
    const closed = await portalOf(browser);
    expect(closed.tasks.map(({ id, status }) => ({ id, status }))).toEqual([
      { id: steps[0]?.id, status: 'completed' },
    ]);
    const [ended] = closed.projects;
    expect(ended?.startDate).toBe(ended?.endDate);
  });

  it('counts the steps that are done, and nobody else shows a percentage', async ({ site }) => {
    const owner = await becomeOwner(site);
    const email = 'noor@tessera.example';
    const project = await startProject(owner, { email, packageId: 'blueprint' });
    const browser = await signIn(site, email);
    const before = (await portalOf(browser)).projects[0];
    expect(before).toMatchObject({ status: 'planning', progress: 0 });
    expect(before?.endDate).toMatch(/^20\d\d-/);
    const { steps } = await readProject(owner, project);
    const ours = steps.find(({ side }) => side === 'company');
    await post(owner, `/projects/${project}/steps/${ours?.id}/done`, {}, 200);
    expect((await portalOf(browser)).projects[0]).toMatchObject({
      status: 'in-progress',
      progress: Math.round(100 / steps.length),
    });
  });

  it('is told apart from what the browser has by its ETag', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, { email: 'noor@tessera.example' });
    const browser = await signIn(site, 'noor@tessera.example');
    const first = await browser.get('/api/portal');
    const etag = first.headers.get('ETag') ?? '';
    const again = (headers: Record<string, string>) =>
      browser.send('/api/portal', undefined, { method: 'GET', headers });
    expect((await again({ 'If-None-Match': etag })).status).toBe(304);
    await post(owner, `/projects/${project}/messages`, { text: 'News.' });
    expect((await again({ 'If-None-Match': etag })).status).toBe(200);
    expect(first.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('takes a message, once per key, tells the company and notes the client in the log', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const email = 'noor@tessera.example';
    const project = await startProject(owner, { email });
    const browser = await signIn(site, email);
    const path = `/api/portal/projects/${project}/messages`;
    const headers = { 'Idempotency-Key': 'k1' };
    const sent = await Promise.all(
      [1, 2, 3].map(() => browser.send(path, { text: 'When do we begin?' }, { headers })),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await portalOf(browser)).messages).toMatchObject([
      { content: 'When do we begin?', isClient: true, sender: 'Noor El-Amin' },
    ]);
    expect((await readProject(owner, project)).messages).toHaveLength(1);
    const rows = await site.database.read((db) =>
      db
        .selectFrom('auditLog')
        .select('actorKind')
        .where('action', '=', 'project.client-message')
        .execute(),
    );
    expect(rows).toEqual([{ actorKind: 'client' }]);
    const empty = await browser.send(path, { text: ' ' });
    expect(empty.status).toBe(422);
    expect(await empty.json()).toMatchObject({
      errors: [{ field: 'text', message: 'Please write a message' }],
    });
    await post(owner, `/projects/${project}/close`, {}, 200);
    expect((await browser.send(path, { text: 'Hello?' })).status).toBe(409);
  });

  it('leads to the client’s own page, where meetings are booked', async ({ site }) => {
    const owner = await becomeOwner(site);
    await startProject(owner, { email: 'noor@tessera.example' });
    const browser = await signIn(site, 'noor@tessera.example');
    const response = await browser.send('/api/portal/link');
    expect(response.status).toBe(201);
    const { url } = (await response.json()) as { url: string };
    expect(await (await browser.get(url)).text()).toContain('Company in Portugal');
  });

  it('gives everything of the client as a ZIP, and nothing for a HEAD', async ({ site }) => {
    const owner = await becomeOwner(site);
    const one = await prepareClient(site, owner, 'alder');
    const browser = await signIn(site, one.email);
    const logged = () =>
      site.database.read((db) =>
        db
          .selectFrom('auditLog')
          .select('actorKind')
          .where('action', '=', 'portal.export')
          .execute(),
      );
    const head = await browser.send('/api/portal/export', undefined, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await logged()).toEqual([]);
    const response = await browser.get('/api/portal/export');
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    const bytes = Buffer.from(await response.arrayBuffer());
    const listed = bytes.toString('latin1');
    for (const name of [
      'person.json',
      'projects.json',
      'papers/alder work/alder-draft.pdf',
      'papers/alder work/alder-passport.pdf',
      'invoices/FR alder-1.pdf',
    ])
      expect(listed).toContain(name);
    expect(await logged()).toEqual([{ actorKind: 'client' }]);
  });
});

describe('two clients with mirrored data', () => {
  it('see nothing of each other: each id of one is 404 for the other and for nobody', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const clients = [
      await prepareClient(site, owner, 'alder'),
      await prepareClient(site, owner, 'birch'),
    ];
    const readsOf = ({ project, paper, own, invoice, request }: PortalClient) => [
      `/api/portal/projects/${project}`,
      `/api/portal/projects/${project}/files/${paper}`,
      `/api/portal/projects/${project}/files/${own}`,
      `/api/portal/projects/${request}`,
      `/api/portal/invoices/${invoice}`,
    ];
    for (const mine of clients) {
      const browser = await signIn(site, mine.email);
      for (const other of clients.filter(({ word }) => word !== mine.word)) {
        const crossed = [
          `/api/portal/projects/${mine.project}/files/${other.paper}`,
          `/api/portal/projects/${mine.project}/files/${other.own}`,
        ];
        for (const path of [...readsOf(other), ...crossed]) {
          const response = await browser.get(path);
          expect([path, response.status]).toEqual([path, 404]);
          expect(await response.text()).not.toContain(other.word);
        }
        const write = await browser.send(`/api/portal/projects/${other.project}/messages`, {
          text: 'Hello',
        });
        expect(write.status).toBe(404);
        for (const path of ['/api/portal', '/api/session', '/api/account/sessions'])
          expect(await (await browser.get(path)).text(), path).not.toContain(other.word);
        const zip = Buffer.from(await (await browser.get('/api/portal/export')).arrayBuffer());
        const { inflateRawSync } = await import('node:zlib');
        expect(zip.toString('latin1')).toContain(mine.word);
        expect(unpacked(zip, inflateRawSync)).toContain(mine.word);
        expect(unpacked(zip, inflateRawSync)).not.toContain(other.word);
        const { url } = (await (await browser.send('/api/portal/link')).json()) as { url: string };
        expect(await (await browser.get(url)).text()).not.toContain(other.word);
        for (const path of [
          '/api/admin/search?q=birch',
          '/api/events',
          `/files/${other.paper}/a.pdf`,
        ]) {
          const response = await browser.get(path);
          expect([403, 404], path).toContain(response.status);
          expect(await response.text()).not.toContain(`${other.word} `);
        }
      }
    }
    const nobody = openBrowser(site);
    for (const client of clients)
      for (const path of readsOf(client)) {
        const response = await nobody.get(path);
        expect([path, response.status]).toEqual([path, 401]);
        expect(await response.text()).not.toContain(client.word);
      }
  });
});

/** Returns the names and contents of a ZIP file, as text. */
function unpacked(zip: Buffer, inflate: (bytes: Buffer) => Buffer): string {
  const texts: string[] = [];
  // Each entry of the directory (APPNOTE.TXT 4.3.12) says where the file begins and how long it is.
  for (
    let at = zip.indexOf('PK\u0001\u0002');
    at >= 0;
    at = zip.indexOf('PK\u0001\u0002', at + 4)
  ) {
    const [method, size, name] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const start = zip.readUInt32LE(at + 42);
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const bytes = zip.subarray(from, from + size);
    texts.push(zip.toString('utf8', at + 46, at + 46 + name));
    texts.push((method === 8 ? inflate(bytes) : bytes).toString('latin1'));
  }
  return texts.join('\n');
}
