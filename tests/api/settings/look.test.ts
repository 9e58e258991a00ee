import { describe, expect } from 'vitest';
import { requireCompany } from '#features/company/company.server.ts';
import type { CompanySettings } from '#features/company/company-settings.ts';
import { mailTexts } from '#mail/mail.texts.ts';
import { mailBuilder } from '#mail/mail-builder.server.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

const url = '/api/admin/settings';

async function choose(browser: Browser, field: string, value: string): Promise<Response> {
  const { fields } = (await (await browser.get(`${url}/company`)).json()) as CompanySettings;
  const headers = { 'If-Match': `"${fields[field]?.revision}"` };
  return browser.send(`${url}/company/${field}`, { value }, { method: 'PUT', headers });
}

const textOf = async ({ app }: StaffSite, path: string) => (await app.request(path)).text();
const settingsOf = async (browser: Browser) => (await browser.get(url)).json();

describe('the owner’s colours', () => {
  it('are named by the settings with what became of them, and reach every page', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    expect(await settingsOf(owner)).toEqual({
      logo: {
        address: '/favicon.svg',
        isOwn: false,
        isWaiting: false,
        hasName: false,
        needsPlate: false,
      },
      icon: { address: '/favicon.svg' },
      door: 'arch',
      heroPicture: null,
      sharePicture: null,
      colours: { wall: '#17318a', accent: '#b2451d', areOwn: true, adjusted: [] },
    });
    const before = await textOf(site, '/');
    expect(before).not.toContain('/look/');

    expect((await choose(owner, 'wallColour', ' #FE0 ')).status).toBe(200);
    expect((await choose(owner, 'accentColour', '#ff3fa4')).status).toBe(200);
    expect(await settingsOf(owner)).toMatchObject({
      logo: { address: '/art/logo.svg?l=ffee00-ff3fa4' },
      colours: {
        wall: '#ffee00',
        accent: '#ff3fa4',
        areOwn: false,
        adjusted: [
          { of: 'wall', what: 'text' },
          { of: 'wall', what: 'ink' },
          { of: 'accent', what: 'text' },
        ],
      },
    });
    for (const path of ['/', '/pt', '/pt/blog', '/contact', '/no-such-page', '/checkout']) {
      const html = await textOf(site, path);
      const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)" data-look>/.exec(html) ?? [];
      expect([path, sheet]).toEqual([
        path,
        expect.stringMatching(/^\/look\/ffee00-ff3fa4\.css\?v=/),
      ]);
      expect(html).toMatch(/href="\/favicon\.svg\?v=[\w-]{10}"/);
      const css = await site.app.request(sheet);
      expect(css.headers.get('Cache-Control')).toContain('immutable');
      expect(await css.text()).toContain('--wall:light-dark(#ffee00,');
    }
    expect(await textOf(site, '/')).toContain('/art/tile-wall.svg?l=ffee00-ff3fa4');
    expect(await textOf(site, '/art/tile-wall.svg?l=ffee00-ff3fa4')).not.toBe(
      await textOf(site, '/art/tile-wall.svg'),
    );
    expect(await textOf(site, '/art/sky-day.svg?l=ffee00-ff3fa4')).toBe(
      await textOf(site, '/art/sky-day.svg'),
    );

    await choose(owner, 'wallColour', '');
    await choose(owner, 'accentColour', '');
    expect(await textOf(site, '/')).toBe(before);
  });

  it('stand in mails, in their styles and never in what they say', async ({ site }) => {
    const owner = await becomeOwner(site);
    await choose(owner, 'wallColour', '#124a2f');
    const company = await site.database.read(requireCompany);
    const { build } = mailBuilder(mailTexts, 'en', { origin: 'https://entrada.example', company });
    const { html } = build({
      kind: 'look',
      ids: ['1'],
      to: 'noor@tessera.example',
      maxPerDay: 1,
      subject: 'Blue',
      preheader: '',
      heading: 'Our blue is #1f43b5',
      lead: '',
      button: { label: 'Open', href: 'https://entrada.example' },
      reason: '',
    });
    expect(html).toContain('Our blue is #1f43b5');
    expect(html).toContain('background:#124a2f');
    expect(html.replaceAll('Our blue is #1f43b5', '')).not.toMatch(/#1f43b5|#17318a/);
    expect(html).toContain('cid:band-124a2f-b2451d@entrada.mail');
    await choose(owner, 'wallColour', '');
  });

  it('are refused in words where they are none, and to staff who may not change them', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const refused = await choose(owner, 'wallColour', 'blue');
    expect(refused.status).toBe(422);
    expect(JSON.stringify(await refused.json())).toContain('A colour looks like #1f43b5');
    await addStaff(site, { email: 'rui@entrada.example', role: 'staff' });
    const staff = await signIn(site, 'rui@entrada.example');
    expect((await choose(staff, 'wallColour', '#124a2f')).status).toBe(403);
    expect(await settingsOf(staff)).toMatchObject({ colours: { areOwn: true } });
  });

  it('are versions of the company, so that they are exported and can be brought back', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    await choose(owner, 'accentColour', '#0f7a5a');
    const record = await (await owner.get('/api/admin/content/company/company')).json();
    expect(JSON.stringify(record)).toContain('"accentColour":"#0f7a5a"');
    await choose(owner, 'accentColour', '');
  });
});

describe('the sheet of a look', () => {
  it('is none for what names no colours', async ({ site }) => {
    for (const path of ['/look/17318.css', '/look/17318a-b2451d-000000.css', '/look/x.css'])
      expect((await site.app.request(path)).status).toBe(404);
    const own = await site.app.request('/look/17318a-b2451d.css');
    expect(await own.text()).toBe('');
  });

  it('of a drawing are those of its address, whoever asked for another before', async ({
    site,
  }) => {
    const plain = await textOf(site, '/art/tile-wall.svg');
    expect(await textOf(site, '/art/tile-wall.svg?l=00aa55-ff3fa4x')).toBe(plain);
    const coloured = await textOf(site, '/art/tile-wall.svg?l=00aa55-ff3fa4');
    expect(coloured).not.toBe(plain);
    expect(await textOf(site, '/art/tile-wall.svg?l=00aa55-ff3fa4x')).toBe(plain);
    expect(await textOf(site, '/art/tile-wall.svg?l=00aa55-ff3fa4')).toBe(coloured);
  });
});
