import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { requireCompany } from '#features/company/company.server.ts';
import type { CompanySettings } from '#features/company/company-settings.ts';
import { makeWaitingCopies } from '#features/files/pictures/make-copies.server.ts';
import { mailTexts } from '#mail/mail.texts.ts';
import { mailBuilder } from '#mail/mail-builder.server.ts';
import { createMailPictures } from '#server/mail-pictures.server.ts';
import { photograph } from '../../factories/files/sample-files.ts';
import { refusalOf, upload, uploaded } from '../../factories/files/uploads.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

const url = '/api/admin/settings';

async function fieldsOf(browser: Browser): Promise<CompanySettings['fields']> {
  return ((await (await browser.get(`${url}/company`)).json()) as CompanySettings).fields;
}

async function choose(browser: Browser, field: string, value: string): Promise<Response> {
  const headers = { 'If-Match': `"${(await fieldsOf(browser))[field]?.revision}"` };
  return browser.send(`${url}/company/${field}`, { value }, { method: 'PUT', headers });
}

/** A red bar of 300 by 100 pixels in the middle of an empty ground of 500 by 300. */
async function bar(): Promise<Buffer> {
  const input = await sharp({
    create: { width: 300, height: 100, channels: 4, background: '#c22' },
  })
    .png()
    .toBuffer();
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: 500, height: 300, channels: 4, background } })
    .composite([{ input, left: 100, top: 100 }])
    .png()
    .toBuffer();
}

async function picture(site: StaffSite, owner: Browser, name: string, bytes: Promise<Buffer>) {
  const file = await uploaded(site, owner, { name, bytes: await bytes });
  await makeWaitingCopies(site.context);
  return file.picture?.address ?? '';
}

const textOf = async ({ app }: StaffSite, path: string) => (await app.request(path)).text();

async function imageAt({ app }: StaffSite, path: string) {
  const response = await app.request(path);
  expect([path, response.status]).toEqual([path, 200]);
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return { width, height, format, caching: response.headers.get('cache-control') };
}

describe('the owner’s logo', () => {
  it('takes the place of the mark everywhere, without its empty edge, until it is taken away', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const before = await textOf(site, '/');
    const address = await picture(site, owner, 'Logo.png', bar());
    expect((await choose(owner, 'logo', address)).status).toBe(200);
    expect((await choose(owner, 'logoName', 'within')).status).toBe(200);
    expect((await choose(owner, 'logoPlate', 'plate')).status).toBe(200);

    const { look } = await site.database.read(requireCompany);
    expect(look?.logo).toMatchObject({ alt: 'Entrada', hasName: true, needsPlate: true });
    const [, tag = ''] = /<img class="(logo[^>]*)>/.exec(await textOf(site, '/')) ?? [];
    expect(tag).toContain('alt="Entrada"');
    expect(tag).toContain('logo--plate');
    // Of 500 by 300 pixels the bar alone is left, but for a pixel of rounding.
    const { width = 0, height = 0, caching } = await imageAt(site, look?.logo?.address ?? '');
    expect(Math.abs(width / height - 3)).toBeLessThan(0.1);
    expect(caching).toContain('immutable');

    for (const path of ['/pt', '/pt/contact', '/no-such-page', '/checkout', '/offline'])
      expect([path, await textOf(site, path)]).toEqual([
        path,
        expect.stringMatching(/\/favicon\.svg|\/look\/logo\.png/),
      ]);
    const graph = await textOf(site, '/');
    expect(graph).toContain(`"logo":"${site.origin}/look/logo.png?v=`);
    expect(await (await owner.get(url)).json()).toMatchObject({
      logo: { address: look?.logo?.address, isOwn: true, hasName: true, needsPlate: true },
    });
    // A visitor gets the copies of a picture that the company shows, and nobody removes it.
    expect((await site.app.request(address.replace(/[^/]*$/, '480.webp'))).status).toBe(200);
    const id = address.split('/')[2];
    const removal = await owner.send(`/api/admin/files/${id}/remove`, {});
    expect(await refusalOf(removal)).toEqual([409, 'in_use']);

    await choose(owner, 'logoName', 'beside');
    await choose(owner, 'logoPlate', 'plain');
    expect((await choose(owner, 'logo', '')).status).toBe(200);
    expect(await textOf(site, '/')).toBe(before);
    expect((await owner.send(`/api/admin/files/${id}/remove`, {})).status).toBe(200);
  });

  it('makes the icons of browser and phone, under addresses that change with it', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    await choose(owner, 'logo', await picture(site, owner, 'Logo.png', bar()));
    const html = await textOf(site, '/');
    const [, icon = ''] = /href="(\/favicon\.svg\?v=[^"]+)"/.exec(html) ?? [];
    const [, phone = ''] = /href="(\/apple-touch-icon\.png\?v=[^"]+)"/.exec(html) ?? [];
    expect(await imageAt(site, phone)).toMatchObject({ width: 180, height: 180, format: 'png' });
    // Three times as wide as high is no icon: the company has its initial.
    expect(await textOf(site, icon)).not.toContain('<image');
    for (const manifest of ['/manifest.webmanifest', '/admin/pt/manifest.webmanifest']) {
      const { icons } = JSON.parse(await textOf(site, manifest)) as {
        icons: { src: string; sizes: string }[];
      };
      for (const { src, sizes } of icons) {
        expect(src).toMatch(/\?v=/);
        const { width } = await imageAt(site, src);
        if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes);
      }
    }
    const ico = Buffer.from(await (await site.app.request('/favicon.ico')).arrayBuffer());
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
    await choose(owner, 'wallColour', '#124a2f');
    expect(await textOf(site, '/')).not.toContain(icon);
    await choose(owner, 'wallColour', '');
    await choose(owner, 'logo', '');
  });

  it('stands in mails with its size and its words, and is drawn when they leave', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    await choose(owner, 'logo', await picture(site, owner, 'Logo.png', bar()));
    await choose(owner, 'logoName', 'within');
    const company = await site.database.read(requireCompany);
    const { build } = mailBuilder(mailTexts, 'pt', { origin: site.origin, company });
    const { html } = build({
      kind: 'logo',
      ids: ['1'],
      to: 'noor@tessera.example',
      maxPerDay: 1,
      subject: 'S',
      preheader: '',
      heading: 'H',
      lead: '',
      reason: '',
    });
    const [, cid = '', size = ''] =
      /src="cid:(own-logo-[^"]+)" (width="120" height="40" alt="Entrada")/.exec(html) ?? [];
    expect(size).not.toBe('');
    const drawn = await createMailPictures(Promise.resolve(site.services))(cid);
    expect(drawn?.contentType).toBe('image/png');
    expect((await sharp(drawn?.content).metadata()).width).toBeGreaterThan(240);
    await choose(owner, 'logoName', 'beside');
    await choose(owner, 'logo', '');
  });

  it('is refused in words where it is no picture that can be shown', async ({ site }) => {
    const owner = await becomeOwner(site);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const sent = await upload(site, owner, { name: 'Logo.svg', bytes: svg });
    expect(await refusalOf(sent)).toEqual([415, 'type_not_allowed']);
    for (const address of [
      'https://elsewhere.example/logo.png',
      '/art/logo.svg',
      `/files/${crypto.randomUUID()}/logo`,
    ]) {
      const refused = await choose(owner, 'logo', address);
      expect([address, refused.status]).toEqual([address, 422]);
      expect(JSON.stringify(await refused.json())).toContain('no picture of the library');
    }
    expect((await choose(owner, 'door', 'revolving')).status).toBe(422);
    expect((await fieldsOf(owner)).logo?.value).toBe('');
  });
});

