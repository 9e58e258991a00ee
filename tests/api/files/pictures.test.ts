import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { postKind } from '#features/blog/blog.content.server.ts';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { placeRecord } from '#features/content/publishing/place-record.server.ts';
import type { SiteFile } from '#features/files/files.schema.ts';
import { fileIdsIn } from '#features/files/files.ts';
import { makeWaitingCopies } from '#features/files/pictures/make-copies.server.ts';
import { createPictureWorker } from '#platform/files/picture-worker.server.ts';
import { drawing, photograph } from '../../factories/files/sample-files.ts';
import { uploaded } from '../../factories/files/uploads.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
  type StaffSite,
} from '../../factories/staff-site.ts';

async function changeRecord(
  browser: Browser,
  record: ContentRecord,
  verb: string,
  body: object = {},
): Promise<ContentRecord> {
  const method = verb === 'draft' ? 'PUT' : 'POST';
  const response = await browser.send(`/api/admin/content/posts/${record.id}/${verb}`, body, {
    method,
    headers: { 'If-Match': `"${record.revision}"` },
  });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ContentRecord;
}

const post = {
  title: 'First steps',
  titlePt: 'Primeiros passos',
  summary: 'S',
  summaryPt: '',
  content: 'C',
  contentPt: '',
  slug: 'first-steps',
  author: 'A',
  tags: [],
  isPremium: false,
  createdAt: null,
};

async function draftWith(browser: Browser, imageUrl: string): Promise<ContentRecord> {
  const response = await browser.send('/api/admin/content/posts', { ...post, imageUrl });
  return (await response.json()) as ContentRecord;
}

async function picture(
  site: StaffSite,
  browser: Browser,
  bytes: Promise<Buffer> = photograph(90, 60),
): Promise<SiteFile & { address: string }> {
  const { id } = await uploaded(site, browser, { name: 'Cais.jpg', bytes: await bytes });
  await makeWaitingCopies(site.context);
  const file = (await (await browser.get(`/api/admin/files/${id}`)).json()) as SiteFile;
  return { ...file, address: file.picture?.address ?? '' };
}

const statusOf = async (site: StaffSite, path: string) =>
  (await openBrowser(site).get(path)).status;

describe('the copies of a picture', () => {
  it('have their widths in two formats, turned, and nothing of the metadata', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id, address, picture: details } = await picture(site, browser, photograph(750, 500));
    expect(details).toMatchObject({ state: 'ready', width: 500, height: 750 });
    expect(details?.widths).toEqual([480, 500]);
    const names = [480, 500].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    for (const path of [...names.map((name) => `/files/${id}/${name}`), address]) {
      const bytes = Buffer.from(await (await browser.get(path)).arrayBuffer());
      const { format, width, height, exif, xmp } = await sharp(bytes).metadata();
      expect([path, format]).toEqual([
        path,
        path === address ? 'jpeg' : path.endsWith('avif') ? 'heif' : 'webp',
      ]);
      expect(Math.abs(height / width - 1.5)).toBeLessThan(0.01);
      expect([exif, xmp]).toEqual([undefined, undefined]);
      expect(bytes.includes('SecretCamera')).toBe(false);
    }
  });

  it('are made by the next start, when a process was killed at its work', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await uploaded(site, browser, { name: 'a.png', bytes: await drawing() });
    const state = async () =>
      ((await (await browser.get(`/api/admin/files/${id}`)).json()) as SiteFile).picture?.state;
    const { pictures } = site.services;
    site.services.pictures = createPictureWorker('/no/such/program.js');
    await makeWaitingCopies(site.context);
    site.services.pictures = pictures;
    expect(await state()).toBe('waiting');
    await makeWaitingCopies(site.context);
    expect(await state()).toBe('ready');
  });

  it('are given up after three attempts, which is said', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await uploaded(site, browser, { name: 'a.png', bytes: await drawing() });
    await site.database.transaction((trx) =>
      trx.updateTable('files').set({ place: 'ff/none' }).where('id', '=', id).execute(),
    );
    for (let attempt = 0; attempt < 4; attempt += 1) await makeWaitingCopies(site.context);
    const file = (await (await browser.get(`/api/admin/files/${id}`)).json()) as SiteFile;
    expect(file.picture?.state).toBe('failed');
  });
});

