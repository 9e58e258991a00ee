import { expect } from 'vitest';
import { removeOldProofs } from '#features/auth/client-code/client-code.server.ts';
import { zipOf } from '../../factories/content/zip-files.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';
import { dumpDatabase } from '../../harness/dump-database.ts';
import { ask, pdf, post, putFile, putPaper, startProject } from '../projects/calls.ts';
import { newestCode, openClient } from './proved-browser.ts';
import { buyWithLink, newestToken } from './with-us-site.ts';

const email = 'noor@tessera.example';

/** Work in which a client handed in a ZIP file and a PDF; returns their addresses below the client's link. */
async function handIn(site: StaffSite, changes: object = {}) {
  const owner = await becomeOwner(site);
  const project = await startProject(owner, { email, ...changes });
  const { token } = await ask(owner, project, { kind: 'document', title: 'Your photographs' });
  const zip = crypto.randomUUID();
  const paper = crypto.randomUUID();
  const bytes = new Uint8Array(await zipOf({ 'a.txt': 'The secret of the archive' }));
  expect((await putFile(site, token, { id: zip, name: 'photos.zip', bytes })).status).toBe(201);
  expect((await putFile(site, token, { id: paper, bytes: pdf() })).status).toBe(201);
  await site.send(`/api/do/${token}`, { files: [zip, paper] });
  const link = await newestToken(site, email);
  const at = (id: string) => `/with-us/${link}/papers/${id}`;
  return { owner, link, zip: at(zip), paper: at(paper), bytes };
}

it('lists what the client handed in, and opens a paper that is no ZIP without a code', async ({
  site,
}) => {
  const { link, zip, paper } = await handIn(site);
  const client = openClient(site);
  const page = await (await client.get(`/with-us/${link}`)).text();
  expect(page).toContain(`href="${zip}"`);
  expect(page).toContain(`href="${paper}"`);
  const opened = await client.get(paper);
  expect(opened.status).toBe(200);
  expect(opened.headers.get('Content-Type')).toBe('application/pdf');
  expect(opened.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await opened.text()).toContain('A paper');
});

