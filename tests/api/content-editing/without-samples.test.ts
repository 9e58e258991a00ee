import { expect, onTestFinished, it as plainIt } from 'vitest';
import { searchText } from '#core/search-text.ts';
import { migrate, migrations } from '#database/migrate.server.ts';
import { sampleAuthors } from '#database/seed/authors.ts';
import { sampleCaseStudies } from '#database/seed/case-studies.ts';
import { sampleCompany } from '#database/seed/company.ts';
import { sampleFaq } from '#database/seed/faq.ts';
import { sampleOffer } from '#database/seed/offer.ts';
import { samplePackages } from '#database/seed/packages.ts';
import { samplePosts } from '#database/seed/posts.ts';
import { sampleTestimonials } from '#database/seed/testimonials.ts';
import { seedIfEmpty } from '#database/seed.server.ts';
import { sampleRows } from '#database/seed-rows.ts';
import type { ContentRecord } from '#features/content/content.schema.ts';
import type { Samples } from '#features/content/samples/samples.schema.ts';
import { homeKind } from '#features/home/home.server.ts';
import { homeSeed } from '#features/home/home-seed.server.ts';
import { pageWordsSeed } from '#features/page-words/page-words-seed.server.ts';
import type { Today } from '#features/today/today.schema.ts';
import { type Browser, becomeOwner, test as it } from '../../factories/staff-site.ts';
import type { WholeSite } from '../../factories/whole-site.ts';
import { openEmptyDatabase } from '../../faults/open-database.ts';

/** Names, figures and keys of the samples that no page of another company may show. */
const ofSamples = [
  ...samplePackages.flatMap(({ id, name, namePt }) =>
    (id.includes('-') ? [id] : []).concat([name, namePt]),
  ),
  ...samplePosts.flatMap(({ title, titlePt }) => [title, titlePt ?? title]),
  ...sampleAuthors.flatMap(({ id, name }) => [id, name]),
  ...sampleCaseStudies.flatMap(({ client, title }) => [client, title]),
  ...sampleTestimonials.flatMap(({ name, company }) => [name, company]),
  ...sampleFaq.map(({ question }) => question),
  ...[sampleOffer.title, sampleOffer.titlePt, homeSeed.offer, homeSeed.offerPt, '2025-04-30'],
  ...[homeSeed.costsCaption, homeSeed.costsCaptionPt, '15%', 'dg__course'],
  ...[sampleCompany.legalName, sampleCompany.street, sampleCompany.nipc, sampleCompany.email],
  ...[sampleCompany.phone, sampleCompany.whatsapp],
];

async function publish(browser: Browser, kind: string, values: object): Promise<ContentRecord> {
  const made = await browser.send(`/api/admin/content/${kind}`, values);
  expect([kind, made.status]).toEqual([kind, 201]);
  const { id, revision } = (await made.json()) as ContentRecord;
  const path = `/api/admin/content/${kind}/${id}`;
  const headers = { 'If-Match': `"${revision}"` };
  const outcome = await browser.send(`${path}/publish`, {}, { headers });
  expect([kind, outcome.status]).toEqual([kind, 200]);
  return (await outcome.json()) as ContentRecord;
}

const ownPost = {
  title: 'Ours',
  titlePt: 'Nosso',
  slug: 'an-article-of-ours',
  summary: 'S',
  summaryPt: 'R',
  content: 'Words.',
  contentPt: 'Palavras.',
  author: 'Ana Silva',
  imageUrl: '/art/tax.svg',
  isPremium: false,
  createdAt: null,
  tags: [],
};

