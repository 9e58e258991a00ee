import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { createPictureWorker } from '#platform/files/picture-worker.server.ts';
import type { WholeSite } from '../../factories/whole-site.ts';
import { test as it } from '../../factories/whole-site-test.ts';

async function picture(site: WholeSite, path: string): Promise<Buffer> {
  const response = await site.app.request(path);
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await response.arrayBuffer());
}

async function addressOn(site: WholeSite, path: string): Promise<string> {
  const html = await (await site.app.request(path)).text();
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  return address.replace(site.origin, '');
}

describe('the picture of a shared link', () => {
  it('is drawn for each page and language, in the size that the page states', async ({ site }) => {
    const seen = new Set<string>();
    for (const path of ['/', '/pt', '/contact', '/blog/three-numbers', '/pt/case-studies/mare']) {
      const bytes = await picture(site, await addressOn(site, path));
      const { width, height } = await sharp(bytes).metadata();
      expect([path, width, height]).toEqual([path, 1200, 630]);
      expect(bytes.length).toBeLessThan(120_000);
      seen.add(bytes.toString('base64'));
    }
    expect(seen.size).toBe(5);
  });

  it('follows the title, and is not sent again while it is the same', async ({ site }) => {
    const address = '/share/blog/three-numbers.png';
    const named = await addressOn(site, '/blog/three-numbers');
    expect(named).toMatch(/^\/share\/blog\/three-numbers\.png\?v=[\w-]{10}$/);
    expect(await addressOn(site, '/blog/three-numbers?utm_source=x')).toBe(named);
    const first = await site.app.request(address);
    const tag = first.headers.get('etag') ?? '';
    const again = await site.app.request(address, { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    await site.database.transaction((trx) =>
      trx
        .updateTable('blogPosts')
        .set({ title: 'Four numbers' })
        .where('slug', '=', 'three-numbers')
        .execute(),
    );
    const changed = await site.app.request(address);
    expect(changed.headers.get('etag')).not.toBe(tag);
    const bytesOf = async (of: Response) => Buffer.from(await of.arrayBuffer()).toString('hex');
    expect((await bytesOf(changed)) === (await bytesOf(first))).toBe(false);
    const renamed = await addressOn(site, '/blog/three-numbers');
    expect(renamed.split('?')[0]).toBe(address);
    expect(renamed).not.toBe(named);
    expect((await site.app.request(renamed)).headers.get('etag')).toBe(changed.headers.get('etag'));
  });

  it('is none for an address without a page, or of one visitor', async ({ site }) => {
    for (const path of [
      '/share/nothing.png',
      '/share/blog/none.png',
      '/share/manage-booking/x.png',
    ])
      expect((await site.app.request(path)).status, path).toBe(404);
    expect(await addressOn(site, '/manage-booking/x')).toBe('/og.png');
  });

  it("is the site's own while none can be drawn", async ({ site }) => {
    const { pictures, files } = site.services;
    await rm(files.drawn, { recursive: true, force: true });
    site.services.pictures = createPictureWorker('/no/such/program.js');
    const response = await site.app.request('/share/services.png');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/og.png']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    site.services.pictures = pictures;
    expect((await picture(site, '/share/services.png')).length).toBeGreaterThan(1000);
  });
});