it.for([
  ['en', 'This document needs a code', 'n…\u2060@tessera.example'],
  ['pt', 'Este documento precisa de um código', 'n…\u2060@tessera.example'],
] as const)(
  'asks in %s for a mailed code before a ZIP, once in a browser',
  async ([language, title, hidden], { site }) => {
    const { zip, bytes } = await handIn(site, { language });
    const client = openClient(site);
    const asked = await client.get(zip);
    expect(asked.status).toBe(403);
    expect(asked.headers.get('Referrer-Policy')).toBe('no-referrer');
    const page = await asked.text();
    expect(page).toContain(title);
    expect(page).toContain(hidden);
    expect(page).not.toContain('archive');
    expect((await client.press(zip, { do: 'ask' })).status).toBe(303);
    expect(await (await client.get(zip)).text()).toContain('name="code"');
    const code = await newestCode(site, email);
    // Spaces of a code that was copied do not matter.
    const opened = await client.press(zip, {
      do: 'open',
      code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(opened.status).toBe(303);
    const sent = await client.get(zip);
    expect(sent.status).toBe(200);
    expect(new Uint8Array(await sent.arrayBuffer())).toEqual(bytes);
    expect(sent.headers.get('Content-Disposition')).toContain('attachment');
    // The same browser is not asked again; another one is, and the code is spent.
    expect((await client.get(zip)).status).toBe(200);
    const other = openClient(site);
    expect((await other.get(zip)).status).toBe(403);
    expect((await other.press(zip, { do: 'open', code })).status).toBe(422);
  },
);

it('takes five tries of a code for 15 minutes, in the browser that asked alone', async ({
  site,
  later,
}) => {
  const { zip } = await handIn(site);
  const client = openClient(site);
  await client.press(zip, { do: 'ask' });
  const code = await newestCode(site, email);
  const wrong = code === '000000' ? '000001' : '000000';
  const thief = openClient(site);
  await thief.press(zip, { do: 'ask' });
  // A code that was made for another browser.
  expect((await thief.press(zip, { do: 'open', code })).status).toBe(422);
  for (const left of [4, 3, 2, 1])
    expect(await (await client.press(zip, { do: 'open', code: wrong })).text()).toContain(
      `Tries left: ${left}.`,
    );
  await client.press(zip, { do: 'open', code: wrong });
  const late = await client.press(zip, { do: 'open', code });
  expect(late.status).toBe(422);
  expect(await late.text()).toContain('can no longer be used');
  await client.press(zip, { do: 'ask' });
  const second = await newestCode(site, email);
  later({ minutes: 16 });
  expect((await client.press(zip, { do: 'open', code: second })).status).toBe(422);
  await removeOldProofs(site.context);
  const rows = await site.database.read((db) =>
    db.selectFrom('clientProofs').selectAll().execute(),
  );
  expect(rows).toEqual([]);
});

it('counts tries that come at once', async ({ site }) => {
  const { zip } = await handIn(site);
  const client = openClient(site);
  await client.press(zip, { do: 'ask' });
  await Promise.all(
    Array.from({ length: 30 }, () => client.press(zip, { do: 'open', code: '12' })),
  );
  const { tries } = await site.database.read((db) =>
    db.selectFrom('clientProofs').select('tries').executeTakeFirstOrThrow(),
  );
  expect(tries).toBe(5);
});

it('mails ten codes a day at most, and stores hashes alone', async ({ site }) => {
  const { zip } = await handIn(site);
  const client = openClient(site);
  for (let number = 0; number < 10; number += 1)
    expect((await client.press(zip, { do: 'ask' })).status).toBe(303);
  const over = await client.press(zip, { do: 'ask' });
  expect(over.status).toBe(422);
  expect(await over.text()).toContain('Too many codes');
  const code = await newestCode(site, email);
  const rows = JSON.stringify(
    await site.database.read((db) => db.selectFrom('clientProofs').selectAll().execute()),
  );
  expect(rows).not.toContain(code);
  for (const secret of client.cookies.values()) expect(rows).not.toContain(secret);
});

it('changes nothing when it is read, as scanners do', async ({ site }) => {
  const { zip, paper } = await handIn(site);
  const before = await dumpDatabase(site.database);
  for (const path of [zip, paper, `${zip}?do=ask`])
    for (const method of ['GET', 'HEAD'])
      await (await site.app.request(`${site.origin}${path}`, { method })).arrayBuffer();
  expect(await dumpDatabase(site.database)).toEqual(before);
});

it('is 404 for another client, for an ended link, and for a link that was only shown', async ({
  site,
}) => {
  const mine = await handIn(site);
  const other = await startProject(mine.owner, { email: 'other@tessera.example' });
  await ask(mine.owner, other, { kind: 'answer', title: 'Your plan' });
  const theirs = await newestToken(site, 'other@tessera.example');
  const { shown } = await buyWithLink(site, { email });
  const client = openClient(site);
  for (const address of [mine.zip, mine.paper]) {
    for (const token of [theirs, shown, 'nobody']) {
      const foreign = address.replace(mine.link, token);
      expect((await client.get(foreign)).status).toBe(404);
      expect((await client.press(foreign, { do: 'ask' })).status).toBe(404);
    }
  }
  await client.press(mine.zip, { do: 'ask' });
  await client.press(mine.zip, { do: 'open', code: await newestCode(site, email) });
  expect((await client.get(mine.zip)).status).toBe(200);
  // Ending all links ends what browsers have proved.
  await client.press(`/with-us/${mine.link}`, { do: 'end' });
  expect((await client.get(mine.zip)).status).toBe(404);
  const proofs = await site.database.read((db) =>
    db.selectFrom('clientProofs').selectAll().execute(),
  );
  expect(proofs).toEqual([]);
});

it('asks for the code too where a ZIP of ours was sent with a message', async ({ site }) => {
  const owner = await becomeOwner(site);
  const project = await startProject(owner, { email });
  const bytes = new Uint8Array(await zipOf({ 'plan.txt': 'Ours' }));
  const { id } = await putPaper(owner, site, project, { name: 'plan.zip', bytes });
  await post(owner, `/projects/${project}/messages`, { text: 'The plan.', fileIds: [id] });
  const mail = (await site.mails()).findLast(({ text }) => text.includes('/do/papers/'));
  const [path = ''] = /\/do\/papers\/[\w-]+/.exec(mail?.text ?? '') ?? [];
  const client = openClient(site);
  expect((await client.get(`${path}/file`)).status).toBe(403);
  expect((await client.press(`${path}/file`, { do: 'ask' })).status).toBe(303);
  await client.press(`${path}/file`, { do: 'open', code: await newestCode(site, email) });
  const sent = await client.get(`${path}/file`);
  expect(new Uint8Array(await sent.arrayBuffer())).toEqual(bytes);
});