describe('a picture of a post', () => {
  it('is for staff until the post is public, and again after its withdrawal', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id, address, url } = await picture(site, browser);
    const paths = [address, `/files/${id}/60.avif`];
    const statuses = () => Promise.all(paths.map((path) => statusOf(site, path)));
    const draft = await draftWith(browser, address);
    expect(await statuses()).toEqual([404, 404]);
    expect((await browser.get(address)).headers.get('Cache-Control')).toBe('no-store');
    const live = await changeRecord(browser, draft, 'publish');
    expect(await statuses()).toEqual([200, 200]);
    const response = await openBrowser(site).get(address);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    // The original has its metadata, so it stays with staff.
    expect(await statusOf(site, url)).toBe(404);
    await changeRecord(browser, live, 'withdraw');
    expect(await statuses()).toEqual([404, 404]);
  });

  it('is told with its size, focal point and words, and the address stays a string', async ({
    site,
  }) => {
    const browser = await becomeOwner(site);
    const { id, address } = await picture(site, browser);
    await changeRecord(browser, await draftWith(browser, address), 'publish');
    const change = {
      alt: 'The quay at dawn',
      altPt: 'O cais ao amanhecer',
      focusX: 20,
      focusY: 70,
    };
    const changed = await browser.send(`/api/admin/files/${id}`, change, { method: 'PATCH' });
    expect(changed.status).toBe(200);
    const { imageUrl, picture: told } = (await (
      await openBrowser(site).get('/api/blog-posts/slug/first-steps')
    ).json()) as { imageUrl: string; picture: unknown };
    expect(imageUrl).toBe(address);
    expect(told).toEqual({
      width: 60,
      height: 90,
      widths: [60],
      focus: [20, 70],
      alt: 'The quay at dawn',
      altPt: 'O cais ao amanhecer',
      credit: '',
    });
    const page = await (await openBrowser(site).get('/pt/blog/first-steps')).text();
    expect(page).toContain(`type="image/avif" srcSet="/files/${id}/60.avif 60w`);
    expect(page).toContain('alt="O cais ao amanhecer"');
    expect(page).toContain('width="60" height="90"');
    expect(page).not.toMatch(/<[^>]+ style=/);
  });

  it('leaves the tiles of other posts as they are', async ({ site }) => {
    const list = (await (await openBrowser(site).get('/api/blog-posts')).json()) as object[];
    expect(list.length).toBeGreaterThan(0);
    expect(list.filter((one) => 'picture' in one)).toEqual([]);
  });

  it('cannot be removed while a record names it, and comes back after', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id, address } = await picture(site, browser);
    const draft = await draftWith(browser, address);
    const remove = async () => {
      const response = await browser.send(`/api/admin/files/${id}/remove`, {});
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    expect(await remove()).toEqual([409, 'in_use']);
    const { uses } = (await (await browser.get(`/api/admin/files/${id}`)).json()) as SiteFile;
    expect(uses).toEqual([
      { kind: 'posts', recordId: draft.id, title: 'First steps', isPublic: false },
    ]);
    await changeRecord(browser, draft, 'draft', { ...post, imageUrl: '/art/tax.svg' });
    expect(await remove()).toEqual([200, undefined]);
    expect((await browser.get(address)).status).toBe(404);
    expect((await browser.send(`/api/admin/files/${id}/restore`, {})).status).toBe(200);
    expect((await browser.get(address)).status).toBe(200);
  });
});

