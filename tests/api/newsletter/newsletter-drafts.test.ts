import { expect } from 'vitest';
import type { CampaignVersions } from '#features/newsletter/campaigns/campaigns.schema.ts';
import type { Today } from '#features/today/today.schema.ts';
import { issue, show } from '../../factories/newsletter-issues.ts';
import { readAs } from '../../factories/staff-orders.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

const put = (revision: number) => ({
  method: 'PUT',
  headers: { 'If-Match': `"${revision}"` },
});
const seen = (revision: number) => ({ headers: { 'If-Match': `"${revision}"` } });

const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;

async function draft(owner: Browser): Promise<string> {
  return idOf(await owner.send('/api/admin/campaigns', issue));
}

const versionsOf = async (owner: Browser, id: string) =>
  (await readAs<CampaignVersions>(owner, `/api/admin/campaigns/${id}/versions`)).versions;

/** Changes the text of a public article, as its publication does. */
async function changeArticle({ database }: StaffSite, id: string, content: string): Promise<void> {
  await database.transaction((trx) =>
    trx.updateTable('blogPosts').set({ content }).where('id', '=', id).execute(),
  );
}

it('keep what they said before, and what a save held that came too late', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  const id = await draft(owner);
  const path = `/api/admin/campaigns/${id}/draft`;
  later({ minutes: 20 });
  await owner.send(path, { subject: 'Two' }, put(1));
  // What one person goes on writing is one version.
  later({ minutes: 1 });
  await owner.send(path, { subject: 'Two and a half' }, put(2));
  expect((await owner.send(path, { subject: 'Late' }, put(1))).status).toBe(412);
  const versions = await versionsOf(owner, id);
  expect(versions.map(({ texts, isRefused }) => [texts.subject, isRefused])).toEqual([
    ['Late', true],
    ['Two and a half', false],
    [issue.subject, false],
  ]);
  expect(versions.at(-1)?.texts).toEqual(issue);
  expect((await owner.get('/api/admin/campaigns/none/versions')).status).toBe(404);
  await owner.send(`/api/admin/campaigns/${id}`, undefined, { method: 'DELETE' });
  const left = await site.database.read((db) =>
    db.selectFrom('contentVersions').select('id').where('id', '=', id).execute(),
  );
  expect(left).toEqual([]);
});

it('say that an article was changed since, and take its new text', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  const list = await readAs<{ newArticles: { id: string }[] }>(owner, '/api/admin/campaigns');
  const [article, ...others] = list.newArticles.map((one) => one.id);
  expect(others.length).toBeGreaterThan(0);
  const body = { articles: [article] };
  const id = await idOf(await owner.send('/api/admin/campaigns/from-articles', body));
  expect((await show(owner, id)).articles).toBe('same');
  // One of which a draft is made is not offered again.
  const after = await readAs<{ newArticles: { id: string }[] }>(owner, '/api/admin/campaigns');
  expect(after.newArticles.map((one) => one.id)).not.toContain(article);
  later({ minutes: 20 });
  const own = { subject: 'In my words' };
  await owner.send(`/api/admin/campaigns/${id}/draft`, own, put(1));
  expect((await show(owner, id)).articles).toBe('same');

  await changeArticle(site, article ?? '', 'Corrected words.');
  expect((await show(owner, id)).articles).toBe('changed');
  const path = `/api/admin/campaigns/${id}/articles`;
  expect((await owner.send(path, {})).status).toBe(428);
  expect((await owner.send(path, {}, seen(1))).status).toBe(412);
  const taken = await owner.send(path, {}, seen(2));
  expect([taken.status, await taken.json()]).toMatchObject([
    200,
    { articles: 'same', revision: 3 },
  ]);
  const now = await show(owner, id);
  expect(now.body).toContain('Corrected words.');
  expect((await versionsOf(owner, id)).map(({ texts }) => texts.subject)).toContain('In my words');

  await site.database.transaction((trx) =>
    trx
      .deleteFrom('blogPosts')
      .where('id', '=', article ?? '')
      .execute(),
  );
  expect((await show(owner, id)).articles).toBe('gone');
  expect((await owner.send(path, {}, seen(3))).status).toBe(404);
  expect((await show(owner, await draft(owner))).articles).toBeNull();
});

it('that stopped themselves stand on Today until somebody decides', async ({ site }) => {
  const owner = await becomeOwner(site);
  const id = await draft(owner);
  await site.database.transaction((trx) =>
    trx
      .updateTable('campaigns')
      .set({ state: 'stopped', stoppedBy: 'bounces', endedAt: site.clock.now.toISOString() })
      .where('id', '=', id)
      .execute(),
  );
  const stopped = async () => (await readAs<Today>(owner, '/api/admin/today')).stoppedIssues;
  const { subject, subjectPt } = issue;
  expect(await stopped()).toEqual([{ id, subject, subjectPt, stoppedBy: 'bounces' }]);
  expect((await owner.send(`/api/admin/campaigns/${id}/stop`, {})).status).toBe(202);
  expect(await stopped()).toEqual([]);
});

it('are found by their subjects in both languages', async ({ site }) => {
  const owner = await becomeOwner(site);
  const id = await draft(owner);
  const find = async (q: string) => {
    const path = `/api/admin/search?q=${encodeURIComponent(q)}`;
    const { entries } = await readAs<{ entries: { kind: string; id: string }[] }>(owner, path);
    return entries.filter(({ kind }) => kind === 'issue').map((one) => one.id);
  };
  expect(await find('tax cal')).toEqual([id]);
  expect(await find('calendário')).toEqual([id]);
  await owner.send(`/api/admin/campaigns/${id}/draft`, { subject: 'Rents' }, put(1));
  expect([await find('tax cal'), await find('rents')]).toEqual([[], [id]]);
  await owner.send(`/api/admin/campaigns/${id}`, undefined, { method: 'DELETE' });
  expect(await find('rents')).toEqual([]);
});

it('go again to an address that an owner lifts, with the reason in the log', async ({ site }) => {
  const owner = await becomeOwner(site);
  const row = {
    recipientHash: 'hash',
    subscriberId: 'nobody',
    note: '550',
    reason: 'hard',
  } as const;
  await site.database.transaction((trx) =>
    trx
      .insertInto('suppressions')
      .values({ id: 'one', ...row, since: site.clock.now.toISOString() })
      .execute(),
  );
  const lift = (reason: string) =>
    owner.send(`/api/admin/suppressions/one?reason=${reason}`, undefined, { method: 'DELETE' });
  expect((await lift('whim')).status).toBe(422);
  expect((await lift('works')).status).toBe(204);
  const logged = await site.database.read((db) =>
    db.selectFrom('auditLog').selectAll().where('action', '=', 'suppression.lift').execute(),
  );
  expect(logged).toMatchObject([{ before: { reason: 'hard' }, after: { why: 'works' } }]);
});
