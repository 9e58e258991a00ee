import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { attachPdf, samplePdf } from '../../factories/certified-invoices.ts';
import { unzip } from '../../factories/content/zip-files.ts';
import { mailsTo } from '../../factories/staff-bookings.ts';
import { buyPackage } from '../../factories/staff-orders.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';
import { dumpDatabase } from '../../harness/dump-database.ts';
import { openClient, openProved } from '../with-us/proved-browser.ts';
import { newestToken } from '../with-us/with-us-site.ts';
import { ask, client, pdf, post, putFile, putPaper, startProject } from './calls.ts';

const { email } = client;
const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Work that was answered, papers handed in and a version approved, and then closed. */
async function finish(site: StaffSite, owner: Browser, changes: object = {}) {
  const project = await startProject(owner, { email, ...changes });
  const question = await ask(owner, project, { kind: 'answer', title: 'What will it sell?' });
  await site.send(`/api/do/${question.token}`, { text: 'Azulejos <b>& coração</b>' });
  const papers = await ask(owner, project, { kind: 'document', title: 'Your papers' });
  const files = [];
  for (const name of ['Certidão de nascença.pdf', 'nif.pdf', 'NIF.pdf']) {
    const id = crypto.randomUUID();
    await putFile(site, papers.token, { id, name, bytes: pdf(name) });
    files.push(id);
  }
  await site.send(`/api/do/${papers.token}`, { files });
  const draft = await putPaper(owner, site, project, { name: 'pacto.pdf', bytes: pdf('first') });
  const look = { kind: 'approval', title: 'The articles', fileId: draft.id };
  const { token } = await ask(owner, project, look);
  await site.send(`/api/do/${token}`, { choice: 'approved', sha256: sum(pdf('first')) });
  await post(owner, `/projects/${project}/messages`, {
    text: 'It was a pleasure.',
    fileIds: [draft.id],
  });
  await ask(owner, project, { kind: 'answer', title: 'Never answered' });
  await post(owner, `/projects/${project}/close`, {}, 200);
  return { project, zip: await zipOf(site, project) };
}

/** The address of the ZIP in the mail that thanks. */
async function zipOf(site: StaffSite, project: string): Promise<string> {
  const mails = (await mailsTo(site, email)).filter(({ kind }) => kind === 'project-finished');
  const found = new RegExp(`/with-us/[\\w-]{43}/archive/${project}`).exec(mails.at(-1)?.text ?? '');
  if (!found) throw new Error('No mail leads to the ZIP');
  return found[0];
}

/** The addresses of a page, decoded. */
const linksOf = (page: string) =>
  [...page.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decodeURIComponent(href));