async function ownCompany(browser: Browser, site: WholeSite): Promise<void> {
  await publish(browser, 'packages', {
    name: 'Ours alone',
    namePt: 'Só nosso',
    description: 'D',
    descriptionPt: 'D',
    priceCents: 12_345,
    interval: 'one-time',
    features: ['One'],
    featuresPt: ['Um'],
    popular: false,
    fits: ['one'],
  });
  await publish(browser, 'testimonials', {
    name: 'Berta Cruz',
    position: 'P',
    positionPt: 'P',
    company: 'Nossa',
    rating: 5,
    testimonial: 'Good.',
    testimonialPt: 'Bom.',
    featured: true,
    imageUrl: '',
  });
  await publish(browser, 'posts', ownPost);
  await site.database.transaction((trx) =>
    trx
      .updateTable('company')
      .set({
        brand: 'Nossa',
        legalName: 'Nossa Lda',
        nipc: '500000000',
        street: 'Rua Um 1',
        postalCode: '4000-001',
        city: 'Porto',
        phone: '+351 220 000 001',
        whatsapp: '+351 910 000 001',
        email: 'ola@nossa.example',
      })
      .execute(),
  );
}

/** Returns an owner's browser at a site with every sample, and what removes them. */
async function withSamples(site: WholeSite) {
  await site.database.transaction(async (trx) => {
    for (const table of [
      ...(['offers', 'blogPostTags', 'blogPosts', 'blogTags', 'authors', 'caseStudies'] as const),
      ...(['testimonials', 'faqEntries', 'servicePackages', 'company', 'siteTexts'] as const),
      'textBlocks' as const,
    ])
      await trx.deleteFrom(table).execute();
  });
  await seedIfEmpty(site.database, () => site.clock.now);
  const browser = await becomeOwner(site);
  async function remove(): Promise<Samples['samples']> {
    const { samples } = (await (await browser.get('/api/admin/samples')).json()) as Samples;
    const outcome = await browser.send('/api/admin/samples/remove', { records: samples });
    expect(outcome.status).toBe(200);
    return samples;
  }
  return { browser, remove };
}

