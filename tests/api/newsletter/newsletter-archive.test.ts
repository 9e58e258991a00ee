import { expect } from 'vitest';
import type { CampaignDetail } from '#features/newsletter/campaigns/campaigns.schema.ts';
import {
  addSubscribers,
  begin,
  issue,
  makeLane,
  setPace,
  show,
} from '../../factories/newsletter-issues.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

const slug = 'the-tax-calendar-on-one-page';
const path = `/newsletter/issues/${slug}`;

async function read({ app }: StaffSite, address: string) {
  const response = await app.request(address);
  return { status: response.status, text: await response.text() };
}

/** Writes an issue, sends it to a reader of each language, and returns it and its mails. */
async function sendIssue(
  site: StaffSite,
  owner: Browser,
  later: (by: { minutes: number }) => void,
  texts: object = issue,
) {
  const { id } = (await (await owner.send('/api/admin/campaigns', texts)).json()) as CampaignDetail;
  const start = `/api/admin/campaigns/${id}/start`;
  expect((await owner.send(start, { missing: 'english' })).status).toBe(202);
  later({ minutes: 1 });
  const { lane, sent } = makeLane(site);
  await lane();
  return { id, sent };
}

const choose = (owner: Browser, id: string, archive: string) =>
  owner.send(`/api/admin/campaigns/${id}/archive`, { archive }, { method: 'PUT' });

it('is a page in each language once an issue goes out, to which its mails lead', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 1, pt: 1 });
  await setPace(owner, 6000);
  expect((await read(site, path)).status).toBe(404);
  const empty = await read(site, '/newsletter/issues');
  expect(empty.text).toContain('No issue has gone out yet');
  expect(empty.text).toContain('content="noindex"');
  expect((await read(site, '/sitemap.xml')).text).not.toContain('newsletter/issues');
  expect((await read(site, '/')).text).not.toContain('href="/newsletter/issues"');
  const id = await begin(owner, later);
  expect((await show(owner, id)).page).toBeNull();
  const { lane, sent } = makeLane(site);
  await lane();
  expect(await show(owner, id)).toMatchObject({ state: 'sent', archive: 'listed', page: path });

  const english = await read(site, path);
  expect(english.status).toBe(200);
  expect(english.text).toMatch(/<h2[^>]*>(?:<[^>]+>)*Three dates/);
  expect(english.text).toContain(`<link rel="canonical" href="${site.origin}${path}"`);
  expect(english.text).toContain(`hreflang="pt-PT" href="${site.origin}/pt${path}"`);
  expect(english.text).toContain('"@type":"Article"');
  expect(english.text).not.toContain('content="noindex"');
  const portuguese = await read(site, `/pt${path}`);
  expect(portuguese.status).toBe(200);
  expect(portuguese.text).toMatch(/<h2[^>]*>(?:<[^>]+>)*Três datas/);
  // Nothing of a reader is on it.
  expect(english.text + portuguese.text).not.toMatch(/unsubscribe|reader\.example/);
  expect(sent.map(({ text }) => /https:\S+newsletter\/issues\/[\w-]+/.exec(text)?.[0])).toEqual(
    expect.arrayContaining([`${site.origin}${path}`, `${site.origin}/pt${path}`]),
  );

  expect((await read(site, '/pt/newsletter/issues')).text).toContain(issue.subjectPt);
  expect((await read(site, '/')).text).toContain('href="/newsletter/issues"');
  expect((await read(site, '/sitemap.xml')).text).toContain(`<loc>${site.origin}/pt${path}</loc>`);
  for (const format of ['rss', 'atom']) {
    const feed = await read(site, `/pt/newsletter/issues/${format}.xml`);
    expect(feed.text).toContain(`${site.origin}/pt${path}`);
    expect(feed.text).toContain('Catorze datas');
  }
});

it('exists in a language where its text does, and says so elsewhere', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 1, pt: 1 });
  await setPace(owner, 6000);
  const english = { ...issue, subjectPt: '', bodyPt: '', preheader: '' };
  const { sent } = await sendIssue(site, owner, later, english);
  const page = await read(site, path);
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('hreflang="pt-PT" href="https:');
  expect(page.text).toContain('href="/pt/newsletter/issues"');
  expect(page.text).toContain('name="description" content="Three dates');
  const other = await read(site, `/pt${path}`);
  expect(other.status).toBe(404);
  expect(other.text).toContain('Esta edição só existe em inglês');
  expect(other.text).toContain('content="noindex"');
  expect((await read(site, '/pt/newsletter/issues')).text).toContain('Ainda não há edições');
  expect((await read(site, '/pt')).text).not.toContain('href="/pt/newsletter/issues"');
  expect((await read(site, '/pt/newsletter/issues/rss.xml')).text).not.toContain('<item>');
  const map = (await read(site, '/sitemap.xml')).text;
  expect(map).toContain(`<loc>${site.origin}${path}</loc>`);
  expect(map).not.toContain('/pt/newsletter/issues');
  // Who reads Portuguese got the English, and its link leads to the English page.
  for (const { text } of sent) expect(text).not.toContain(`/pt${path}`);
});

it('is chosen for each issue, and the next one begins with the same choice', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 1, pt: 0 });
  await setPace(owner, 6000);
  const { id } = await sendIssue(site, owner, later);
  expect((await read(site, path)).text).toContain('rel="canonical"');
  expect((await choose(owner, id, 'everywhere')).status).toBe(422);
  expect((await choose(owner, 'none', 'none')).status).toBe(404);
  // Stored pages go with the choice.
  expect((await choose(owner, id, 'unlisted')).status).toBe(200);
  const quiet = await read(site, path);
  expect([quiet.status, quiet.text.includes('content="noindex"')]).toEqual([200, true]);
  expect((await read(site, '/newsletter/issues')).text).toContain(issue.subject);
  expect((await read(site, '/sitemap.xml')).text).not.toContain(slug);

  const second = await sendIssue(site, owner, later);
  expect(await show(owner, second.id)).toMatchObject({ archive: 'unlisted', page: `${path}-2` });
  expect((await choose(owner, second.id, 'none')).status).toBe(200);
  expect((await read(site, `${path}-2`)).status).toBe(404);
  const third = await sendIssue(site, owner, later);
  expect(third.sent[0]?.text).not.toContain('/newsletter/issues');
  // Put back, it has the address that its mails name.
  await choose(owner, second.id, 'listed');
  expect((await show(owner, second.id)).page).toBe(`${path}-2`);
});

it('loses an issue that is stopped for good', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 3, pt: 0 });
  await setPace(owner, 6000);
  const id = await begin(owner, later);
  const { lane } = makeLane(site, async (count) => {
    if (count !== 1) return;
    expect((await read(site, path)).status).toBe(200);
    await owner.send(`/api/admin/campaigns/${id}/stop`, {});
  });
  await lane();
  expect(await show(owner, id)).toMatchObject({ state: 'stopped', archive: 'none', page: null });
  expect((await read(site, path)).status).toBe(404);
});