describe('the owner’s door and pictures', () => {
  it('are on every page, and the picture of shared links where a page has none of its own', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const plain = await textOf(site, '/art/door-day-bare.svg');
    await choose(owner, 'door', 'ogee');
    const [, sheet = ''] =
      /href="(\/look\/17318a-b2451d-ogee\.css[^"]*)"/.exec(await textOf(site, '/contact')) ?? [];
    const css = await textOf(site, sheet);
    const [, door = ''] =
      /:root:root\{.*?--bare-door-art:url\("(\/art\/door-day[^"]+)"\)/.exec(css) ?? [];
    expect(door).toBe('/art/door-day-bare.svg?l=17318a-b2451d-ogee');
    expect(await textOf(site, door)).not.toBe(plain);
    expect(await textOf(site, '/art/door-day-bare.svg')).toBe(plain);

    const address = await picture(site, owner, 'Cais.jpg', photograph(1500, 1000));
    await choose(owner, 'heroPicture', address);
    await choose(owner, 'sharePicture', address);
    const home = await textOf(site, '/');
    expect(home).toContain(address.replace(/[^/]*$/, '480.avif'));
    const shared = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const share = shared(home).replace(site.origin, '');
    expect(share).toMatch(/^\/look\/share\.jpg\?v=/);
    expect(await imageAt(site, share)).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(shared(await textOf(site, '/blog/three-numbers'))).toContain(
      '/share/blog/three-numbers.png',
    );
    expect(await imageAt(site, '/og.png')).toMatchObject({ width: 1200, height: 630 });
    for (const [field, value] of [
      ['door', 'arch'],
      ['heroPicture', ''],
      ['sharePicture', ''],
    ] as const)
      await choose(owner, field, value);
  });

  it('stay where a version, a draft or an archive from before them comes back', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const record = '/api/admin/content/company/company';
    type Shown = { revision: number; draft: Record<string, unknown> };
    const read = async () => (await (await owner.get(record)).json()) as Shown;
    const send = async (verb: string, body: object, method = 'POST') => {
      const headers = { 'If-Match': `"${(await read()).revision}"` };
      const response = await owner.send(`${record}/${verb}`, body, { method, headers });
      expect(response.status, await response.text()).toBe(200);
    };
    const { draft: first } = await read();
    await send('draft', { ...first, city: 'Porto' }, 'PUT');
    await send('publish', {});
    await choose(owner, 'accentColour', '#0f7a5a');
    await choose(owner, 'door', 'lintel');

    await send('restore', { version: 1 });
    await send('publish', {});
    expect(await fieldsOf(owner)).toMatchObject({
      city: { value: 'Lisboa' },
      accentColour: { value: '#0f7a5a' },
      door: { value: 'lintel' },
    });
    // A program that is older than the look.
    const { wallColour, accentColour, door, logo, ...old } = (await read()).draft;
    await send('draft', { ...old, city: 'Faro' }, 'PUT');
    await send('publish', {});
    expect(await fieldsOf(owner)).toMatchObject({
      city: { value: 'Faro' },
      accentColour: { value: '#0f7a5a' },
      door: { value: 'lintel' },
    });
    await choose(owner, 'accentColour', '');
    await choose(owner, 'door', 'arch');
    await choose(owner, 'city', 'Lisboa');
  });
});
