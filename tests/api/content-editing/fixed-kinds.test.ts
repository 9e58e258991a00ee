import { describe, expect } from 'vitest';
import type { ContentList, ContentRecord } from '#features/content/content.schema.ts';
import type { ContentValues } from '#features/content/content.ts';
import { homeSeed } from '#features/home/home-seed.server.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { bookAsVisitor } from '../../factories/staff-bookings.ts';
import {
  addStaff,
  askToSignIn,
  type Browser,
  becomeOwner,
  test as it,
  ownerEmail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

const fixed = contentKinds.filter((kind) => kind.fixed !== null);
const base = '/api/admin/content';

async function read(browser: Browser, kind: string, id: string): Promise<ContentRecord> {
  return (await (await browser.get(`${base}/${kind}/${id}`)).json()) as ContentRecord;
}

async function change(browser: Browser, kind: string, record: ContentRecord, verb: string) {
  const headers = { 'If-Match': `"${record.revision}"` };
  return browser.send(`${base}/${kind}/${record.id}/${verb}`, {}, { headers });
}

/** Saves some values of a record and publishes it. */
async function publish(
  browser: Browser,
  [kind, id]: readonly [string, string],
  values: ContentValues,
): Promise<Response> {
  const record = await read(browser, kind, id);
  const saved = await browser.send(
    `${base}/${kind}/${id}/draft`,
    { ...record.draft, ...values },
    { method: 'PUT', headers: { 'If-Match': `"${record.revision}"` } },
  );
  expect(saved.status, await saved.clone().text()).toBe(200);
  return change(browser, kind, (await saved.json()) as ContentRecord, 'publish');
}

async function textAt(site: StaffSite, address: string): Promise<string> {
  return (await site.app.request(site.origin + address)).text();
}

const company = ['company', 'company'] as const;

describe('records that the site always has', () => {
  it.for(fixed)('$name: are listed, and none is made or taken off', async (kind, { site }) => {
    const owner = await becomeOwner(site);
    const list = (await (await owner.get(`${base}/${kind.name}`)).json()) as ContentList;
    expect(list.records.map(({ id, state }) => [id, state])).toEqual(
      kind.fixed?.ids.map((id) => [id, 'public']),
    );
    const made = await owner.send(`${base}/${kind.name}`, kind.empty);
    expect([made.status, made.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await owner.get(`${base}/${kind.name}/another`)).status).toBe(404);
  });

  it('say their original words again on request, and keep the others as a version', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    expect(await read(owner, 'home', 'home')).toMatchObject({ isFixed: true, isOriginal: true });
    const written = { title: 'Come in.', titlePt: 'Entre.', tagline: '' };
    expect((await publish(owner, ['home', 'home'], written)).status).toBe(200);
    const record = await read(owner, 'home', 'home');
    // An empty field is the original word.
    expect(record).toMatchObject({ isOriginal: false, draft: { tagline: homeSeed.tagline } });
    const back = (await (await change(owner, 'home', record, 'withdraw')).json()) as ContentRecord;
    expect(back).toMatchObject({ isOriginal: true, state: 'public', draft: homeSeed, twins: [] });
    expect(await textAt(site, '/pt')).toContain(homeSeed.titlePt);
    const { versions } = (await (await owner.get(`${base}/home/home/versions`)).json()) as {
      versions: { number: number; note: string }[];
    };
    // The first is what was public before anybody edited it.
    const notes = versions.map(({ note }) => note);
    expect(notes).toEqual(['withdrawn', 'published', 'draft', 'published']);
    const refused = await change(owner, 'company', await read(owner, ...company), 'withdraw');
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'fixed' }]);
  });

  it('mark a Portuguese text that is older than its English', async ({ site }) => {
    const owner = await becomeOwner(site);
    await publish(owner, ['services', 'strategy'], { item1: 'Where to begin' });
    expect((await read(owner, 'services', 'strategy')).twins).toEqual([
      { field: 'item1Pt', finding: 'stale' },
    ]);
  });
});

