import { describe, expect } from 'vitest';
import type { CampaignDetail } from '#features/newsletter/campaigns/campaigns.schema.ts';
import {
  addSubscribers,
  issue,
  leavingPathOf,
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

type Later = (by: { minutes: number }) => void;

async function write(owner: Browser, tags: string[] = []): Promise<string> {
  const created = await owner.send('/api/admin/campaigns', issue);
  const { id } = (await created.json()) as CampaignDetail;
  const path = `/api/admin/campaigns/${id}/tags`;
  expect((await owner.send(path, { tags }, { method: 'PUT' })).status).toBe(200);
  return id;
}

/** Starts an issue; returns the addresses that got it, and the token by which each reader leaves. */
async function send(site: StaffSite, owner: Browser, id: string, later: Later) {
  expect((await owner.send(`/api/admin/campaigns/${id}/start`, {})).status).toBe(202);
  later({ minutes: 1 });
  const { lane, sent } = makeLane(site);
  await lane();
  const tokens = new Map(
    sent.map((mail) => [mail.to, leavingPathOf(mail).split('/').at(-1) ?? '']),
  );
  return { addresses: [...tokens.keys()].toSorted(), tokens };
}

const wish = (
  { app }: StaffSite,
  token: string,
  wishes: { lessOften?: boolean; topics?: string[] },
) =>
  app.request('/api/newsletter/wishes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, locale: 'en', lessOften: false, topics: [], ...wishes }),
  });

async function blogTags({ app }: StaffSite): Promise<string[]> {
  const tags = (await (await app.request('/api/blog-tags')).json()) as { tag: string }[];
  return tags.map(({ tag }) => tag);
}

describe('a reader', () => {
  it('gets only issues about what she chose, and news for everybody', async ({ site, later }) => {
    const owner = await becomeOwner(site);
    await addSubscribers(site, { en: 2, pt: 0 });
    await setPace(owner, 6000);
    const [tax = '', other = ''] = await blogTags(site);
    const all = await send(site, owner, await write(owner), later);
    expect(all.addresses).toHaveLength(2);
    const token = all.tokens.get('en1@reader.example') ?? '';
    const answer = await wish(site, token, { topics: [tax, tax, 'no such tag'] });
    expect(await answer.json()).toMatchObject({ lessOften: false, topics: [tax] });
    const subscription = await site.app.request(`/api/newsletter/subscription/${token}`);
    expect(await subscription.json()).toMatchObject({ status: 'confirmed', topics: [tax] });

    const about = await write(owner, [other]);
    const shown = await show(owner, about);
    expect(shown).toMatchObject({ tags: [other], leftOut: { topics: 1, lessOften: 0 } });
    expect(shown.readers).toEqual({ en: 1, pt: 0 });
    expect((await send(site, owner, about, later)).addresses).toEqual(['en2@reader.example']);
    const hers = await write(owner, [other, tax]);
    expect((await send(site, owner, hers, later)).addresses).toHaveLength(2);
    const news = await write(owner);
    expect((await send(site, owner, news, later)).addresses).toHaveLength(2);
    // What it is about cannot be changed once it has gone out.
    const late = await owner.send(
      `/api/admin/campaigns/${news}/tags`,
      { tags: [] },
      { method: 'PUT' },
    );
    expect(late.status).toBe(409);
  });

  it('gets at most one issue in 30 days where she asked for fewer', async ({ site, later }) => {
    const owner = await becomeOwner(site);
    await addSubscribers(site, { en: 2, pt: 0 });
    await setPace(owner, 6000);
    const { tokens } = await send(site, owner, await write(owner), later);
    const token = tokens.get('en1@reader.example') ?? '';
    expect((await wish(site, token, { lessOften: true })).status).toBe(200);
    const second = await write(owner);
    expect((await show(owner, second)).leftOut).toEqual({ topics: 0, lessOften: 1 });
    expect((await send(site, owner, second, later)).addresses).toEqual(['en2@reader.example']);
    await site.database.transaction((trx) =>
      trx
        .updateTable('campaignRecipients')
        .set({ sentAt: new Date(site.clock.now.getTime() - 30 * 86_400_000).toISOString() })
        .where('sentAt', 'is not', null)
        .execute(),
    );
    expect((await send(site, owner, await write(owner), later)).addresses).toHaveLength(2);
    await wish(site, token, { lessOften: false });
    expect((await send(site, owner, await write(owner), later)).addresses).toHaveLength(2);
  });

  it('chooses by a form without scripts, and is told where the link is nobody’s', async ({
    site,
    later,
  }) => {
    const owner = await becomeOwner(site);
    await addSubscribers(site, { en: 1, pt: 0 });
    await setPace(owner, 6000);
    const [tax = ''] = await blogTags(site);
    const { tokens } = await send(site, owner, await write(owner), later);
    const token = tokens.get('en1@reader.example') ?? '';
    const form = new URLSearchParams({
      token,
      locale: 'pt',
      lessOften: 'on',
      [`topic:${tax}`]: 'on',
    });
    const posted = await site.app.request('/api/newsletter/wishes', { method: 'POST', body: form });
    expect([posted.status, posted.headers.get('Location')]).toEqual([
      303,
      `/pt/newsletter/unsubscribe/${token}`,
    ]);
    const read = await site.app.request(`/api/newsletter/subscription/${token}`);
    expect(await read.json()).toMatchObject({ lessOften: true, topics: [tax] });
    const page = await (await site.app.request(`/newsletter/unsubscribe/${token}`)).text();
    expect(page.match(/<input[^>]*checked[^>]*>/g)).toHaveLength(2);
    expect((await wish(site, 'nobody', {})).status).toBe(404);
    expect((await wish(site, token, { topics: ['x'.repeat(101)] })).status).toBe(422);
    // Who has left stays away, whatever an old page posts.
    await site.send('/api/newsletter/unsubscribe', { token, locale: 'en' });
    expect(await (await wish(site, token, {})).json()).toMatchObject({ status: 'unsubscribed' });
  });
});

it('are about what their articles are about', async ({ site }) => {
  const owner = await becomeOwner(site);
  const rows = await site.database.read((db) =>
    db.selectFrom('blogPostTags').select(['postId', 'tag']).execute(),
  );
  const articles = [...new Set(rows.map(({ postId }) => postId))].slice(0, 2);
  const tags = rows.filter(({ postId }) => articles.includes(postId)).map(({ tag }) => tag);
  const made = await owner.send('/api/admin/campaigns/from-articles', { articles });
  const { id } = (await made.json()) as CampaignDetail;
  expect((await show(owner, id)).tags.toSorted()).toEqual([...new Set(tags)].toSorted());
});
