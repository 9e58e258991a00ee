import { expect } from 'vitest';
import type { CampaignDetail } from '#features/newsletter/campaigns/campaigns.schema.ts';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import {
  addSubscribers,
  begin,
  issue,
  leavingPathOf,
  makeLane,
  setPace,
  show,
} from '../../factories/newsletter-issues.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

const json = (response: Response) => response.json() as Promise<Record<string, unknown>>;

it('are drafts in both languages, which two people cannot overwrite', async ({ site }) => {
  const owner = await becomeOwner(site);
  const created = await owner.send('/api/admin/campaigns', issue);
  expect(created.status).toBe(201);
  const { id } = await json(created);
  const draft = await show(owner, String(id));
  expect(draft).toMatchObject({ ...issue, state: 'draft', revision: 1, hasPortuguese: true });
  expect(draft.counts.waiting).toBe(0);
  const path = `/api/admin/campaigns/${id}/draft`;
  const put = (body: object, revision?: number) =>
    owner.send(path, body, {
      method: 'PUT',
      ...(revision && { headers: { 'If-Match': `"${revision}"` } }),
    });
  expect((await put({ subject: 'Two' })).status).toBe(428);
  const saved = await put({ subject: 'Two' }, 1);
  expect([saved.status, saved.headers.get('ETag')]).toEqual([200, '"2"']);
  // The same again is no conflict; other words are, and the answer has those that are there.
  expect((await put({ subject: 'Two' }, 1)).status).toBe(200);
  const conflict = await put({ subject: 'Three' }, 1);
  expect(conflict.status).toBe(412);
  expect(await json(conflict)).toMatchObject({ code: 'changed', present: { subject: 'Two' } });
  expect((await put({ subject: 'x'.repeat(201) }, 2)).status).toBe(422);
  expect(await show(owner, String(id))).toMatchObject({ subject: 'Two', bodyPt: issue.bodyPt });
  expect((await owner.send('/api/admin/campaigns', { subject: 'No text' })).status).toBe(422);
  expect((await owner.get('/api/admin/campaigns/none')).status).toBe(404);
  expect(
    (await owner.send(`/api/admin/campaigns/${id}`, undefined, { method: 'DELETE' })).status,
  ).toBe(204);
});

it('are looked at as a page and as text, and tested on oneself', async ({ site }) => {
  const owner = await becomeOwner(site);
  const { id } = await json(await owner.send('/api/admin/campaigns', issue));
  const page = await owner.get(`/api/admin/campaigns/${id}/preview?language=pt`);
  const html = await page.text();
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(html).toContain('lang="pt-PT"');
  expect(html).toMatch(/<h2[^>]*>Três datas<\/h2>/);
  expect(html).toContain('src="data:image/png;base64,');
  expect(html).not.toMatch(/cid:|src="https?:|src="\//);
  const text = await (await owner.get(`/api/admin/campaigns/${id}/preview?as=text`)).text();
  expect(text).toContain('Three dates\n-----------');
  const dark = await (await owner.get(`/api/admin/campaigns/${id}/preview?look=dark`)).text();
  expect(dark).toContain('@media (min-width: 0)');
  // By day and by night it does not depend on the browser that shows it.
  expect(html + dark).not.toContain('prefers-color-scheme');
  expect(text).toContain('(https://entrada.example/blog/a-post)');
  expect((await owner.send(`/api/admin/campaigns/${id}/test`, { language: 'pt' })).status).toBe(
    202,
  );
  expect((await owner.send(`/api/admin/campaigns/${id}/test`, { language: 'fr' })).status).toBe(
    422,
  );
  const mail = (await site.mails()).at(-1);
  expect(mail).toMatchObject({ kind: 'newsletter-test', subject: issue.subjectPt });
  expect(mail?.text).toContain('só para si');
  expect((await show(owner, String(id))).isTested).toBe(true);
});

it('are made of one article whole, or of several in short', async ({ site }) => {
  const owner = await becomeOwner(site);
  const posts = await site.database.read((db) =>
    db.selectFrom('blogPosts').select(['id', 'slug', 'title']).orderBy('id').limit(2).execute(),
  );
  const make = (articles: string[]) =>
    owner.send('/api/admin/campaigns/from-articles', { articles });
  const [first, second] = posts;
  const whole = await show(owner, String((await json(await make([first?.id ?? '']))).id));
  expect(whole.subject).toBe(first?.title);
  expect(whole.body).toContain(`(/blog/${first?.slug})`);
  const digest = await show(owner, String((await json(await make(posts.map(({ id }) => id)))).id));
  expect(digest.body).toContain(`## ${second?.title}`);
  expect((await make(['none'])).status).toBe(404);
  expect((await make([])).status).toBe(422);
});

it('ask what readers of Portuguese get, wait ten seconds, and can be put back', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 2, pt: 3 });
  const { id } = await json(
    await owner.send('/api/admin/campaigns', { ...issue, subjectPt: '', bodyPt: '' }),
  );
  const path = `/api/admin/campaigns/${id}`;
  const asked = await owner.send(`${path}/start`, {});
  expect(asked.status).toBe(409);
  expect(await json(asked)).toMatchObject({ code: 'missing_portuguese', readers: 3 });
  const started = await owner.send(`${path}/start`, { missing: 'skip' });
  expect([started.status, (await json(started)).state]).toEqual([202, 'scheduled']);
  expect((await owner.send(`${path}/start`, { missing: 'skip' })).status).toBe(202);
  const { lane, sent } = makeLane(site);
  await lane();
  expect(sent).toEqual([]);
  expect((await json(await owner.send(`${path}/stop`, {}))).state).toBe('draft');
  later({ minutes: 1 });
  await lane();
  expect(sent).toEqual([]);
  await owner.send(`${path}/start`, { missing: 'skip' });
  later({ minutes: 1 });
  await setPace(owner, 6000);
  await lane();
  expect(sent).toHaveLength(2);
  const done = await show(owner, String(id));
  expect(done.state).toBe('sent');
  expect(done.counts).toMatchObject({ sent: 2, skipped: 3, waiting: 0 });
  expect((await owner.send(`${path}/start`, {})).status).toBe(409);
});

