import { describe, expect } from 'vitest';
import { removeTakenWords } from '#features/projects/closing/remove-taken-words.server.ts';
import { projectIdOfWords } from '#features/projects/do-links.server.ts';
import { testimonialKind } from '#features/testimonials/testimonials.server.ts';
import type { Today } from '#features/today/today.schema.ts';
import { mailsTo } from '../../factories/staff-bookings.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';
import { dumpDatabase } from '../../harness/dump-database.ts';
import { client, post, startProject } from './calls.ts';

const { email } = client;
const said = {
  do: 'give',
  words: 'Foi tudo claro, do princípio ao fim da linha.',
  rating: '5',
  name: 'Noor El-Amin',
  position: 'Fundadora',
  company: 'Tessera',
  consent: 'yes',
};

/** Closes work and returns the path of the page for a few words, as the mail has it. */
async function finish(site: StaffSite, owner: Browser, changes: object = {}): Promise<string> {
  const project = await startProject(owner, changes);
  await post(owner, `/projects/${project}/close`, {}, 200);
  const mails = (await mailsTo(site, email)).filter(({ kind }) => kind === 'project-finished');
  const [path] = /\/do\/words\/[\w-]{43}/.exec(mails.at(-1)?.text ?? '') ?? [];
  if (!path) throw new Error('The mail leads to no page for words');
  return path;
}

const press = (site: StaffSite, path: string, fields: Record<string, string>) =>
  Promise.resolve(
    site.app.request(`${site.origin}${path}`, {
      method: 'POST',
      headers: { Origin: 'null' },
      body: new URLSearchParams(fields),
    }),
  );
const page = async (site: StaffSite, path: string) =>
  (await site.app.request(`${site.origin}${path}`)).text();

const rows = ({ database }: StaffSite) =>
  database.read((db) => db.selectFrom('clientWords').selectAll().execute());
const records = ({ database }: StaffSite) =>
  database.read((db) =>
    db.selectFrom('contentRecords').selectAll().where('kind', '=', 'testimonials').execute(),
  );
const today = async (owner: Browser) =>
  ((await (await owner.get('/api/admin/today')).json()) as Today).work.words;

/** Publishes the draft as staff do, with what the Portuguese still lacks in English. */
async function publish(owner: Browser, id: string) {
  const path = `/api/admin/content/testimonials/${id}`;
  const shown = await owner.get(path);
  const { draft: values, revision } = (await shown.json()) as {
    draft: Record<string, unknown>;
    revision: number;
  };
  const english = { ...values, testimonial: 'All was clear.', position: 'Founder' };
  const saved = await owner.send(`${path}/draft`, english, {
    method: 'PUT',
    headers: { 'If-Match': `"${revision}"` },
  });
  expect(saved.status, await saved.clone().text()).toBe(200);
  const published = await owner.send(
    `${path}/publish`,
    {},
    {
      headers: { 'If-Match': `"${revision + 1}"` },
    },
  );
  expect(published.status, await published.clone().text()).toBe(200);
}