async function textsOf({ app }: WholeSite): Promise<Map<string, string>> {
  const map = await (await app.request('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
  expect(paths.length).toBeGreaterThan(30);
  const guide = '?form=one&home=eu&shop=no&when=soon';
  const found = new Map<string, string>();
  for (const path of [
    ...paths.filter((one) => !/^(\/pt)?\/(api|client-portal)/.test(one)),
    ...[
      `/start${guide}`,
      `/pt/start${guide}`,
      '/llms.txt',
      '/rss.xml',
      '/atom.xml',
      '/pt/atom.xml',
    ],
    ...['/api/home', '/api/offers/current', '/api/service-packages', '/api/testimonials'],
  ]) {
    const response = await app.request(path);
    if (path.includes('offers')) continue;
    expect([path, response.status]).toEqual([path, 200]);
    found.set(path, await response.text());
  }
  return found;
}

it('no page shows a name, a figure or a key of the samples once they are removed, in both languages', {
  timeout: 60_000,
}, async ({ site }) => {
  const { browser, remove } = await withSamples(site);
  const samples = await remove();
  const parts = samples.filter(({ kind }) => kind === 'home').map(({ id, title }) => [id, title]);
  expect(parts).toEqual([
    ['offerShown', homeSeed.offer],
    ['costsShown', homeSeed.costsCaption],
  ]);
  await ownCompany(browser, site);
  const texts = await textsOf(site);
  for (const [path, text] of texts)
    expect([path, ofSamples.filter((sample) => text.includes(sample))]).toEqual([path, []]);
  expect(texts.get('/')).toContain('Ours alone');
  expect(texts.get('/pt/blog/an-article-of-ours')).toContain('Ana Silva');
});

/** Sentences about packages, studies and articles, and the pages that say them where there are some. */
const ofContent = [
  { paths: ['/', '/pt'], words: ['packagesLead'] },
  { paths: ['/services', '/pt/services'], words: ['feesNote'] },
  { paths: ['/case-studies', '/pt/case-studies'], words: ['studiesLead'] },
  { paths: ['/blog', '/pt/blog'], words: ['blogLead'] },
] as const;

it('nothing is said of packages, case studies and articles where there are none', async ({
  site,
}) => {
  const { remove } = await withSamples(site);
  const said = async () => {
    const found: string[] = [];
    for (const { paths, words } of ofContent)
      for (const path of paths) {
        const text = await (await site.app.request(path)).text();
        // The words are in the page's data too.
        const shown = text.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '').replace(/\s/g, ' ');
        const all = words.flatMap((name) => [pageWordsSeed[name], pageWordsSeed[`${name}Pt`]]);
        for (const sentence of all) if (shown.includes(sentence)) found.push(path);
      }
    return found;
  };
  expect(await said()).toEqual(ofContent.flatMap(({ paths }) => paths));
  await remove();
  expect(await said()).toEqual([]);
  const studies = await (await site.app.request('/case-studies')).text();
  expect(studies).not.toContain('role="tab"');
  const services = await (await site.app.request('/pt/services')).text();
  expect(services).not.toContain('#pricing');
});

it('the list before going live names each claim that is left, and none that is gone', async ({
  site,
}) => {
  const { browser, remove } = await withSamples(site);
  const states = async () => {
    const { goLive } = (await (await browser.get('/api/admin/today')).json()) as Today;
    return Object.fromEntries(goLive.map(({ id, state }) => [id, state]));
  };
  const claims = ['home_offer', 'home_costs', 'packages', 'questions', 'people'];
  const before = await states();
  expect(claims.map((id) => before[id])).toEqual(claims.map(() => 'open'));
  await remove();
  const after = await states();
  expect(claims.map((id) => after[id])).toEqual(claims.map(() => 'set'));
  // What is not removed stays on the list until somebody has written it.
  expect([after.home_steps, after.setup_costs, after.words]).toEqual(['open', 'open', 'unknown']);
  const texts = [
    { kind: 'home', id: 'home', name: 'stepsLead', value: 'Four weeks.' },
    { kind: 'setup-costs', id: 'bank', name: 'sourceDate', value: '2026-11-26' },
    { kind: 'services', id: 'strategy', name: 'item1', value: 'Ours' },
    { kind: 'page-words', id: 'pages', name: 'teamLead', value: 'Ours' },
  ];
  await site.database.transaction((trx) => trx.insertInto('siteTexts').values(texts).execute());
  const done = await states();
  expect([done.home_steps, done.setup_costs, done.words]).toEqual(['set', 'set', 'set']);
});

it('the list before going live asks for an address to meet at, unless only the phone is offered', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const stateWith = async (rules: { place: 'any' | 'phone'; videoLink: string | null }) => {
    await site.database.transaction((trx) => trx.updateTable('bookingRules').set(rules).execute());
    const { goLive } = (await (await browser.get('/api/admin/today')).json()) as Today;
    return goLive.find(({ id }) => id === 'video_link')?.state;
  };
  expect(await stateWith({ place: 'any', videoLink: null })).toBe('open');
  expect(await stateWith({ place: 'phone', videoLink: null })).toBe('set');
  const videoLink = 'https://meet.example/ours';
  expect(await stateWith({ place: 'any', videoLink })).toBe('set');
});

it('a part that is removed stays hidden when an earlier draft of home is published', async ({
  site,
}) => {
  const { browser, remove } = await withSamples(site);
  const path = '/api/admin/content/home/home';
  const { draft } = (await (await browser.get(path)).json()) as ContentRecord;
  const headers = { 'If-Match': '"0"' };
  await browser.send(`${path}/draft`, { ...draft, why: 'Why us' }, { method: 'PUT', headers });
  await remove();
  const { revision } = (await (await browser.get(path)).json()) as ContentRecord;
  const outcome = await browser.send(
    `${path}/publish`,
    {},
    { headers: { 'If-Match': `"${revision}"` } },
  );
  expect(outcome.status).toBe(200);
  const home = await (await browser.get('/api/home')).json();
  expect(home).toMatchObject({ why: 'Why us', offerEnd: '', costs: [] });
});

it('an article does not appear under the key of a sample who is gone', async ({ site }) => {
  const { browser, remove } = await withSamples(site);
  await remove();
  const [author] = sampleAuthors;
  const made = await browser.send('/api/admin/content/posts', { ...ownPost, author: author?.id });
  const { id, revision } = (await made.json()) as ContentRecord;
  const headers = { 'If-Match': `"${revision}"` };
  const outcome = await browser.send(`/api/admin/content/posts/${id}/publish`, {}, { headers });
  expect([outcome.status, await outcome.json()]).toMatchObject([
    422,
    { errors: [{ field: 'author', code: 'unknown_reference' }] },
  ]);
});

