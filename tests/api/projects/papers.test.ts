import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { mostPaperBytes } from '#features/projects/projects.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';
import { dumpDatabase } from '../../harness/dump-database.ts';
import { ask, pdf, post, putFile, putPaper, readProject, startProject } from './calls.ts';

const papers = { kind: 'document', title: 'A copy of your passport', text: 'All pages.' };
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function act(site: StaffSite, token: string, body: unknown) {
  const response = await site.app.request(`${site.origin}/api/do/${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function askForPapers(owner: Browser) {
  const project = await startProject(owner);
  return { project, ...(await ask(owner, project, papers)) };
}

/** What lies in the folder in which files arrive. */
function incoming({ dataDir }: StaffSite): string[] {
  try {
    return readdirSync(join(dataDir, 'files', 'incoming'));
  } catch {
    return [];
  }
}

describe('a request for papers', () => {
  it('takes several files, of which those that are named are handed in', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { project, token } = await askForPapers(owner);
    const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;
    for (const [at, id] of ids.entries()) {
      const response = await putFile(site, token, {
        id,
        name: `page ção ${at}.pdf`,
        bytes: pdf(id),
      });
      expect([response.status, await response.json()]).toEqual([
        201,
        { id, name: `page ção ${at}.pdf` },
      ]);
    }
    expect((await readProject(owner, project)).documents).toEqual([]);
    expect(await act(site, token, { files: ids.slice(0, 2) })).toMatchObject({ status: 200 });
    const { documents, decisions, holder } = await readProject(owner, project);
    expect(documents.map(({ name, side }) => `${name} ${side}`).sort()).toEqual([
      'page ção 0.pdf client',
      'page ção 1.pdf client',
    ]);
    expect(decisions).toMatchObject([
      {
        choice: 'handed-in',
        comment: expect.stringMatching(/page ção [01]\.pdf\npage ção [01]\.pdf/),
      },
    ]);
    expect(holder).toBe('company');
    const [first] = documents;
    const read = await owner.get(`/api/admin/projects/${project}/files/${first?.id}`);
    expect(read.status).toBe(200);
    expect(sha256(new Uint8Array(await read.arrayBuffer()))).toBe(first?.versions[0]?.sha256);
    const other = await owner.get(`/api/admin/projects/${project}/files/${ids[2]}`);
    expect(other.status).toBe(404);
  });

  it('takes the same id again as the same upload, and other bytes under it never', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const { token } = await askForPapers(owner);
    const id = crypto.randomUUID();
    const send = (bytes = pdf()) => putFile(site, token, { id, bytes });
    expect((await send()).status).toBe(201);
    const before = await dumpDatabase(site.database);
    const again = await Promise.all([send(), send(), send()]);
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send(pdf('Another'))).status).toBe(409);
    expect(await dumpDatabase(site.database)).toEqual(before);
    const another = await askForPapers(owner);
    expect((await putFile(site, another.token, { id })).status).toBe(409);
  });

  it.for([
    ['too large', 413, 'too_large', 'big.pdf', () => new Uint8Array(mostPaperBytes + 1)],
    ['of a type that is not accepted', 415, 'type_not_allowed', 'tool.exe', () => pdf().fill(7)],
    ['not what its name says', 415, 'type_mismatch', 'photo.jpg', () => pdf()],
    ['empty', 422, 'empty_file', 'empty.pdf', () => new Uint8Array()],
  ] as const)(
    'refuses a file that is %s, in words, and keeps nothing of it',
    async ([, status, code, name, bytes], { site }) => {
      const owner = await becomeOwner(site);
      const { token } = await askForPapers(owner);
      const before = await dumpDatabase(site.database);
      const response = await putFile(site, token, { name, bytes: bytes() });
      const body = (await response.json()) as { code: string; title: string };
      expect([response.status, body.code]).toEqual([status, code]);
      if (code === 'type_not_allowed') expect(body.title).toContain('PDF, PNG, JPEG');
      expect(await dumpDatabase(site.database)).toEqual(before);
      expect(incoming(site)).toEqual([]);
    },
  );

  it('leaves nothing of uploads that are cut off anywhere, and takes them again', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const { token } = await askForPapers(owner);
    const bytes = pdf('x'.repeat(40_000));
    const before = await dumpDatabase(site.database);
    for (let at = 0; at < 40; at += 1) {
      const cut = Math.floor((bytes.length * at) / 40);
      const body = new ReadableStream({
        pull(controller) {
          if (cut > 0) controller.enqueue(bytes.slice(0, cut));
          controller.error(new Error('The connection broke off'));
        },
      });
      await Promise.resolve(
        site.app.request(`${site.origin}/api/do/${token}/files/${crypto.randomUUID()}`, {
          method: 'PUT',
          headers: { 'X-File-Name': 'cut.pdf' },
          body,
          duplex: 'half',
        } as RequestInit),
      ).catch(() => null);
    }
    expect(await dumpDatabase(site.database)).toEqual(before);
    expect(incoming(site)).toEqual([]);
    expect((await putFile(site, token, { bytes })).status).toBe(201);
  });

  it('names what is wrong with a list of files', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { token } = await askForPapers(owner);
    const other = await askForPapers(owner);
    const theirs = crypto.randomUUID();
    await putFile(site, other.token, { id: theirs });
    for (const files of [[], [theirs], [crypto.randomUUID()]])
      expect(await act(site, token, { files })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'files' }] },
      });
    expect(await act(site, token, {})).toMatchObject({ status: 422 });
  });

  it('takes a form with files without scripts, one by one as they arrive', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { project, token } = await askForPapers(owner);
    const form = new FormData();
    form.append('file', new File([pdf('one')], 'cartão.pdf'));
    form.append('file', new File([pdf('two')], 'two.pdf'));
    const sent = await site.app.request(`${site.origin}/do/${token}`, {
      method: 'POST',
      headers: { Origin: 'null' },
      body: form,
    });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, `/do/${token}`]);
    const { documents } = await readProject(owner, project);
    expect(documents.map(({ name }) => name).sort()).toEqual(['cartão.pdf', 'two.pdf']);
    const html = await (await site.app.request(`${site.origin}/do/${token}`)).text();
    expect(html).toContain('We have your documents.');
  });

  it('keeps what arrived of such a form beside what was refused', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { project, token } = await askForPapers(owner);
    const form = new FormData();
    form.append('file', new File([pdf('one')], 'one.pdf'));
    form.append('file', new File([pdf().fill(7)], 'tool.exe'));
    const path = `${site.origin}/do/${token}`;
    const refused = await site.app.request(path, { method: 'POST', body: form });
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(html).toContain('tool.exe: This type of file is not accepted');
    const [, kept = ''] = /name="files"[^>]*value="([^"]+)"/.exec(html) ?? [];
    const again = new FormData();
    again.append('files', kept);
    again.append('file', new File([], ''));
    expect((await site.app.request(path, { method: 'POST', body: again })).status).toBe(303);
    expect((await readProject(owner, project)).documents).toMatchObject([{ name: 'one.pdf' }]);
  });

  it('shows a form to print, sign and photograph', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner);
    const paper = await putPaper(owner, site, project, { name: 'procuração.pdf' });
    const { token } = await ask(owner, project, { ...papers, fileId: paper.id });
    const html = await (await site.app.request(`${site.origin}/do/${token}`)).text();
    expect(html).toContain('Open procuração.pdf');
    expect(html).toContain('sign it by hand');
  });

  it('stays apart from the library and from its addresses', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { token } = await askForPapers(owner);
    const id = crypto.randomUUID();
    await putFile(site, token, { id, name: 'passport.pdf' });
    await act(site, token, { files: [id] });
    expect(await (await owner.get('/api/admin/files')).text()).not.toContain('passport');
    expect((await owner.get(`/files/${id}/passport.pdf`)).status).toBe(404);
  });
});

describe('a request for approval', () => {
  const approval = { kind: 'approval', title: 'Articles of association' };

  async function askToApprove(site: StaffSite, owner: Browser) {
    const project = await startProject(owner);
    const first = pdf('first');
    const { id } = await putPaper(owner, site, project, { bytes: first });
    const asked = await ask(owner, project, { ...approval, fileId: id });
    return { project, paper: id, sha: sha256(first), request: asked.id, token: asked.token };
  }

  it('shows the exact version, whose hash is kept with the words that were shown', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const { project, token, sha } = await askToApprove(site, owner);
    const shown = (await (await site.app.request(`${site.origin}/api/do/${token}`)).json()) as {
      document: { url: string };
    };
    expect(shown).toMatchObject({ document: { version: 1, sha256: sha, name: 'draft.pdf' } });
    const read = await site.app.request(site.origin + shown.document.url);
    expect(sha256(new Uint8Array(await read.arrayBuffer()))).toBe(sha);
    expect(read.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await (await site.app.request(`${site.origin}/do/${token}`)).text();
    expect(html.indexOf('you approve version 1')).toBeLessThan(html.indexOf('value="approved"'));
    expect(html).toContain(sha.slice(0, 8));
    const deed = { choice: 'approved', sha256: sha };
    expect(await act(site, token, deed)).toMatchObject({ status: 200 });
    expect((await readProject(owner, project)).decisions).toMatchObject([
      { choice: 'approved', sha256: sha, words: `${approval.title}\nI approve`, language: 'en' },
    ]);
  });

  it('refuses a decision about an earlier version, and takes one about the newest', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const { project, paper, token, sha } = await askToApprove(site, owner);
    const second = pdf('second');
    expect((await putPaper(owner, site, project, { id: paper, bytes: second })).status).toBe(201);
    expect((await putPaper(owner, site, project, { id: paper, bytes: second })).status).toBe(200);
    const refused = await act(site, token, { choice: 'approved', sha256: sha });
    expect(refused).toMatchObject({ status: 409, body: { code: 'newer_version' } });
    const stale = new URLSearchParams({ choice: 'approved', sha256: sha });
    const page = await site.app.request(`${site.origin}/do/${token}`, {
      method: 'POST',
      body: stale,
    });
    expect(page.status).toBe(409);
    expect(await page.text()).toContain(sha256(second));
    expect(await act(site, token, { choice: 'approved', sha256: sha256(second) })).toMatchObject({
      status: 200,
    });
  });

  it('asks again for a newer version of what was decided', async ({ site, later }) => {
    const owner = await becomeOwner(site);
    const { project, paper, token, sha } = await askToApprove(site, owner);
    const changes = { choice: 'changes', comment: 'Another name, please', sha256: sha };
    expect(await act(site, token, changes)).toMatchObject({ status: 200 });
    expect((await readProject(owner, project)).holder).toBe('company');
    const before = new Set((await site.mails()).map(({ messageId }) => messageId));
    const second = pdf('second');
    later({ minutes: 5 });
    await putPaper(owner, site, project, { id: paper, bytes: second });
    const mails = (await site.mails()).filter(({ messageId }) => !before.has(messageId));
    expect(mails).toMatchObject([
      { kind: 'project-request', subject: expect.stringMatching(/new version/) },
    ]);
    expect((await readProject(owner, project)).holder).toBe('client');
    await act(site, token, { choice: 'approved', sha256: sha256(second) });
    const { decisions, documents } = await readProject(owner, project);
    expect(decisions.map(({ choice, sha256: hash }) => [choice, hash])).toEqual([
      ['changes', sha],
      ['approved', sha256(second)],
    ]);
    expect(documents[0]?.versions.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('refuses a choice that is none, and a paper of another project', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { paper, token } = await askToApprove(site, owner);
    expect(await act(site, token, { choice: 'maybe' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'choice' }] },
    });
    const another = await startProject(owner);
    const response = await owner.send(`/api/admin/projects/${another}/requests`, {
      ...approval,
      fileId: paper,
    });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { errors: [{ field: 'fileId', code: 'unknown_file' }] },
    ]);
  });
});

describe('a message', () => {
  it('goes to the client with links to its files, which only they open', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner);
    const bytes = pdf('minutes');
    const { id } = await putPaper(owner, site, project, { name: 'minutes.pdf', bytes });
    await post(owner, `/projects/${project}/messages`, {
      text: 'As agreed.\n\nRita',
      fileIds: [id],
    });
    const mail = (await site.mails()).find(({ kind }) => kind === 'project-message');
    expect(mail?.to).toBe('noor@tessera.example');
    const [, link = ''] = /(\/do\/papers\/[\w-]{43})/.exec(mail?.text ?? '') ?? [];
    const page = await site.app.request(site.origin + link);
    expect(await page.text()).toContain('minutes.pdf');
    const file = await site.app.request(`${site.origin}${link}/file`);
    expect(sha256(new Uint8Array(await file.arrayBuffer()))).toBe(sha256(bytes));
    const wrong = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await site.app.request(site.origin + wrong)).status).toBe(404);
    expect(await readProject(owner, project)).toMatchObject({
      messages: [{ direction: 'out', body: 'As agreed.\n\nRita', author: 'Rita Falcão' }],
      documents: [{ messageId: expect.any(String) }],
    });
    const empty = await owner.send(`/api/admin/projects/${project}/messages`, { text: ' ' });
    expect(empty.status).toBe(422);
    const foreign = await startProject(owner);
    const theirs = { text: 'See this', fileIds: [id] };
    expect((await owner.send(`/api/admin/projects/${foreign}/messages`, theirs)).status).toBe(422);
  });
});