it('are scheduled on the clock of Lisbon', async ({ site }) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 1, pt: 0 });
  const { id } = await json(await owner.send('/api/admin/campaigns', issue));
  const start = (at: string) => owner.send(`/api/admin/campaigns/${id}/start`, { at });
  for (const wrong of ['tomorrow', '2026-11-22T09:00'])
    expect((await start(wrong)).status).toBe(422);
  const answer = (await json(await start('2027-07-01T09:00'))) as unknown as CampaignDetail;
  expect([answer.state, answer.beginsAt]).toEqual(['scheduled', '2027-07-01T08:00:00.000Z']);
});

it('go to each reader once, in the language that was chosen, with the way out', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 2, pt: 1 });
  await setPace(owner, 6000);
  const id = await begin(owner, later);
  const { lane, sent } = makeLane(site);
  await Promise.all([lane(), lane()]);
  await lane();
  expect(sent.map(({ to }) => to).toSorted()).toEqual([
    'en1@reader.example',
    'en2@reader.example',
    'pt1@reader.example',
  ]);
  const inPortuguese = sent.find(({ to }) => to.startsWith('pt')) as StoredMail;
  expect(inPortuguese.subject).toBe(issue.subjectPt);
  expect(inPortuguese.headers).toMatchObject({
    'List-Id': '<newsletter.entrada.example>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(inPortuguese.html.length).toBeLessThan(60_000);
  const [, token = ''] =
    /newsletter\/unsubscribe\/([^>]+)>/.exec(inPortuguese.headers?.['List-Unsubscribe'] ?? '') ??
    [];
  const oneClick = await site.app.request(`${site.origin}/api/newsletter/unsubscribe/${token}`, {
    method: 'POST',
  });
  expect(oneClick.status).toBe(200);
  expect(leavingPathOf(inPortuguese)).toBe(`/pt/newsletter/unsubscribe/${token}`);
  expect((await show(owner, id)).counts).toMatchObject({ sent: 3, left: 1, waiting: 0 });
  // Somebody who was erased in the meantime is answered as politely.
  await site.database.transaction((trx) =>
    trx.deleteFrom('newsletterSubscribers').where('email', '=', inPortuguese.to).execute(),
  );
  const again = await site.app.request(`${site.origin}/api/newsletter/unsubscribe/${token}`, {
    method: 'POST',
  });
  expect(again.status).toBe(200);
});

