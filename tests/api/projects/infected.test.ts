import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createFiles } from '#platform/files/files.server.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';
import { eicar, type FakeClamd, startClamd } from '../../fakes/clamd.ts';
import { ask, putFile, readProject, startProject } from './calls.ts';

let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await startClamd();
});
afterAll(() => clamd.close());
beforeEach(() => {
  clamd.condition.is = 'working';
});

const bytes = new TextEncoder().encode(eicar);

async function asked(site: StaffSite, language = 'en') {
  const { dataDir } = site;
  site.services.files = createFiles({ dataDir, filesS3Url: null, clamd: clamd.address });
  const owner = await becomeOwner(site);
  const project = await startProject(owner, { language });
  const { token } = await ask(owner, project, { kind: 'document', title: 'A bill' });
  return { owner, project, token };
}

/** What is left of a file: rows, and bytes on their way. */
async function leftOver(site: StaffSite) {
  const rows = await site.database.read((db) => db.selectFrom('files').select('id').execute());
  const papers = await site.database.read((db) =>
    db.selectFrom('projectDocuments').select('id').execute(),
  );
  return [...rows, ...papers, ...readdirSync(join(site.dataDir, 'files', 'incoming'))];
}

it.for([
  ['en', 'virus'],
  ['pt', 'vírus'],
] as const)(
  'a paper with a virus is refused in %s and leaves nothing',
  async ([language, word], { site }) => {
    const { token } = await asked(site, language);
    const response = await putFile(site, token, { name: 'bill.txt', bytes });
    expect(response.status).toBe(422);
    const problem = (await response.json()) as { code: string; title: string; titlePt?: string };
    expect(problem.code).toBe('infected');
    const said = language === 'pt' ? (problem.titlePt ?? problem.title) : problem.title;
    expect(said.toLowerCase()).toContain(word);
    expect(await leftOver(site)).toEqual([]);
  },
);

it('the same without scripts: the page says which file, and the others are kept', async ({
  site,
}) => {
  const { owner, project, token } = await asked(site);
  const form = new FormData();
  form.append('file', new File([bytes], 'bill.txt', { type: 'text/plain' }));
  form.append('file', new File(['A clean page'], 'clean.txt', { type: 'text/plain' }));
  const send = (body: FormData) =>
    site.app.request(`${site.origin}/do/${token}`, { method: 'POST', body });
  const refused = await send(form);
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toMatch(/bill\.txt:[^<]*virus/i);
  expect(page).toContain('Arrived: clean.txt');
  expect((await readProject(owner, project)).documents).toEqual([]);
  const [, id = ''] = /name="files"[^>]*value="([^"]+)"/.exec(page) ?? [];
  const again = new FormData();
  again.append('files', id);
  expect((await send(again)).status).toBe(303);
  expect((await readProject(owner, project)).documents).toMatchObject([{ name: 'clean.txt' }]);
});

it('a scanner that is away lets nothing in, and the client may try again', async ({ site }) => {
  const { token } = await asked(site);
  clamd.condition.is = 'silent';
  const response = await putFile(site, token, { name: 'bill.txt', bytes });
  expect(response.status).toBe(503);
  expect(await leftOver(site)).toEqual([]);
});
