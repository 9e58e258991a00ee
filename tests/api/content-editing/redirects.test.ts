import { expect } from 'vitest';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { contentExamples } from '../../factories/content/content-examples.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

const base = '/api/admin/redirects';

async function add(browser: Browser, path: string, target: string) {
  const response = await browser.send(base, { path, target });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function locationOf(site: StaffSite, path: string): Promise<string | null> {
  return (await site.app.request(path)).headers.get('Location');
}

it('leads an old address to a page in one step, in both languages', async ({ site }) => {
  const browser = await becomeOwner(site);
  expect(await add(browser, `${site.origin}/pt/old-page/`, '/services')).toMatchObject({
    status: 201,
    body: { path: '/old-page', target: '/services' },
  });
  expect(await add(browser, '/older-page', '/old-page')).toMatchObject({
    status: 201,
    body: { target: '/services' },
  });
  expect(await locationOf(site, '/older-page')).toBe('/services');
  expect(await locationOf(site, '/pt/old-page')).toBe('/pt/services');
  const list = (await (await browser.get(`${base}?q=older`)).json()) as { total: number };
  expect(list).toMatchObject({
    total: 1,
    redirects: [{ path: '/older-page', target: '/services' }],
  });
});

it.for([
  ['/gone', '/gone', 'target', 'dead_target'],
  ['/services', '/contact', 'path', 'is_page'],
  ['/gone', '/no-such-page', 'target', 'dead_target'],
  ['https://elsewhere.example/x', '/contact', 'path', 'not_ours'],
  ['/gone', '//elsewhere.example', 'target', 'not_ours'],
  ['', '/contact', 'path', 'required'],
] as const)('refuses %s → %s', async ([path, target, field, code], { site }) => {
  const browser = await becomeOwner(site);
  const { status, body } = await add(browser, path, target);
  expect([status, body.errors]).toMatchObject([422, [{ field, code }]]);
});

it('refuses a loop, and shortens the chain that it would be', async ({ site }) => {
  const browser = await becomeOwner(site);
  await add(browser, '/a', '/services');
  await add(browser, '/b', '/a');
  expect((await add(browser, '/a', '/b')).body).toMatchObject({ path: '/a', target: '/services' });
  expect((await add(browser, '/b', '/b')).body).toMatchObject({ code: 'loop' });
  expect(await locationOf(site, '/b')).toBe('/services');
});

it('is removed, and is then an unknown page again', async ({ site }) => {
  const browser = await becomeOwner(site);
  await add(browser, '/old-page', '/services');
  const removal = `${base}?path=${encodeURIComponent('/old-page')}`;
  expect((await browser.send(removal, undefined, { method: 'DELETE' })).status).toBe(204);
  expect((await site.app.request('/old-page')).status).toBe(404);
  expect((await browser.send(removal, undefined, { method: 'DELETE' })).status).toBe(404);
});

it('a post that moves from a to b to c to a leaves no loop', async ({ site }) => {
  const browser = await becomeOwner(site);
  const values = { ...contentExamples.posts?.values, title: 'T', titlePt: '', summaryPt: '' };
  const body = { ...values, contentPt: '', tags: [], isPremium: false, createdAt: null };
  const made = await browser.send('/api/admin/content/posts', { ...body, slug: 'first-steps' });
  let record = (await made.json()) as ContentRecord;
  async function change(verb: string, sent: object, method = 'POST') {
    const headers = { 'If-Match': `"${record.revision}"` };
    const path = `/api/admin/content/posts/${record.id}/${verb}`;
    record = (await (await browser.send(path, sent, { method, headers })).json()) as ContentRecord;
  }
  await change('publish', {});
  for (const slug of ['second-steps', 'third-steps', 'first-steps']) {
    await change('draft', { ...record.draft, slug }, 'PUT');
    await change('publish', {});
  }
  expect((await site.app.request('/blog/first-steps')).status).toBe(200);
  expect(await locationOf(site, '/blog/second-steps')).toBe('/blog/first-steps');
  expect(await locationOf(site, '/pt/blog/third-steps')).toBe('/pt/blog/first-steps');
});