describe('work that is closed', () => {
  it.for([
    ['en', 'It is done', 'documents', 'You approved', 'What you decided'],
    ['pt', 'Está feito', 'documentos', 'Aprovou', 'O que decidiu'],
  ] as const)(
    'thanks the client in %s and gives all of it as a ZIP behind a code',
    async ([language, subject, folder, approved, decided], { site }) => {
      const owner = await becomeOwner(site);
      const { project, zip } = await finish(site, owner, { language });
      const link = zip.split('/')[2];
      await post(owner, `/projects/${project}/close`, {}, 200);
      const thanks = (await mailsTo(site, email)).filter(({ kind }) => kind === 'project-finished');
      expect(thanks).toHaveLength(1);
      expect(thanks[0]?.subject).toContain(subject);

      const stranger = openClient(site);
      expect(await (await stranger.get(`/with-us/${link}`)).text()).toContain(`href="${zip}"`);
      const before = await dumpDatabase(site.database);
      expect((await stranger.get(zip)).status).toBe(403);
      expect(await dumpDatabase(site.database)).toEqual(before);

      const browser = await openProved(site, zip, email);
      const sent = await browser.get(zip);
      expect([sent.status, sent.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
      expect(sent.headers.get('Content-Disposition')).toContain('attachment');
      expect(sent.headers.get('Cache-Control')).toBe('private, no-store');
      const files = await unzip(Buffer.from(await sent.arrayBuffer()));
      const { 'index.html': page = '', ...papers } = files;
      const names = Object.keys(papers).map((name) => name.toLowerCase());
      expect(names.sort()).toEqual(
        ['certidão de nascença.pdf', 'nif (2).pdf', 'nif.pdf', 'pacto.pdf'].map(
          (name) => `${folder}/${name}`,
        ),
      );
      for (const name of ['Certidão de nascença.pdf', 'nif.pdf', 'NIF.pdf', 'first'])
        expect(Object.values(papers)).toContain(Buffer.from(pdf(name)).toString());
      expect(new Set(linksOf(page))).toEqual(new Set(Object.keys(papers)));
      for (const said of [approved, decided, sum(pdf('first')), 'It was a pleasure.'])
        expect(page).toContain(said);
      expect(page).toContain('Azulejos &lt;b&gt;&amp; coração&lt;/b&gt;');
      expect(page).not.toContain('Never answered');
      expect(page).not.toMatch(/<script|https?:|src=|@import|url\(/);
      expect(page).toContain(`<html lang="${language === 'pt' ? 'pt-PT' : 'en'}">`);
      expect((await site.app.request(zip, { method: 'HEAD' })).status).toBe(403);
    },
  );

  it('tells a time that was chosen and files handed in as such, and does not end before it began', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, { email, language: 'pt' });
    const time = await ask(owner, project, { kind: 'time', title: 'Uma chamada' });
    await site.send(`/api/do/${time.token}`, { date: '2026-11-25', time: '10:00' });
    const paper = await ask(owner, project, { kind: 'document', title: 'Uma fatura' });
    const id = crypto.randomUUID();
    await putFile(site, paper.token, { id, name: 'fatura.pdf', bytes: pdf('bill') });
    await site.send(`/api/do/${paper.token}`, { files: [id] });
    await site.database.transaction((trx) =>
      trx.updateTable('projects').set({ startDay: '2026-11-30' }).execute(),
    );
    await post(owner, `/projects/${project}/close`, {}, 200);
    const zip = await zipOf(site, project);
    const files = await unzip(
      Buffer.from(await (await (await openProved(site, zip, email)).get(zip)).arrayBuffer()),
    );
    const said = (files['index.html'] ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(said).toContain('A hora, em Lisboa quarta-feira, 25 de novembro de 2026, 10:00');
    expect(said).toContain('Os ficheiros fatura.pdf');
    expect(said).not.toContain('Escreveu');
    expect(said).not.toContain('30 de novembro');
  });

  it('has the words with which a client consented to the copy of a card', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, { email });
    const card = { kind: 'document', title: 'Cartão de Cidadão', identity: 'citizen-card' };
    const { token } = await ask(owner, project, card);
    const id = crypto.randomUUID();
    await putFile(site, token, { id, name: 'cc.pdf', bytes: pdf('card') });
    await site.send(`/api/do/${token}`, { files: [id], consent: true });
    await post(owner, `/projects/${project}/close`, {}, 200);
    const zip = await zipOf(site, project);
    const browser = await openProved(site, zip, email);
    const files = await unzip(Buffer.from(await (await browser.get(zip)).arrayBuffer()));
    expect(Object.keys(files)).toContain('documents/Cartão de Cidadão.pdf');
    expect(files['index.html']).toMatch(/You consented to the copy[\s\S]*I am the holder/);
  });

  it('has the invoices of its order as PDF', async ({ site }) => {
    const owner = await becomeOwner(site);
    const reference = await buyPackage(site, { email });
    await attachPdf(site, owner, reference, { number: 'FR 2026/12', body: samplePdf('mine') });
    const { projects } = (await (
      await owner.get(`/api/admin/projects?order=${reference}`)
    ).json()) as { projects: { id: string }[] };
    const id = projects[0]?.id ?? '';
    await post(owner, `/projects/${id}/close`, {}, 200);
    const zip = await zipOf(site, id);
    const browser = await openProved(site, zip, email);
    const files = await unzip(Buffer.from(await (await browser.get(zip)).arrayBuffer()));
    expect(files['invoices/FR 2026_12.pdf']).toContain('mine');
    expect(linksOf(files['index.html'] ?? '')).toContain('invoices/FR 2026_12.pdf');
  });

  it('is a ZIP for its own client alone, and not before it is closed', async ({ site }) => {
    const owner = await becomeOwner(site);
    const mine = await finish(site, owner);
    const other = 'rui@atlas.example';
    const theirs = await startProject(owner, { email: other, name: 'Rui' });
    await ask(owner, theirs, { kind: 'answer', title: 'A question' });
    const link = await newestToken(site, other);
    const nobody = openClient(site);
    expect((await nobody.get(`/with-us/${link}/archive/${mine.project}`)).status).toBe(404);
    expect((await nobody.get(`/with-us/${link}/archive/${theirs}`)).status).toBe(404);
    expect((await nobody.get(`/with-us/no-link/archive/${mine.project}`)).status).toBe(404);
  });

  it('reads one file at a time, and lets go of it when a download is broken off', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const { zip } = await finish(site, owner);
    const browser = await openProved(site, zip, email);
    let open = 0;
    let most = 0;
    const storeOf = site.context.files.storeOf.bind(site.context.files);
    const watched = site.context.files as { storeOf: typeof storeOf };
    watched.storeOf = (storage) => {
      const store = storeOf(storage);
      if (!store) return store;
      return {
        ...store,
        read: async (place: string) => {
          const bytes = await store.read(place);
          if (bytes === null) return null;
          open += 1;
          most = Math.max(most, open);
          const through = new TransformStream<Uint8Array, Uint8Array>({
            flush: () => {
              open -= 1;
            },
          });
          return bytes.pipeThrough(through);
        },
      };
    };
    const sent = await browser.get(zip);
    expect(open).toBe(0);
    expect((await sent.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    expect([open, most]).toEqual([0, 1]);
  });
});
