import { Writable } from 'node:stream';
import pino from 'pino';
import { expect } from 'vitest';
import type { ContentRecord } from '#features/content/content.schema.ts';
import type { SiteFile } from '#features/files/files.schema.ts';
import { makeWaitingCopies } from '#features/files/pictures/make-copies.server.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { contentExamples } from '../../factories/content/content-examples.ts';
import { drawing } from '../../factories/files/sample-files.ts';
import { uploaded } from '../../factories/files/uploads.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

/** Saves some values of a record that there is. */
async function changeDraft(browser: Browser, path: string, values: object): Promise<ContentRecord> {
  const url = `/api/admin/content/${path}`;
  const { draft, revision } = (await (await browser.get(url)).json()) as ContentRecord;
  const options = { method: 'PUT', headers: { 'If-Match': `"${revision}"` } };
  const response = await browser.send(`${url}/draft`, { ...draft, ...values }, options);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ContentRecord;
}

async function makeDraft(browser: Browser, kindName: string, more: object = {}) {
  const kind = contentKinds.find(({ name }) => name === kindName) ?? contentKinds[0];
  if (!kind) throw new Error('no kind');
  const { values } = contentExamples[kind.name] ?? { values: {} };
  const marked = { [kind.titleField]: 'Marker zqx', ...more };
  const [fixedId] = kind.fixed?.ids ?? [];
  if (fixedId !== undefined) return changeDraft(browser, `${kind.name}/${fixedId}`, marked);
  const body = { ...kind.empty, ...values, ...marked };
  const response = await browser.send(`/api/admin/content/${kind.name}`, body);
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as ContentRecord;
}

/** Everything of the site that anybody may read and that shows content. */
const publicAddresses = [
  ...['/', '/pt', '/blog', '/services', '/case-studies', '/sitemap.xml', '/rss.xml', '/llms.txt'],
  ...['/api/blog-posts', '/api/blog-posts?q=zqx', '/api/case-studies', '/api/service-packages'],
  ...['/api/testimonials', '/api/faq', '/api/offers/current', '/api/home', '/api/company'],
  ...['/terms', '/contact'],
];

async function publicWords(site: StaffSite): Promise<string> {
  const responses = await Promise.all(publicAddresses.map((path) => site.app.request(path)));
  return (await Promise.all(responses.map((response) => response.text()))).join('\n');
}

/** Saved answers are on no page. */
const shownKinds = contentKinds.filter(({ name }) => name !== 'answers');

it.for(shownKinds)(
  '$name: the page shows a draft to staff, and to nobody else',
  async (kind, { site }) => {
    const browser = await becomeOwner(site);
    const { id } = await makeDraft(browser, kind.name);
    const revision = await site.database.contentRevision();
    const shown = await browser.get(`/admin/preview/${kind.name}/${id}`);
    expect([shown.status, (await shown.text()).includes('Marker zqx')]).toEqual([200, true]);
    expect(await site.database.contentRevision()).toBe(revision);
    expect(await publicWords(site)).not.toContain('zqx');
    const stranger = await openBrowser(site).get(`/admin/preview/${kind.name}/${id}`);
    expect([stranger.status, await stranger.text()]).toEqual([
      401,
      expect.not.stringContaining('zqx'),
    ]);
  },
);

it('draws Markdown as its blocks, with a picture of the library', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { id: fileId } = await uploaded(site, browser, {
    name: 'Cais.png',
    bytes: await drawing(),
  });
  const file = (await (await browser.get(`/api/admin/files/${fileId}`)).json()) as SiteFile;
  const address = file.picture?.address ?? '';
  const content = `## First part\n\nIt is **so**.\n\n![The quay](${address})`;
  const { id } = await makeDraft(browser, 'posts', { content });
  const html = await (await browser.get(`/admin/preview/posts/${id}`)).text();
  expect(html).toMatch(/<h2[^>]*><a[^>]*>First part<\/a><\/h2>/);
  expect(html).toContain('<strong>so</strong>');
  expect(html).toMatch(new RegExp(`<img[^>]*src="${address}"[^>]*alt="The quay"`));
});

