import { describe, expect } from 'vitest';
import { changesOf } from '../../factories/staff-orders.ts';
import {
  becomeOwner,
  test as it,
  openBrowser,
  type StaffSite,
} from '../../factories/staff-site.ts';
import { dumpDatabase } from '../../harness/dump-database.ts';
import { ask, client, post, readProject, startProject } from './calls.ts';

const question = { kind: 'answer', title: 'What will the company do?', text: 'In one sentence.' };

const read = (site: StaffSite, token: string) => site.app.request(`${site.origin}/api/do/${token}`);

async function act(site: StaffSite, token: string, body: unknown) {
  const response = await site.app.request(`${site.origin}/api/do/${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Posts the form of the page, as a browser without scripts does. */
function pressForm(site: StaffSite, token: string, fields: Record<string, string>) {
  return site.app.request(`${site.origin}/do/${token}`, {
    method: 'POST',
    // Browsers send this from a page without a referrer.
    headers: { Origin: 'null', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
}

describe('a project', () => {
  it('is made for a person, who is found by the address', async ({ site }) => {
    const owner = await becomeOwner(site);
    const id = await startProject(owner, { company: 'Tessera Lda' });
    const project = await readProject(owner, id);
    expect(project).toMatchObject({
      id,
      state: 'active',
      holder: 'company',
      steps: [],
      requests: [],
      messages: [],
      documents: [],
      decisions: [],
      company: 'Tessera Lda',
      startDay: '2026-11-23',
      person: { email: client.email, name: client.name },
    });
    const again = await readProject(owner, await startProject(owner));
    expect(again.person.id).toBe(project.person.id);
    const list = (await (await owner.get('/api/admin/projects')).json()) as { total: number };
    expect(list).toMatchObject({
      total: 2,
      projects: [{ holder: 'company' }, { title: client.title }],
    });
  });

  it('is refused with an error for each field', async ({ site }) => {
    const owner = await becomeOwner(site);
    const response = await owner.send('/api/admin/projects', { email: 'noor', language: 'fr' });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { field: string; message: string }[] };
    expect(errors.map(({ field }) => field).sort()).toEqual(['email', 'language', 'name', 'title']);
    expect(errors.every(({ message }) => / /.test(message))).toBe(true);
  });

  it('is paused, resumed and closed; closed it stays', async ({ site }) => {
    const owner = await becomeOwner(site);
    const id = await startProject(owner);
    const { token } = await ask(owner, id, question);
    const change = (what: string, status = 200) =>
      post<{ state: string }>(owner, `/projects/${id}/${what}`, {}, status);
    expect(await change('pause')).toMatchObject({ state: 'paused' });
    expect((await readProject(owner, id)).holder).toBe('company');
    expect(await change('pause')).toMatchObject({ state: 'paused' });
    expect(await change('resume')).toMatchObject({ state: 'active' });
    expect((await readProject(owner, id)).holder).toBe('client');
    expect(await change('close')).toMatchObject({ state: 'closed' });
    expect(await readProject(owner, id)).toMatchObject({
      holder: null,
      requests: [{ state: 'withdrawn' }],
    });
    expect((await owner.send(`/api/admin/projects/${id}/resume`)).status).toBe(409);
    expect((await owner.send(`/api/admin/projects/${id}/requests`, question)).status).toBe(409);
    expect(await act(site, token, { text: 'Tiles.' })).toMatchObject({
      status: 409,
      body: { code: 'closed', title: expect.stringContaining('finished') },
    });
    const actions = (await changesOf(site, id)).map(({ action }) => action);
    expect(actions.sort()).toEqual(
      ['project.ask', 'project.close', 'project.create', 'project.pause', 'project.resume'].sort(),
    );
  });
});

describe('a request for an answer', () => {
  it('is one mail with one link, which opens what is asked', async ({ site }) => {
    const owner = await becomeOwner(site);
    const id = await startProject(owner);
    const { token } = await ask(owner, id, { ...question, dueDay: '2026-11-30' });
    const mails = await site.mails();
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([['project-request', client.email]]);
    const text = mails[0]?.text ?? '';
    expect(text).toContain(`${site.origin}/do/${token}`);
    expect(text).toContain(question.title);
    expect(text).toContain('Monday 30 November 2026');
    const response = await read(site, token);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await response.json()).toMatchObject({
      kind: 'answer',
      title: question.title,
      text: question.text,
      dueDay: '2026-11-30',
      state: 'open',
    });
    expect((await readProject(owner, id)).holder).toBe('client');
  });

  it('is done by one call, kept as it was shown, and told to the company', async ({
    site,
    later,
  }) => {
    const owner = await becomeOwner(site);
    const id = await startProject(owner);
    const { id: request, token } = await ask(owner, id, question);
    later({ hours: 2 });
    expect(await act(site, token, { text: ' We sell tiles.\r\nOnline. ' })).toMatchObject({
      status: 200,
    });
    const project = await readProject(owner, id);
    expect(project).toMatchObject({
      holder: 'company',
      heldSince: '2026-11-23T10:30:00.000Z',
      requests: [{ id: request, state: 'done', closedAt: '2026-11-23T10:30:00.000Z' }],
      decisions: [
        {
          requestId: request,
          choice: 'answered',
          comment: 'We sell tiles.\nOnline.',
          words: `${question.title}\n${question.text}\nSend the answer`,
          language: 'en',
          actorKind: 'link',
          at: '2026-11-23T10:30:00.000Z',
        },
      ],
    });
    const told = (await site.mails()).find(({ kind }) => kind === 'project-decision');
    expect(told).toMatchObject({ replyTo: client.email });
    expect(told?.text).toContain('We sell tiles.');
    const [row] = await site.database.read((db) =>
      db
        .selectFrom('auditLog')
        .select(['actorKind', 'actorId', 'action'])
        .where('action', '=', 'project.decide')
        .execute(),
    );
    expect(row).toEqual({
      actorKind: 'link',
      actorId: project.person.id,
      action: 'project.decide',
    });
  });

  it('is done once: the same again changes nothing, another answer is refused in words', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const { token } = await ask(owner, await startProject(owner), question);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => act(site, token, { text: 'Tiles' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const before = await dumpDatabase(site.database);
    expect(await act(site, token, { text: 'Cork' })).toMatchObject({
      status: 409,
      body: { code: 'done' },
    });
    expect(await dumpDatabase(site.database)).toEqual(before);
    expect(before.project_decisions).toHaveLength(1);
  });

  it('keeps the day and what is wrong apart: an error for each field', async ({ site }) => {
    const owner = await becomeOwner(site);
    const id = await startProject(owner, { language: 'pt' });
    const late = await owner.send(`/api/admin/projects/${id}/requests`, {
      ...question,
      dueDay: '2026-11-22',
    });
    expect(late.status).toBe(422);
    expect(await late.json()).toMatchObject({ errors: [{ field: 'dueDay', code: 'past_day' }] });
    const { token } = await ask(owner, id, { ...question, dueDay: '2026-11-23' });
    expect(await act(site, token, { text: ' ' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'text', code: 'required', message: 'Escreva a sua resposta' }] },
    });
    expect(await act(site, token, {})).toMatchObject({ status: 422 });
  });

  it('is unknown by any other link: 404, in words', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { id, token } = await ask(owner, await startProject(owner), question);
    for (const wrong of [id, `${token.slice(0, -1)}x`, 'x', 'A'.repeat(43), `${token}A`]) {
      expect((await read(site, wrong)).status, wrong).toBe(404);
      expect((await act(site, wrong, { text: 'Tiles' })).status, wrong).toBe(404);
      expect((await site.app.request(`${site.origin}/do/${wrong}`)).status, wrong).toBe(404);
    }
  });

  it('is taken back, and says so', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner);
    const { id, token } = await ask(owner, project, question);
    await post(owner, `/projects/${project}/requests/${id}/withdraw`, {}, 204);
    expect(await (await read(site, token)).json()).toMatchObject({ state: 'withdrawn' });
    expect(await act(site, token, { text: 'Tiles' })).toMatchObject({
      status: 409,
      body: { code: 'withdrawn', title: expect.stringContaining('no longer need') },
    });
    expect((await pressForm(site, token, { text: 'Tiles' })).status).toBe(409);
    const again = await owner.send(`/api/admin/projects/${project}/requests/${id}/remind`);
    expect(again.status).toBe(409);
    expect((await readProject(owner, project)).holder).toBe('company');
  });

  it('is reminded of by a press, counted, with the same link', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner);
    const { id, token } = await ask(owner, project, question);
    await post(owner, `/projects/${project}/requests/${id}/remind`, {}, 204);
    await post(owner, `/projects/${project}/requests/${id}/remind`, {}, 204);
    const reminders = (await site.mails()).filter(({ kind }) => kind === 'project-reminder');
    expect(new Set(reminders.map(({ messageId }) => messageId)).size).toBe(2);
    expect(reminders.every(({ text }) => text.includes(`/do/${token}`))).toBe(true);
    expect((await readProject(owner, project)).requests).toMatchObject([{ reminders: 2 }]);
    const another = await startProject(owner, { email: 'omar@cedar.example' });
    const wrong = `/api/admin/projects/${another}/requests/${id}/remind`;
    expect((await owner.send(wrong)).status).toBe(404);
  });
});

describe('the page behind a link', () => {
  it('has its form in the HTML, in the reader’s language, at one address', async ({ site }) => {
    const owner = await becomeOwner(site);
    const id = await startProject(owner, { language: 'pt' });
    const { token } = await ask(owner, id, question);
    const response = await site.app.request(`${site.origin}/do/${token}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(html).toContain('<html lang="pt-PT">');
    expect(html).toContain('Empresa em Portugal');
    expect(html).toContain('A sua resposta');
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect((await site.app.request(`${site.origin}/pt/do/${token}`)).status).toBe(404);
  });

  it('takes the form without scripts, and shows that it is done', async ({ site }) => {
    const owner = await becomeOwner(site);
    const id = await startProject(owner);
    const { token } = await ask(owner, id, question);
    const sent = await pressForm(site, token, { text: 'Tiles & <b>cork</b>' });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, `/do/${token}`]);
    const html = await (await site.app.request(`${site.origin}/do/${token}`)).text();
    expect(html).toContain('Thank you. It is done.');
    expect(html).toContain('Tiles &amp; &lt;b&gt;cork&lt;/b&gt;');
    expect(html).not.toContain('<form');
    expect((await readProject(owner, id)).decisions).toMatchObject([{ actorKind: 'link' }]);
  });

  it('keeps what was typed beside what is wrong', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { token } = await ask(owner, await startProject(owner), question);
    const words = 'tiles '.repeat(800);
    const response = await pressForm(site, token, { text: words });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('What you wrote is still here');
    expect(html).toContain('This text is too long');
    expect(html).toContain(words.trim());
  });

  it('changes nothing when it is read or fetched ahead', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { token } = await ask(owner, await startProject(owner), question);
    const before = await dumpDatabase(site.database);
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      for (const path of [`/do/${token}`, `/api/do/${token}`]) {
        const response = await site.app.request(site.origin + path, {
          method,
          headers: { 'Sec-Purpose': 'prefetch' },
        });
        await response.arrayBuffer();
        expect(response.status, `${method} ${path}`).toBeLessThan(500);
      }
    expect(await dumpDatabase(site.database)).toEqual(before);
  });
});

