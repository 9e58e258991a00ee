import { test as base, expect } from '../../harness/browser-fixtures.ts';
import { type Crawl, type CrawledPage, crawlSite, targetOf } from './crawl-site.ts';
import { dataFindings, graphOf, nodesIn } from './structured-data.ts';

const test = base.extend<object, { crawl: Crawl }>({
  crawl: [
    async ({ browser, server }, use) => {
      const page = await browser.newPage();
      await use(await crawlSite(page, server.origin));
      await page.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Pages that none but their twin links to: for people who write programs, by way of the README. */
const unlinked = ['/api', '/pt/api'];
const languages = ['en', 'pt-PT'];

function indexed({ pages }: Crawl): CrawledPage[] {
  return [...pages.values()].filter(({ robots }) => robots === null);
}

/** Runs a check on every indexed page, and prefixes what it finds with the page's path. */
function findingsOf(crawl: Crawl, check: (page: CrawledPage) => string[]): string[] {
  return indexed(crawl).flatMap((page) => check(page).map((text) => `${page.path}: ${text}`));
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('every page that may be indexed is in the sitemap, and is linked', ({ crawl }) => {
  const paths = indexed(crawl).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.sort()).toEqual([...crawl.sitemap.keys()].sort());
  const linked = new Set(
    [...crawl.pages.values()].flatMap(({ path, links, alternates }) =>
      links
        .map((href) => targetOf(href, path, crawl.origin))
        .filter((url) => url && !Object.values(alternates).includes(url.origin + url.pathname))
        .map((url) => url?.pathname),
    ),
  );
  expect(paths.filter((path) => !linked.has(path))).toEqual(unlinked);
});

test('no link leads nowhere, and every fragment exists', ({ crawl }) => {
  const dead = [...crawl.pages.values()].flatMap((page) =>
    page.links.flatMap((href) => {
      const url = targetOf(href, page.path, crawl.origin);
      if (!url) return [];
      const target = crawl.pages.get(url.pathname + url.search);
      const status = target?.status ?? crawl.others.get(url.pathname + url.search) ?? 0;
      const fragment = decodeURIComponent(url.hash.slice(1));
      const lost = fragment !== '' && target && !target.ids.includes(fragment);
      return status < 200 || status >= 400 || lost ? [`${page.path} → ${href}: ${status}`] : [];
    }),
  );
  expect(dead).toEqual([]);
  expect(crawl.others.size).toBeGreaterThan(10);
});

test('titles and descriptions are there, of a sane length, and no two alike', ({ crawl }) => {
  const found = findingsOf(crawl, ({ status, title, description }) => [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(title.length >= 10 && title.length <= 110 ? [] : [`title of ${title.length}: ${title}`]),
    ...(description.length >= 30 && description.length <= 200 ? [] : [`"${description}"`]),
  ]);
  expect(found).toEqual([]);
  for (const lang of languages) {
    const pages = indexed(crawl).filter((page) => page.lang === lang);
    expect(repeated(pages.map(({ title }) => title))).toEqual([]);
    expect(repeated(pages.map(({ description }) => description))).toEqual([]);
  }
});

test('each page names itself and its twin, which points back', ({ crawl }) => {
  const found = findingsOf(crawl, ({ path, canonical, alternates, lang }) => {
    const own = crawl.origin + path;
    const twin = crawl.pages.get(
      new URL(alternates[lang === 'en' ? 'pt-PT' : 'en'] ?? own).pathname,
    );
    return [
      ...(canonical === own ? [] : [`canonical ${canonical}`]),
      ...(alternates[lang] === own ? [] : [`it is not its own version in ${lang}`]),
      ...(alternates['x-default'] === alternates.en ? [] : ['x-default is not English']),
      ...(twin && twin.path !== path && twin.status === 200 ? [] : ['no twin']),
      ...(JSON.stringify(twin?.alternates) === JSON.stringify(alternates)
        ? []
        : ['its twin names others']),
    ];
  });
  expect(found).toEqual([]);
});

test('each page is in the language of its address, under one heading', ({ crawl }) => {
  const found = findingsOf(crawl, ({ path, lang, headings }) => [
    ...(lang === (/^\/pt(\/|$)/.test(path) ? 'pt-PT' : 'en') ? [] : [`lang ${lang}`]),
    ...(headings.length === 1 && headings[0] !== '' ? [] : [`${headings.length} h1`]),
  ]);
  expect(found).toEqual([]);
});

test('shared links have a title, a picture of the size they state, and the language', async ({
  crawl,
}) => {
  const found = findingsOf(crawl, ({ canonical, description, properties, lang, path }) => {
    const article = /\/(blog|case-studies)\/./.test(path);
    const [own, other] = lang === 'en' ? ['en_GB', 'pt_PT'] : ['pt_PT', 'en_GB'];
    const expected: Record<string, string | null> = {
      'og:url': canonical,
      'og:description': description,
      'og:type': article ? 'article' : 'website',
      'og:locale': own,
      'og:locale:alternate': other,
    };
    return [
      ...Object.entries(expected)
        .filter(([name, value]) => properties[name] !== value)
        .map(([name]) => `${name} is ${properties[name]}`),
      ...(properties['og:title'] ? [] : ['no og:title']),
      ...(article === 'article:published_time' in properties ? [] : ['published_time']),
    ];
  });
  expect(found).toEqual([]);
  const pictures = new Set(indexed(crawl).map(({ properties }) => properties['og:image'] ?? ''));
  for (const picture of pictures) {
    const response = await fetch(picture);
    expect(response.headers.get('content-type'), picture).toBe('image/png');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
  }
  const sizes = indexed(crawl).map(({ properties }) => properties['og:image:width']);
  expect(new Set(sizes)).toEqual(new Set(['1200']));
});

test('structured data is valid, of one piece, and says only what the page shows', ({ crawl }) => {
  expect(findingsOf(crawl, (page) => dataFindings(page, crawl.origin))).toEqual([]);
  const types = new Set(
    indexed(crawl).flatMap((page) => nodesIn(graphOf(page)).map((node) => node['@type'])),
  );
  for (const type of [
    ...['ProfessionalService', 'WebSite', 'BreadcrumbList', 'FAQPage', 'Service', 'Offer'],
    ...['BlogPosting', 'Article', 'ContactPage'],
  ])
    expect([...types], type).toContain(type);
});

for (const [fault, change, finding] of [
  ['a missing property', (text) => text.replace('"headline"', '"title"'), 'no headline'],
  [
    'a headline of another text',
    (text) => text.replace(/"headline":"[^"]+/, '"headline":"Other'),
    'not on the page: Other',
  ],
  ['a reference to no node', (text) => text.replace('{"@id":"', '{"@id":"x'), 'no node is x'],
  [
    'another day',
    (text) => text.replace(/"datePublished":"[^"]+/, '"datePublished":"2020-01-01T'),
    'the day 2020-01-01',
  ],
  [
    'the address of another page',
    (text) => text.replaceAll('/blog/iva-oss"', '/blog/other"'),
    'the page is http',
  ],
  ['a type nobody checks', (text) => text.replace('"BlogPosting"', '"Poem"'), 'Poem is not known'],
] as [string, (text: string) => string, string][])
  test(`the check of structured data finds ${fault}`, ({ crawl }) => {
    const page = crawl.pages.get('/blog/iva-oss');
    if (!page) throw new Error('There is no such page');
    const found = dataFindings({ ...page, data: page.data.map(change) }, crawl.origin);
    expect(found.join('\n')).toContain(finding);
  });

test('every picture that structured data names exists', async ({ crawl }) => {
  const pictures = new Set(
    indexed(crawl).flatMap((page) =>
      nodesIn(graphOf(page)).flatMap(({ image, logo }) => [image ?? [], logo ?? []].flat()),
    ),
  );
  for (const picture of pictures) {
    const response = await fetch(String(picture), { method: 'HEAD' });
    expect(response.headers.get('content-type'), String(picture)).toMatch(/^image\//);
  }
});

test('pages that are one visitor’s carry no structured data and no canonical', ({ crawl }) => {
  const hidden = [...crawl.pages.values()].filter(({ robots }) => robots !== null);
  expect(hidden.map(({ path }) => path)).toContain('/client-portal');
  for (const page of hidden) {
    expect(page.robots, page.path).toBe('noindex');
    expect([page.data, page.canonical, page.alternates], page.path).toEqual([[], null, {}]);
  }
});

test('the sitemap dates the articles as they date themselves', ({ crawl }) => {
  const dated = indexed(crawl).flatMap((page) => {
    const article = graphOf(page).find(({ datePublished }) => datePublished);
    return article ? [[page.path, article.datePublished]] : [];
  });
  expect(dated.length).toBeGreaterThan(30);
  expect(dated.sort()).toEqual([...crawl.sitemap].filter(([, changed]) => changed !== null).sort());
});