it('is refused to what no page shows', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { id } = await makeDraft(browser, 'answers');
  const response = await browser.get(`/admin/preview/answers/${id}?lang=pt`);
  expect([response.status, await response.text()]).toEqual([
    404,
    expect.stringContaining('Nenhuma página do site mostra isto'),
  ]);
});

it.for(['vat', 'hosts'])('shows the legal page on which %s is said', async (field, { site }) => {
  const browser = await becomeOwner(site);
  const id = 'legal';
  await changeDraft(browser, `legal/${id}`, { vat: '', hosts: '', [field]: 'Marker zqy' });
  const html = await (await browser.get(`/admin/preview/legal/${id}?lang=pt`)).text();
  expect(html).toContain('Marker zqy');
});

it('shows both languages, with nothing that stores, indexes, runs or sends it on', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const { id } = await makeDraft(browser, 'posts', { titlePt: 'Marcador zqx' });
  const response = await browser.get(`/admin/preview/posts/${id}?lang=pt`);
  const html = await response.text();
  expect(html).toContain('lang="pt-PT"');
  expect(html).toContain('Marcador zqx');
  expect(html).not.toMatch(/<script|canonical|og:title/);
  expect(html).toContain('class="preview-bar"');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringMatching(/default-src 'none';.*frame-ancestors 'self'/),
  });
  const framed = await (await browser.get(`/admin/preview/posts/${id}?frame`)).text();
  expect(framed).not.toContain('class="preview-bar"');
});

it('shows a draft without an address, and says what it cannot be drawn without', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const post = await makeDraft(browser, 'posts', { slug: '', summary: '' });
  expect((await browser.get(`/admin/preview/posts/${post.id}`)).status).toBe(200);
  const offer = await makeDraft(browser, 'packages', { priceCents: null });
  const refused = await browser.get(`/admin/preview/packages/${offer.id}?lang=pt`);
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('Preço em euros: Este campo é obrigatório.'),
  ]);
  expect((await browser.get(`/admin/preview/posts/${crypto.randomUUID()}`)).status).toBe(404);
  expect((await browser.get('/admin/preview/nothing/1')).status).toBe(404);
});

it('shows the changes of what is public, while the site goes on showing what was published', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const list = await (await browser.get('/api/admin/content/questions')).json();
  const { id } = (list as { records: { id: string }[] }).records[0] ?? { id: '' };
  const { draft } = (await (
    await browser.get(`/api/admin/content/questions/${id}`)
  ).json()) as ContentRecord;
  const headers = { 'If-Match': '"0"' };
  const body = { ...draft, answer: 'Marker zqx' };
  await browser.send(`/api/admin/content/questions/${id}/draft`, body, { method: 'PUT', headers });
  const html = await (await browser.get(`/admin/preview/questions/${id}`)).text();
  expect(html).toContain('Marker zqx');
  expect(html).toContain(String(draft.question));
  expect(await publicWords(site)).not.toContain('zqx');
});

async function makeLink(browser: Browser, id: string): Promise<{ url: string; endsAt: string }> {
  const response = await browser.send(`/api/admin/content/posts/${id}/preview-link`);
  expect(response.status).toBe(201);
  return (await response.json()) as { url: string; endsAt: string };
}

it('opens by a link for seven days, which shows and changes nothing', async ({ site, later }) => {
  const browser = await becomeOwner(site);
  const { id } = await makeDraft(browser, 'posts');
  const { url, endsAt } = await makeLink(browser, id);
  const token = url.split('/').at(-1) ?? '';
  expect(Date.parse(endsAt) - site.clock.now.getTime()).toBe(7 * 86_400_000);
  const partner = openBrowser(site);
  const path = new URL(url).pathname;
  const shown = await partner.get(path);
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('Marker zqx')]);
  expect(shown.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect((await partner.get(`${path}?lang=pt`)).status).toBe(200);
  expect((await partner.send(path, {})).status).toBe(405);
  const stored = await site.database.read((db) =>
    db.selectFrom('contentPreviewLinks').selectAll().execute(),
  );
  expect(JSON.stringify(stored)).not.toContain(token);
  const audited = await site.database.read((db) =>
    db.selectFrom('auditLog').selectAll().where('action', '=', 'content.preview-link').execute(),
  );
  expect(audited.at(-1)).toMatchObject({ subjectId: id, after: { endsAt } });
  expect(JSON.stringify(audited)).not.toContain(token);
  later({ days: 7 });
  const ended = await partner.get(path);
  expect([ended.status, await ended.text()]).toEqual([
    410,
    expect.stringContaining('This link has ended'),
  ]);
});