it('an article without an author is signed by the company, under its name of today', async ({
  site,
}) => {
  const { browser, remove } = await withSamples(site);
  await remove();
  await ownCompany(browser, site);
  const [slug, titlePt] = ['unsigned', 'Por assinar'];
  await publish(browser, 'posts', { ...ownPost, slug, title: 'Unsigned', titlePt, author: '' });
  const texts = await textsOf(site);
  expect(texts.get('/blog/unsigned')).toContain('<dd translate="no">Nossa</dd>');
  expect(texts.get('/blog/unsigned')).toMatch(/"author":\{"@id":"[^"]+#company"\}/);
  expect(texts.get('/blog/unsigned')).not.toContain('About the author');
  expect(texts.get('/pt/blog')).toMatch(/<span translate="no">Nossa<.*Por assinar/);
  expect(texts.get('/rss.xml')).toMatch(/Unsigned[\s\S]*<dc:creator>Nossa</);
  expect(texts.get('/pt/atom.xml')).toContain('<name>Nossa<');
});

plainIt(
  'a public article under the key of a person who is gone is signed by the company',
  async () => {
    const open = await openEmptyDatabase();
    onTestFinished(() => open.close());
    const { database } = open;
    const first = migrations.findIndex(({ name }) => name === '063-authors-that-are-gone');
    await migrate(database, migrations.slice(0, first));
    const { company, authors } = await sampleRows(homeSeed.offerEnd);
    const [rita, tiago] = authors;
    if (!rita || !tiago) throw new Error('There are two sample authors.');
    // The columns of later migrations.
    const { figure: _, says: __, saysPt, asks, asksPt, ...tiagoBefore } = tiago;
    const at = '2026-11-27T10:00:00.000Z';
    const record = {
      id: 'berta-key',
      kind: 'people',
      title: 'Berta',
      wasPublic: true,
      draft: JSON.stringify({}),
      fieldTimes: JSON.stringify({}),
      revision: 1,
      updatedAt: at,
    };
    const posts = [rita.id, tiago.id, 'berta-key', 'A guest'].map((author) => ({
      id: author,
      slug: author,
      title: 'T',
      summary: 'S',
      content: 'C',
      author,
      imageUrl: '',
      isPremium: false,
      createdAt: at,
      searchText: `t s ${searchText(author)}`,
    }));
    await database.transaction(async (trx) => {
      await trx.insertInto('company').values(company).execute();
      await trx.insertInto('authors').values(tiagoBefore).execute();
      await trx.insertInto('contentRecords').values(record).execute();
      await trx.insertInto('blogPosts').values(posts).execute();
    });
    await migrate(database);
    const rows = await database.read((db) =>
      db.selectFrom('blogPosts').select(['id', 'author', 'searchText']).execute(),
    );
    expect(Object.fromEntries(rows.map(({ id, ...row }) => [id, row]))).toEqual({
      [rita.id]: { author: '', searchText: 't s' },
      [tiago.id]: { author: 'Tiago Meireles', searchText: 't s tiago meireles' },
      'berta-key': { author: '', searchText: 't s' },
      'A guest': { author: 'A guest', searchText: 't s a guest' },
    });
  },
);

plainIt.each([
  ['without samples hides what they left', false],
  ['with them keeps it', true],
])('a site of before %s', async (_, hasSamples) => {
  const open = await openEmptyDatabase();
  onTestFinished(() => open.close());
  const { database } = open;
  const first = migrations.findIndex(({ name }) => name === '060-parts-of-removed-samples');
  await migrate(database, migrations.slice(0, first));
  const { testimonials, company } = await sampleRows(homeSeed.offerEnd);
  // The column of a later migration.
  const before = testimonials.map(({ figure: __, ...row }) => row);
  await database.transaction(async (trx) => {
    await trx.insertInto('company').values(company).execute();
    if (hasSamples) await trx.insertInto('testimonials').values(before).execute();
  });
  await migrate(database);
  const home = await database.read((db) => homeKind.read(db, 'home'));
  expect([home?.offerShown, home?.costsShown]).toEqual([hasSamples, hasSamples]);
});