describe('the words of a client', () => {
  it('need neither a profession nor a company', async ({ site }) => {
    const owner = await becomeOwner(site);
    const path = await finish(site, owner);
    expect((await press(site, path, { ...said, position: '', company: '' })).status).toBe(303);
    expect(await rows(site)).toMatchObject([{ name: said.name, position: '', company: '' }]);
    expect(await records(site)).toHaveLength(1);
    expect(await page(site, path)).toContain('<footer>Noor El-Amin</footer>');
  });

  it('become a draft with the consent stored, which staff publish', async ({ site }) => {
    const owner = await becomeOwner(site);
    const path = await finish(site, owner, { language: 'pt' });
    const before = await dumpDatabase(site.database);
    expect(await page(site, path)).toContain('<html lang="pt-PT">');
    expect(await dumpDatabase(site.database)).toEqual(before);

    expect((await press(site, path, said)).status).toBe(303);
    const [row] = await rows(site);
    expect(row).toMatchObject({
      words: said.words,
      wording: expect.stringContaining('pode mostrar estas palavras'),
      language: 'pt',
      rating: 5,
      givenAt: site.clock.now.toISOString(),
      withdrawnAt: null,
    });
    const recordId = row?.recordId ?? '';
    expect(await records(site)).toMatchObject([
      { id: recordId, wasPublic: false, draft: { testimonialPt: said.words, testimonial: '' } },
    ]);
    const site1 = await (await site.app.request('/api/testimonials')).text();
    expect(site1).not.toContain('fim da linha');
    expect(await page(site, path)).toContain('Ainda não estão no nosso site');
    expect((await site.mails()).filter(({ kind }) => kind === 'client-words-given')).toHaveLength(
      1,
    );
    expect(await today(owner)).toMatchObject([{ recordId, isTaken: false }]);

    // A second press is told so, and makes no second draft.
    expect((await press(site, path, said)).status).toBe(409);
    expect(await rows(site)).toHaveLength(1);

    await publish(owner, recordId);
    expect(await (await site.app.request('/api/testimonials')).text()).toContain('fim da linha');
    expect(await page(site, path)).toContain('estão no nosso site');
    expect(await today(owner)).toEqual([]);
  });

  it.for([
    [{ consent: '' }, 'consent'],
    [{ words: ' ' }, 'words'],
    [{ rating: '6' }, 'rating'],
    [{ name: '' }, 'name'],
    [{ words: 'x'.repeat(2_001) }, 'words'],
  ] as const)(
    'are refused with the field, and kept in the form: %o',
    async ([change, field], { site }) => {
      const owner = await becomeOwner(site);
      const path = await finish(site, owner);
      const answer = await press(site, path, { ...said, ...change });
      const html = await answer.text();
      expect(answer.status).toBe(422);
      expect(html).toContain(`id="${field}-error"`);
      expect(html).toContain('value="Fundadora"');
      expect([await rows(site), await records(site)]).toEqual([[], []]);
    },
  );

  it('are taken back by the same link: the draft is gone with all that was kept', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const path = await finish(site, owner);
    expect((await press(site, path, { do: 'take-back' })).status).toBe(409);
    await press(site, path, said);
    expect((await press(site, path, { do: 'take-back' })).status).toBe(303);
    expect(await records(site)).toEqual([]);
    expect(JSON.stringify(await rows(site))).not.toContain('fim da linha');
    const versions = await site.database.read((db) =>
      db.selectFrom('contentVersions').selectAll().where('kind', '=', 'testimonials').execute(),
    );
    expect(JSON.stringify(versions)).not.toContain('fim da linha');
    expect(await today(owner)).toEqual([]);
    expect(await page(site, path)).toContain('Your words are taken back.');
    // Others may be written afterwards.
    expect((await press(site, path, { ...said, words: 'Other words.' })).status).toBe(303);
    expect(await records(site)).toHaveLength(1);
  });

  it('that are public stay until staff take them off, who are told', async ({ site }) => {
    const owner = await becomeOwner(site);
    const path = await finish(site, owner);
    await press(site, path, said);
    const recordId = (await rows(site))[0]?.recordId ?? '';
    await publish(owner, recordId);
    await press(site, path, { do: 'take-back' });
    expect((await site.mails()).filter(({ kind }) => kind === 'client-words-taken')).toHaveLength(
      1,
    );
    expect(await today(owner)).toMatchObject([{ recordId, isTaken: true }]);
    await removeTakenWords(site.context);
    expect(await site.database.read((db) => testimonialKind.read(db, recordId))).not.toBeNull();
    const [record] = await records(site);
    const withdrawn = await owner.send(
      `/api/admin/content/testimonials/${recordId}/withdraw`,
      {},
      { headers: { 'If-Match': `"${record?.revision}"` } },
    );
    expect(withdrawn.status).toBe(200);
    expect(await removeTakenWords(site.context)).toBe(1);
    expect(await records(site)).toEqual([]);
    expect(await today(owner)).toEqual([]);
  });

  it('go with the person who is erased, also from the site', async ({ site }) => {
    const owner = await becomeOwner(site);
    const path = await finish(site, owner, { language: 'pt' });
    // Content of other tests stays in their database.
    await press(site, path, { ...said, words: 'Um elogio sem-igual.' });
    const recordId = (await rows(site))[0]?.recordId ?? '';
    await publish(owner, recordId);
    const people = (await (await owner.get(`/api/admin/people?q=${email}`)).json()) as {
      people: { id: string }[];
    };
    await post(owner, `/people/${people.people[0]?.id}/erase`, {}, 200);
    const left = Object.entries(await dumpDatabase(site.database)).filter(([, all]) =>
      JSON.stringify(all).includes('sem-igual'),
    );
    expect(left.map(([table]) => table)).toEqual([]);
  });

  it('have no page before the work is done, nor for a link of another kind', async ({ site }) => {
    const owner = await becomeOwner(site);
    const path = await finish(site, owner);
    const token = path.split('/').at(-1) ?? '';
    expect(await site.database.read((db) => projectIdOfWords(db, token))).not.toBeNull();
    for (const other of ['/do/words/no-such', `/do/words/${token.slice(1)}x`])
      expect((await site.app.request(other)).status).toBe(404);
    expect((await site.app.request(`/do/${token}`)).status).toBe(404);
    expect((await press(site, '/do/words/no-such', said)).status).toBe(404);
    expect(await rows(site)).toEqual([]);
  });
});
