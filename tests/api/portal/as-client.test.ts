import { expect } from 'vitest';
import {
  addStaff,
  becomeOwner,
  test as it,
  openBrowser,
  signIn,
} from '../../factories/staff-site.ts';
import { ask, startProject } from '../projects/calls.ts';
import { buyWithLink } from '../with-us/with-us-site.ts';

it('shows staff the page of a client as they see it, without a link that acts, and is in the log', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const email = 'noor@tessera.example';
  const project = await startProject(owner, { email });
  const { token } = await ask(owner, project, { kind: 'answer', title: 'What will it do?' });
  const bought = await buyWithLink(site, { email });
  const client = await (await openBrowser(site).get(`/with-us/${bought.token}`)).text();
  expect(client).toContain(`/do/${token}`);
  const { id } = (await (await signIn(site, email)).get('/api/session').then((r) => r.json())) as {
    id: string;
  };
  const links = () =>
    site.database.read((db) => db.selectFrom('clientLinks').select('tokenHash').execute());
  const before = await links();
  const page = await owner.get(`/admin/as-client/${id}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  const html = await page.text();
  // Word for word the same, but for the note above it.
  const wordsOf = (text: string) =>
    text
      .replace(/^[\s\S]*<main/, '<main')
      .replace(/<p class="rel-notice"[\s\S]*?<\/p>/, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
  expect(html).toContain('This is how Noor El-Amin sees the page');
  // What stands in a field too, and the way past the head.
  expect(html).toMatch(/<input[^>]* name="name"[^>]* value="Noor El-Amin"/);
  expect(html).toMatch(/<a [^>]*href="#[^"]+"/);
  expect(wordsOf(html)).toBe(wordsOf(client));
  for (const secret of [token, bought.token, '/do/', '/with-us/', '/subscription/', '/withdrawal/'])
    expect(html).not.toContain(secret);
  expect(html).not.toMatch(/ (?:action|formaction)=|<(?:a|button|input)[^>]* href="(?!#)/);
  expect(await links()).toEqual(before);
  const rows = await site.database.read((db) =>
    db
      .selectFrom('auditLog')
      .select(['actorKind', 'subjectId'])
      .where('action', '=', 'person.see-page')
      .execute(),
  );
  expect(rows).toEqual([{ actorKind: 'staff', subjectId: id }]);
});

it('is for staff alone who may see the work', async ({ site }) => {
  const owner = await becomeOwner(site);
  await startProject(owner, { email: 'noor@tessera.example' });
  await addStaff(site, { email: 'books@entrada.example', role: 'bookkeeper' });
  const client = await signIn(site, 'noor@tessera.example');
  const { id } = (await (await client.get('/api/session')).json()) as { id: string };
  const path = `/admin/as-client/${id}`;
  expect((await client.get(path)).status).toBe(403);
  expect((await (await signIn(site, 'books@entrada.example')).get(path)).status).toBe(403);
  expect((await openBrowser(site).get(path)).status).toBe(303);
  expect((await owner.get('/admin/as-client/none')).status).toBe(404);
});