it('shows a partner the pictures of the draft by the link, and no other file', async ({
  site,
  later,
}) => {
  const browser = await becomeOwner(site);
  const [first, second] = await Promise.all(
    ['Cais.png', 'Rio.png'].map(async (name) =>
      uploaded(site, browser, { name, bytes: await drawing() }),
    ),
  );
  await makeWaitingCopies(site.context);
  const fileOf = async (id = '') =>
    (await (await browser.get(`/api/admin/files/${id}`)).json()) as SiteFile;
  const [shown, other] = [await fileOf(first?.id), await fileOf(second?.id)];
  const address = shown.picture?.address ?? '';
  const { id } = await makeDraft(browser, 'posts', { imageUrl: address });
  const { url } = await makeLink(browser, id);
  const token = url.split('/').at(-1) ?? '';
  const partner = openBrowser(site);
  const html = await (await partner.get(new URL(url).pathname)).text();
  const src = `${address}?preview=${token}`;
  expect(html).toContain(`src="${src}"`);
  expect(html).toMatch(new RegExp(`${shown.id}/\\d+\\.avif\\?preview=${token} \\d+w`));
  const statusOf = async (path: string) => (await partner.get(path)).status;
  expect(await statusOf(src)).toBe(200);
  expect((await partner.get(src)).headers.get('cache-control')).toBe('no-store');
  const original = `${shown.url}?preview=${token}`;
  const foreign = `${other.picture?.address}?preview=${token}`;
  for (const path of [address, `${address}?preview=x`, original, foreign])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  later({ days: 7 });
  expect(await statusOf(src)).toBe(404);
});

it('withdraws the links of a record', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { id } = await makeDraft(browser, 'posts');
  const { url } = await makeLink(browser, id);
  await makeLink(browser, id);
  const base = `/api/admin/content/posts/${id}/preview-link`;
  const open = (await (await browser.get(base)).json()) as { links: { createdBy: string }[] };
  expect(open.links.map(({ createdBy }) => createdBy)).toEqual(['Rita Falcão', 'Rita Falcão']);
  const gone = await browser.send(base, undefined, { method: 'DELETE' });
  expect(await gone.json()).toEqual({ withdrawn: 2 });
  expect(await (await browser.get(base)).json()).toEqual({ links: [] });
  const response = await openBrowser(site).get(new URL(url).pathname);
  expect([response.status, await response.text()]).toEqual([
    410,
    expect.stringContaining('This link was withdrawn'),
  ]);
  expect((await openBrowser(site).get('/preview/of-nothing')).status).toBe(404);
});

it('is not shown to a bookkeeper', async ({ site }) => {
  const { id } = await makeDraft(await becomeOwner(site), 'posts');
  await addStaff(site, { email: 'ines@entrada.example', role: 'bookkeeper' });
  const browser = await signIn(site, 'ines@entrada.example');
  expect((await browser.get(`/admin/preview/posts/${id}`)).status).toBe(403);
});

it('logs no token', async ({ site }) => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { logger } = site.services;
  try {
    Object.assign(site.services, { logger: pino({ level: 'trace' }, sink) });
    const browser = await becomeOwner(site);
    const { id } = await makeDraft(browser, 'posts');
    const { url } = await makeLink(browser, id);
    await openBrowser(site).get(new URL(url).pathname);
    expect(lines.join('')).not.toContain(url.split('/').at(-1));
  } finally {
    Object.assign(site.services, { logger });
  }
});