describe('a picture in a text', () => {
  it('is used by the record, and public with it', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id, address } = await picture(site, browser);
    const content = `Before\n\n![The quay](${address})\n\nAfter`;
    const draft = await changeRecord(browser, await draftWith(browser, '/art/tax.svg'), 'draft', {
      ...post,
      content,
      imageUrl: '/art/tax.svg',
    });
    const usesOf = async () =>
      ((await (await browser.get(`/api/admin/files/${id}`)).json()) as SiteFile).uses;
    const use = { kind: 'posts', recordId: draft.id, title: 'First steps' };
    expect(await usesOf()).toEqual([{ ...use, isPublic: false }]);
    expect(await statusOf(site, address)).toBe(404);
    const removal = await browser.send(`/api/admin/files/${id}/remove`, {});
    expect(removal.status).toBe(409);
    const live = await changeRecord(browser, draft, 'publish');
    expect(await usesOf()).toEqual([{ ...use, isPublic: true }]);
    expect(await statusOf(site, address)).toBe(200);
    const page = await (await openBrowser(site).get('/blog/first-steps')).text();
    expect(page).toMatch(new RegExp(`<img[^>]*src="${address}"[^>]*alt="The quay"`));
    await changeRecord(browser, live, 'withdraw');
    expect(await statusOf(site, address)).toBe(404);
  });

  it('is public with a record that came from elsewhere', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { address } = await picture(site, browser);
    const live = { ...post, imageUrl: '/art/tax.svg', content: `![The quay](${address})` };
    const outcome = await site.database.transaction((trx) =>
      placeRecord(site.context, trx, postKind, {
        id: crypto.randomUUID(),
        live,
        draft: null,
        fieldTimes: null,
        wasPublic: true,
        publishAt: null,
        onlyNew: true,
      }),
    );
    expect(outcome).toMatchObject({ ok: true, value: { outcome: 'new' } });
    expect(await statusOf(site, address)).toBe(200);
  });
});

describe('a picture without an alternative text', () => {
  it('is named before publication, in a field and in a text', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id, address } = await picture(site, browser);
    const { id: postId, revision } = await draftWith(browser, address);
    const path = `/api/admin/content/posts/${postId}`;
    const options = { method: 'PUT', headers: { 'If-Match': `"${revision}"` } };
    const body = { ...post, content: `![](${address})`, imageUrl: address };
    await browser.send(`${path}/draft`, body, options);
    const named = async () => {
      const { warnings } = (await (await browser.get(`${path}/warnings`)).json()) as {
        warnings: { field: string; code: string; detail: string }[];
      };
      return warnings
        .filter(({ code }) => code === 'no_alternative')
        .map(({ field, detail }) => [field, detail])
        .sort();
    };
    const inText = ['content', 'Cais.jpg'];
    expect(await named()).toEqual([inText, ['imageUrl', 'Cais.jpg']]);
    await browser.send(`/api/admin/files/${id}`, { alt: 'The quay' }, { method: 'PATCH' });
    expect(await named()).toEqual([inText]);
  });
});

describe('the library', () => {
  it('is searched by name and words, and filtered', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await uploaded(site, browser, { name: 'Rio.png', bytes: await drawing() });
    await browser.send(`/api/admin/files/${id}`, { altPt: 'Uma ponte' }, { method: 'PATCH' });
    await uploaded(site, browser, { name: 'notas.txt', bytes: Buffer.from('a') });
    const names = async (query: string) => {
      const body = await (await browser.get(`/api/admin/files?${query}`)).json();
      return (body as { files: SiteFile[] }).files.map(({ name }) => name).toSorted();
    };
    expect(await names('')).toEqual(['Rio.png', 'notas.txt']);
    expect(await names('q=ponte')).toEqual(['Rio.png']);
    expect(await names('q=%25')).toEqual([]);
    expect(await names('only=documents')).toEqual(['notas.txt']);
    expect(await names('only=without-alt')).toEqual(['Rio.png']);
    expect((await browser.get('/api/admin/files?only=x')).status).toBe(422);
  });

  it.for([
    [{ alt: 'a'.repeat(301) }, 'too_long'],
    [{ focusX: 101 }, 'out_of_range'],
    [{ alt: 5 }, 'invalid_type'],
    [{}, 'nothing_given'],
  ] as const)('refuses %j', async ([change, code], { site }) => {
    const browser = await becomeOwner(site);
    const { id } = await uploaded(site, browser, { name: 'a.png', bytes: await drawing() });
    const response = await browser.send(`/api/admin/files/${id}`, change, { method: 'PATCH' });
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(code)]);
  });
});

it('the files that a text names are found', () => {
  const id = crypto.randomUUID();
  expect(fileIdsIn(`![a](/files/${id}/a.jpg) [b](/files/${id}/b.pdf) /files/x/y`)).toEqual([id]);
});
