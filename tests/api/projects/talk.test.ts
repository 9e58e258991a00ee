import { describe, expect } from 'vitest';
import type { ProjectList } from '#features/projects/projects.schema.ts';
import { writeInProject } from '#features/projects/requests/write-in-project.server.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';
import { buyWithLink } from '../with-us/with-us-site.ts';
import { client, post, readProject, startProject } from './calls.ts';

type Row = { id: string; name: string; state: string; revision: number; projectId: string | null };

async function inbox(owner: Browser, filter: string): Promise<Row[]> {
  const response = await owner.get(`/api/admin/conversations?filter=${filter}`);
  return ((await response.json()) as { conversations: Row[] }).conversations;
}

const pass = ({ clock }: StaffSite) => {
  clock.now = new Date(clock.now.getTime() + 60_000);
};

/** Starts a project, and returns it with the person for whom it is. */
async function begin(owner: Browser) {
  const projectId = await startProject(owner);
  const { person } = await readProject(owner, projectId);
  return { projectId, personId: person.id };
}

describe('what a client writes in a project', () => {
  it('is in its talk and waits in the inbox, and the company is told', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { projectId, personId } = await begin(owner);
    const text = 'When does the bank answer?';
    const written = await writeInProject(site.context, { projectId, personId, text });
    if (!written.ok) throw new Error('refused');
    const project = await readProject(owner, projectId);
    expect(project.messages).toMatchObject([
      { id: written.value.id, direction: 'in', channel: 'form', author: null, body: text },
    ]);
    const [waiting, ...others] = await inbox(owner, 'waiting');
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({ id: project.conversation, projectId, state: 'open' });
    const told = (await site.mails()).filter(({ to }) => to === 'ola@entrada.example');
    expect(told.map(({ subject }) => subject)).toContain(
      `${client.name} wrote about “${client.title}”`,
    );
    expect(told.find(({ subject }) => subject.includes('wrote about'))?.text).toContain(text);
  });

  it('is of their address where no name is known', async ({ site }) => {
    const owner = await becomeOwner(site);
    const email = 'nameless@tessera.example';
    await buyWithLink(site, { email });
    const { projects } = (await (await owner.get('/api/admin/projects')).json()) as ProjectList;
    const { id: projectId = '', person } = projects[0] ?? {};
    expect(person?.name).toBe('');
    pass(site);
    await writeInProject(site.context, { projectId, personId: person?.id ?? '', text: 'Hello?' });
    const [row] = await inbox(owner, 'waiting');
    expect(row?.name).toBe(email);
    const today = await (await owner.get('/api/admin/today')).text();
    expect(today).toContain(`"name":"${email}"`);
    const found = await (await owner.get('/api/admin/search?q=nameless')).text();
    expect(found).toContain(`"title":"${email}"`);
    pass(site);
    await post(owner, `/projects/${projectId}/messages`, { text: 'It is done.' });
    const mail = (await site.mails()).find(({ kind }) => kind === 'project-message');
    expect(mail?.text).toContain(`${email} wrote`);
  });

  it('is answered from the inbox and from the project, in one thread', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { projectId, personId } = await begin(owner);
    await post(owner, `/projects/${projectId}/messages`, { text: 'We have begun.' });
    expect(await inbox(owner, 'waiting')).toEqual([]);
    pass(site);
    const text = 'Until when?';
    await writeInProject(site.context, { projectId, personId, text });
    pass(site);
    const [row] = await inbox(owner, 'waiting');
    const answer = { text: 'Until Friday.', closes: false };
    const replied = await owner.send(`/api/admin/conversations/${row?.id}/reply`, answer, {
      headers: { 'If-Match': `"${row?.revision}"` },
    });
    expect(replied.status).toBe(200);
    pass(site);
    await post(owner, `/projects/${projectId}/messages`, { text: 'It is done.' });
    const { messages } = await readProject(owner, projectId);
    expect(messages.map(({ direction, body }) => [direction, body])).toEqual([
      ['out', 'We have begun.'],
      ['in', text],
      ['out', 'Until Friday.'],
      ['out', 'It is done.'],
    ]);
    const [first, second, third] = (await site.mails()).filter(
      ({ kind }) => kind === 'project-message',
    );
    expect([first, second, third].map((mail) => mail?.subject)).toEqual([
      client.title,
      `Re: ${client.title}`,
      `Re: ${client.title}`,
    ]);
    expect(second?.text).toContain(`> ${text}`);
    expect(second?.headers).toMatchObject({ 'In-Reply-To': `<${first?.messageId}>` });
    expect(third?.headers?.References).toBe(`<${first?.messageId}> <${second?.messageId}>`);
    expect(third?.text).toContain('Rita Falcão');
  });

  it('is refused of anybody else, and once the work is closed', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { projectId } = await begin(owner);
    const other = await startProject(owner, { email: 'ana@tessera.example' });
    const { person } = await readProject(owner, other);
    const theirs = { projectId, personId: person.id, text: 'Let me in' };
    const notFound = { ok: false, refusal: { code: 'not_found' } };
    expect(await writeInProject(site.context, theirs)).toEqual(notFound);
    const nowhere = { ...theirs, projectId: crypto.randomUUID() };
    expect(await writeInProject(site.context, nowhere)).toEqual(notFound);
    await post(owner, `/projects/${other}/close`, {}, 200);
    const late = { projectId: other, personId: person.id, text: 'One thing more' };
    expect(await writeInProject(site.context, late)).toEqual({
      ok: false,
      refusal: { code: 'is_closed' },
    });
    expect((await readProject(owner, projectId)).messages).toEqual([]);
    expect((await readProject(owner, other)).messages).toEqual([]);
  });

  it('is stored once for one key, however often it is sent', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { projectId, personId } = await begin(owner);
    const writing = { projectId, personId, text: 'Twice?' };
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => writeInProject(site.context, writing, 'one-key')),
    );
    expect(new Set(sent.map((one) => one.ok && one.value.id)).size).toBe(1);
    expect((await readProject(owner, projectId)).messages).toHaveLength(1);
  });
});