it('stop before the next mail when they are paused, and skip whoever left meanwhile', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 20, pt: 0 });
  await setPace(owner, 600);
  const id = await begin(owner, later);
  const path = `/api/admin/campaigns/${id}`;
  let pausing = Promise.resolve<unknown>(null);
  const { lane, sent } = makeLane(site, async (count) => {
    if (count === 5) pausing = owner.send(`${path}/pause`, {});
    await pausing;
  });
  await lane();
  expect(sent.length).toBeLessThan(11);
  const paused = await show(owner, id);
  expect(paused.state).toBe('paused');
  expect(paused.counts.sent + paused.counts.waiting).toBe(20);
  await site.database.transaction((trx) =>
    trx
      .updateTable('newsletterSubscribers')
      .set({ status: 'unsubscribed', unsubscribedAt: site.clock.now.toISOString() })
      .where('email', '=', 'en20@reader.example')
      .execute(),
  );
  expect((await owner.send(`${path}/resume`, {})).status).toBe(202);
  await lane();
  const done = await show(owner, id);
  expect(done.state).toBe('sent');
  expect(done.counts).toMatchObject({ sent: 19, skipped: 1, waiting: 0 });
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(sent.length);
});

it('leave no faster than the pace, and on a first day fifty', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 60, pt: 0 });
  await setPace(owner, 30, true);
  const id = await begin(owner, later);
  const { lane, times } = makeLane(site);
  await lane();
  expect(times).toHaveLength(50);
  // Here the clock runs on while up to five mails are on their way.
  for (const first of times)
    expect(times.filter((at) => at >= first && at < first + 60_000).length).toBeLessThan(36);
  const wrong = { perMinute: 0, warmUp: true };
  const refused = await owner.send('/api/admin/settings/newsletter', wrong, { method: 'PUT' });
  expect(refused.status).toBe(422);
  later({ days: 1 });
  await lane();
  expect(times).toHaveLength(60);
  const { state } = await site.database.read((db) =>
    db.selectFrom('campaigns').select('state').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(state).toBe('sent');
});

it('suppress an address that does not exist, and stop themselves at one in twenty', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 100, pt: 0 });
  await setPace(owner, 6000);
  const id = await begin(owner, later);
  const refused = { command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 no such person' };
  const { lane } = makeLane(site, async (count) => {
    if (count % 10 === 0) throw Object.assign(new Error('refused'), refused);
  });
  await lane();
  const stopped = await show(owner, id);
  expect(stopped).toMatchObject({ state: 'stopped', stoppedBy: 'bounces' });
  expect(stopped.counts.waiting).toBeGreaterThan(0);
  const { suppressions } = (await json(await owner.get('/api/admin/suppressions'))) as {
    suppressions: { id: string; reason: string; note: string }[];
  };
  expect(suppressions.length).toBe(stopped.counts.bounced);
  expect(suppressions[0]).toMatchObject({ reason: 'hard' });
  expect(suppressions[0]?.note).toContain('5.1.1');
  const lift = () =>
    owner.send(`/api/admin/suppressions/${suppressions[0]?.id}`, undefined, { method: 'DELETE' });
  expect([(await lift()).status, (await lift()).status]).toEqual([204, 404]);
  // Whoever resumes it has seen why.
  expect((await owner.send(`/api/admin/campaigns/${id}/resume`, {})).status).toBe(202);
  await lane();
  expect(await show(owner, id)).toMatchObject({ state: 'sent', counts: { waiting: 0 } });
});

it('lose no attempt when it is the mail server that fails', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 3, pt: 0 });
  await setPace(owner, 6000);
  const id = await begin(owner, later);
  let isDown = true;
  const { lane, sent } = makeLane(site, async () => {
    if (isDown) throw Object.assign(new Error('down'), { code: 'ECONNECTION' });
  });
  await lane();
  expect(await show(owner, id)).toMatchObject({ state: 'sending', trouble: 'ECONNECTION' });
  isDown = false;
  later({ minutes: 2 });
  await lane();
  expect(sent).toHaveLength(3);
  expect((await show(owner, id)).state).toBe('sent');
});