describe('the words of a page', () => {
  it('are on home in both languages, in its data and in the call', async ({ site }) => {
    const owner = await becomeOwner(site);
    const values = {
      title: 'Come in.',
      titlePt: 'Entre.',
      offer: 'Autumn',
      offerPt: 'Outono',
      offerEnd: '2030-01-31T00:00:00.000Z',
      step4: 'The end',
      reason2Pt: 'O sítio',
    };
    await publish(owner, ['home', 'home'], values);
    const [english, portuguese] = [await textAt(site, '/'), await textAt(site, '/pt')];
    expect(english).toContain('<h1 id="hero-title">Come in.</h1>');
    expect(english).toMatch(/Autumn.*30 January 2030.*<h3>The end<\/h3>/s);
    expect(portuguese).toContain('<h1 id="hero-title">Entre.</h1>');
    expect(portuguese).toMatch(/Outono.*<h3>O sítio<\/h3>/s);
    const seed = Object.fromEntries(
      Object.entries(homeSeed).filter(([name]) => !name.endsWith('Shown')),
    );
    expect(JSON.parse(await textAt(site, '/api/home'))).toEqual({
      ...seed,
      ...values,
      costs: homeSeed.costs.map(Number),
      clientDays: homeSeed.clientDays.map(Number),
      stateDays: homeSeed.stateDays.map(Number),
      officeHours: expect.objectContaining({ opens: expect.anything() }),
      openings: expect.arrayContaining([{ from: expect.any(String), to: expect.any(String) }]),
      nextFiling: expect.objectContaining({ day: expect.stringMatching(/^\d\d-\d\d$/) }),
    });
  });

  it('and the figures of its chart can be drawn', async ({ site }) => {
    const owner = await becomeOwner(site);
    const refused = await publish(owner, ['home', 'home'], { costs: ['12', 'many'] });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: [{ field: 'costs', code: 'invalid_numbers' }] },
    ]);
    await publish(owner, ['home', 'home'], { costs: ['90', '45.5'], costsCaption: 'By quarter' });
    expect(await textAt(site, '/')).toMatch(/aria-label="By quarter".*€50.*€45.5/s);
  });

  it.for([
    ['filing1Days', ['02-20', '02-30'], 'invalid_days'],
    ['clientDays', ['1', '31'], 'invalid_turns'],
    ['clientDays', ['7'], 'invalid_turns'],
  ] as const)(
    'and days that cannot be drawn are refused: %s %j',
    async ([field, value, code], { site }) => {
      const owner = await becomeOwner(site);
      const refused = await publish(owner, ['home', 'home'], { [field]: [...value] });
      const named = field === 'filing1Days' ? field : 'clientDays';
      expect([refused.status, await refused.json()]).toMatchObject([
        422,
        { errors: [{ field: named, code }] },
      ]);
    },
  );

  it('and the filing days are samples until the owner says when she checked them', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const state = async () => {
      const { goLive } = (await (await owner.get('/api/admin/today')).json()) as {
        goLive: { id: string; state: string }[];
      };
      return goLive.find(({ id }) => id === 'filing_days')?.state;
    };
    expect(await state()).toBe('open');
    await publish(owner, ['home', 'home'], { filingChecked: '2026-11-20' });
    expect(await state()).toBe('set');
  });

  it('and the claims and the year at the foot are the sample’s until the owner changes them', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const states = async () => {
      const { goLive } = (await (await owner.get('/api/admin/today')).json()) as {
        goLive: { id: string; state: string }[];
      };
      return ['compliance', 'copyright_year'].map(
        (one) => goLive.find(({ id }) => id === one)?.state,
      );
    };
    expect(await states()).toEqual(['open', 'open']);
    await publish(owner, ['page-words', 'pages'], {
      complianceShown: false,
      copyrightYear: '2026',
    });
    expect(await states()).toEqual(['set', 'set']);
  });

  it('break neither page nor structured data when they are hostile', async ({ site }) => {
    const owner = await becomeOwner(site);
    const title = `</script><b>"\\ 🦊 مرحبا ${'x'.repeat(250)}`;
    await publish(owner, ['services', 'ecommerce'], { title, lead: '{items} $& <!--' });
    const page = await textAt(site, '/services');
    expect(page).not.toContain('</script><b>');
    const [, json = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
    const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, string>[] };
    const names = graph.filter((node) => node['@type'] === 'Service').map(({ name }) => name);
    expect(names).toEqual([title, 'Digital marketing', 'Business strategy']);
  });

  it('of the law that only the owner can say are left out and named until they are written', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const open = async () => {
      const { goLive } = (await (await owner.get('/api/admin/today')).json()) as {
        goLive: { id: string; state: string }[];
      };
      return goLive.filter(({ id }) => id.startsWith('legal')).map(({ id, state }) => [id, state]);
    };
    expect(await open()).toEqual([
      ['legal_vat', 'open'],
      ['legal_hosts', 'open'],
      ['legal_isoCertificate', 'open'],
    ]);
    for (const address of ['/terms', '/privacy', '/cookies', '/pt/terms', '/pt/privacy'])
      expect(await textAt(site, address)).not.toMatch(/\[(Owner|Proprietário):/);
    await publish(owner, ['legal', 'legal'], {
      vat: 'Prices include IVA.',
      vatPt: 'Os preços incluem IVA.',
      hosts: 'Acme Hosting in Porto keeps our [server](https://x.example).',
      isoCertificate: 'ISO 9001:2015, certificate 12345.',
    });
    expect(await textAt(site, '/claims')).toContain('<p>ISO 9001:2015, certificate 12345.</p>');
    expect(await textAt(site, '/terms')).toContain('<p>Prices include IVA.</p>');
    expect(await textAt(site, '/pt/terms')).toContain('<p>Os preços incluem IVA.</p>');
    expect(await textAt(site, '/pt/privacy')).toContain(
      '<p lang="en">Acme Hosting in Porto keeps our [server](https://x.example).</p>',
    );
    expect(await open()).toEqual([['legal', 'set']]);
  });
});