describe('a decision', () => {
  it('is refused a change or a removal by the database, but goes with its whole project', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const { token } = await ask(owner, await startProject(owner), question);
    await act(site, token, { text: 'Tiles' });
    await expect(
      site.database.transaction((trx) =>
        trx.updateTable('projectDecisions').set({ comment: 'Cork' }).execute(),
      ),
    ).rejects.toThrow(/append-only/);
    await expect(
      site.database.transaction((trx) => trx.deleteFrom('projectDecisions').execute()),
    ).rejects.toThrow(/append-only/);
    await site.database.transaction((trx) => trx.deleteFrom('projects').execute());
    expect((await dumpDatabase(site.database)).project_decisions ?? []).toEqual([]);
  });
});

describe('two clients with mirrored data', () => {
  it('see no byte of each other by any id or link', async ({ site }) => {
    const owner = await becomeOwner(site);
    const mirrored = async (email: string, secret: string) => {
      const project = await startProject(owner, { email, name: secret, title: `Work ${secret}` });
      return {
        project,
        secret,
        ...(await ask(owner, project, { ...question, text: secret })),
      };
    };
    const [noor, omar] = [
      await mirrored('noor@tessera.example', 'Xylo'),
      await mirrored('omar@cedar.example', 'Qwert'),
    ];
    const all = [noor, omar] as const;
    for (const [mine, theirs] of [all, [omar, noor] as const]) {
      const page = await (await site.app.request(`${site.origin}/do/${mine.token}`)).text();
      const answer = await (await read(site, mine.token)).text();
      for (const text of [page, answer]) {
        expect(text).toContain(mine.secret);
        expect(text).not.toContain(theirs.secret);
      }
      const nobody = openBrowser(site);
      for (const id of [theirs.project, theirs.id]) {
        expect((await nobody.get(`/api/do/${id}`)).status).toBe(404);
        expect((await nobody.get(`/do/${id}`)).status).toBe(404);
        expect((await nobody.get(`/api/admin/projects/${id}`)).status).toBe(401);
      }
    }
  });
});
