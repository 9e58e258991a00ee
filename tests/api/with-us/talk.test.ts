import { describe, expect } from 'vitest';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';
import { client, post, readProject, startProject } from '../projects/calls.ts';
import { newestToken } from './with-us-site.ts';

const textsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ');

async function read(site: StaffSite, token: string): Promise<string> {
  return (await site.app.request(`${site.origin}/with-us/${token}`)).text();
}

/** Posts the form of the page, as a browser without scripts does. */
async function press(site: StaffSite, token: string, fields: Record<string, string>) {
  const response = await site.app.request(`${site.origin}/with-us/${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.origin },
    body: new URLSearchParams({ do: 'message', ...fields }).toString(),
  });
  const location = response.headers.get('Location') ?? '';
  return { status: response.status, location, text: await response.text() };
}

async function call(site: StaffSite, token: string, body: object) {
  const response = await site.app.request(`${site.origin}/api/with-us/${token}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as { code?: string }) };
}

/** A client with work under way, and the link of the first message about it. */
async function withWork(site: StaffSite, changes: object = {}) {
  const owner = await becomeOwner(site);
  const project = await startProject(owner, changes);
  await post(owner, `/projects/${project}/messages`, { text: 'We have begun.' });
  const { email = client.email } = changes as { email?: string };
  return { owner, project, token: await newestToken(site, email) };
}

describe('the talk on the page of a client', () => {
  it('takes a message about their work, without scripts, into its talk', async ({
    site,
    later,
  }) => {
    const { owner, project, token } = await withWork(site);
    const page = await read(site, token);
    expect(page).toContain(`checked="" value="${project}"`);
    expect(textsOf(page)).toContain('Rita Falcão, Entrada');
    later({ minutes: 5 });
    const pressed = await press(site, token, { project, text: 'Is it Friday?', key: 'k1' });
    expect([pressed.status, pressed.location]).toEqual([
      303,
      `/with-us/${token}?done=message#said`,
    ]);
    await press(site, token, { project, text: 'Is it Friday?', key: 'k1' });
    later({ minutes: 5 });
    await post(owner, `/projects/${project}/messages`, { text: 'It is.' });
    const { messages } = await readProject(owner, project);
    expect(messages.map(({ body }) => body)).toEqual(['We have begun.', 'Is it Friday?', 'It is.']);
    const text = textsOf(await read(site, token));
    const places = ['We have begun.', 'Is it Friday?', 'It is.'].map((one) => text.indexOf(one));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('keeps what was typed where it cannot be sent', async ({ site }) => {
    const { owner, project, token } = await withWork(site, { language: 'pt' });
    const empty = await press(site, token, { project, text: ' ', key: 'k2' });
    expect(empty.status).toBe(422);
    await post(owner, `/projects/${project}/close`, {}, 200);
    const late = await press(site, token, { project, text: 'Mais uma coisa', key: 'k3' });
    expect(late.status).toBe(422);
    expect(late.text).toContain('Este trabalho está encerrado.');
    expect(late.text).toContain('Mais uma coisa');
    const other = await press(site, token, { project: '', text: 'Mais uma coisa', key: 'k4' });
    expect(other.status).toBe(303);
    expect((await readProject(owner, project)).messages).toHaveLength(1);
  });

  it('refuses the work of somebody else as if there were none', async ({ site }) => {
    const mine = await withWork(site);
    const theirs = await startProject(mine.owner, { email: 'ana@tessera.example' });
    for (const project of [theirs, crypto.randomUUID()]) {
      const refused = await call(site, mine.token, { project, text: 'Let me in' });
      expect(refused).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect((await readProject(mine.owner, theirs)).messages).toEqual([]);
    const page = await read(site, mine.token);
    expect(page).not.toContain(theirs);
  });
});