describe('the company as content', () => {
  it('is on pages, in files, in structured data and in mails at once', async ({ site }) => {
    const owner = await becomeOwner(site);
    const before = (await read(owner, ...company)).draft;
    const values = {
      brand: 'Limiar',
      phone: '+351 912 345 678',
      email: 'ola@limiar.example',
      openingHours: 'Every day, 10:00 to 12:00',
      openingHoursPt: 'Todos os dias, 10h às 12h',
    };
    for (const address of ['/', '/contact', '/manifest.webmanifest', '/sw.js', '/offline'])
      await textAt(site, address);
    expect((await publish(owner, company, values)).status).toBe(200);
    expect(JSON.parse(await textAt(site, '/api/company'))).toMatchObject(values);
    expect(await textAt(site, '/')).toMatch(/<title>[^<]*Limiar<\/title>.*10:00 to 12:00/s);
    expect(await textAt(site, '/pt')).toContain('Todos os dias, 10h às 12h');
    expect(await textAt(site, '/')).toMatch(/"telephone":"\+351 912 345 678"/);
    const named = [
      ...['/manifest.webmanifest', '/pt/manifest.webmanifest', '/admin/manifest.webmanifest'],
      ...['/rss.xml', '/atom.xml', '/llms.txt', '/offline', '/contact', '/privacy'],
    ];
    for (const address of named) expect(await textAt(site, address), address).toContain('Limiar');
    expect(await textAt(site, '/.well-known/security.txt')).toContain('ola@limiar.example');
    await askToSignIn(site, owner, ownerEmail);
    const { token } = await bookAsVisitor(site);
    for (const { kind, subject, text } of await site.mails())
      expect(`${subject} ${text}`, kind).toContain('Limiar');
    const file = await textAt(site, `/api/bookings/manage/${token}/calendar.ics`);
    expect(file).toMatch(/Limiar/);
    await publish(owner, company, before);
  });

  it('follows the rules of the settings, and names the field that is wrong', async ({ site }) => {
    const owner = await becomeOwner(site);
    const refused = await publish(owner, company, { nipc: '123456780', city: 'Porto' });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'not_ready', errors: [{ field: 'nipc', code: 'invalid_nipc' }] },
    ]);
    expect(JSON.parse(await textAt(site, '/api/company')).city).toBe('Lisboa');
  });

  it('is changed in the settings and here without losing either', async ({ site }) => {
    const owner = await becomeOwner(site);
    const settings = '/api/admin/settings/company';
    const field = async (name: string) =>
      (
        (await (await owner.get(settings)).json()) as {
          fields: Record<string, { value: string; revision: number }>;
        }
      ).fields[name] ?? { value: '', revision: 0 };
    const put = (name: string, value: string, revision: number) =>
      owner.send(
        `${settings}/${name}`,
        { value },
        { method: 'PUT', headers: { 'If-Match': `"${revision}"` } },
      );
    const [street, city] = [await field('street'), await field('city')];
    const record = await read(owner, ...company);
    await owner.send(
      `${base}/company/company/draft`,
      { ...record.draft, street: 'Rua Nova 1' },
      { method: 'PUT', headers: { 'If-Match': `"${record.revision}"` } },
    );
    expect((await put('city', 'Porto', city.revision)).status).toBe(200);
    const draft = await read(owner, ...company);
    expect(draft.draft).toMatchObject({ street: 'Rua Nova 1', city: 'Porto' });
    expect((await change(owner, 'company', draft, 'publish')).status).toBe(200);
    expect(JSON.parse(await textAt(site, '/api/company'))).toMatchObject({
      street: 'Rua Nova 1',
      city: 'Porto',
    });
    const outdated = await put('street', 'Rua Velha 2', street.revision);
    expect([outdated.status, await outdated.json()]).toMatchObject([
      412,
      { present: { value: 'Rua Nova 1', changedBy: 'Rita Falcão' } },
    ]);
    await publish(owner, company, { street: street.value, city: city.value });
  });

  it('is changed by an owner only, as in the settings', async ({ site }) => {
    await becomeOwner(site);
    await addStaff(site, { email: 'rui@entrada.example' });
    const staff = await signIn(site, 'rui@entrada.example');
    const record = await read(staff, ...company);
    const saved = await staff.send(`${base}/company/company/draft`, record.draft, {
      method: 'PUT',
      headers: { 'If-Match': `"${record.revision}"` },
    });
    expect([saved.status, await saved.json()]).toMatchObject([403, { code: 'role_required' }]);
    expect((await publish(staff, ['home', 'home'], { title: 'Ours' })).status).toBe(200);
  });
});
