import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { parseMarkdown } from '#core/markdown/parse-markdown.server.ts';
import { plainText } from '#core/text-blocks.ts';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { fileRefusalText } from '#features/content-transfer/content-transfer.texts.ts';
import { type IncomingRecord, UnreadableFile } from '#features/content-transfer/incoming.ts';
import { importFile } from '../../factories/content/content-files.ts';
import { exportShapes } from '../../factories/content/export-shapes.ts';
import { lostWords, sourcePosts } from '../../factories/content/lost-words.ts';
import { readFileOf } from '../../factories/content/old-site.ts';
import { wordpressFile } from '../../factories/content/wordpress-files.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

it.for(Object.entries(exportShapes))('an export with %s', async ([, shape]) => {
  const { xml, posts = [], told = [], refused } = shape;
  const read = await readFileOf(xml).catch((error: unknown) => error);
  if (read instanceof UnreadableFile || refused !== undefined) {
    const { refusal } = read as UnreadableFile;
    expect({ en: fileRefusalText('en', refusal), pt: fileRefusalText('pt', refusal) }).toEqual(
      refused,
    );
    return;
  }
  const { records, findings } = read as Awaited<ReturnType<typeof readFileOf>>;
  const content = records.map(({ live, draft }) => [
    live ? 'public' : 'draft',
    (live ?? draft)?.content,
  ]);
  expect(content).toEqual(posts);
  expect(
    findings
      .filter(({ code }) => code !== 'old_site_unknown')
      .map(({ code, detail }) => [code, detail]),
  ).toEqual(told);
});

it('tags and authors are known however they are written', async () => {
  const live = async (name: string) =>
    (await readFileOf(exportShapes[name]?.xml ?? '')).records[0]?.live;
  expect((await live('tags as the first exports wrote them'))?.tags).toEqual(['News', 'Roar']);
  expect((await live('several authors of a plugin'))?.author).toBe('Ana, Rui');
  expect((await live('names of authors over several lines'))?.author).toBe('Ana Silva');
});

/** What other importers are tested with; see the note in the folder. */
const exportsFolder = new URL('../../fixtures/exports/', import.meta.url);
const publishedExports = (await readdir(exportsFolder, { recursive: true })).filter((name) =>
  name.endsWith('.xml.gz'),
);

const readExport = async (name: string) =>
  gunzipSync(await readFile(new URL(name, exportsFolder))).toString();

type Placed = Pick<IncomingRecord, 'where' | 'live' | 'draft'> & { title: string };
type Told = { where: string; detail: string };

/** Expects each word of each post of an export in a record or in a finding, and nothing public that was not. */
async function expectNothingLost(
  xml: string,
  { records, findings }: { records: readonly Placed[]; findings: readonly Told[] },
): Promise<void> {
  const texts = findings.flatMap(({ where, detail }) => [where, detail]);
  for (const { live, draft, title, where } of records) {
    const values = draft ?? live ?? {};
    texts.push(title, where, String(values.summary), String(values.summaryPt));
    for (const field of ['content', 'contentPt'])
      texts.push(plainText(await parseMarkdown(String(values[field]))));
  }
  const all = sourcePosts(xml);
  const isLeft = ({ status: was }: (typeof all)[number]) => ['trash', 'auto-draft'].includes(was);
  const titles = all.filter(isLeft).flatMap(({ title }) => title.split(/\W+/));
  expect(lostWords(titles, texts)).toEqual([]);
  const posts = all.filter((post) => !isLeft(post));
  const lost = posts.flatMap(({ title, words }) =>
    lostWords(words, texts).map((word) => `${title}: ${word}`),
  );
  expect(lost).toEqual([]);
  const published = new Set(records.filter(({ live }) => live).map(({ title }) => title));
  for (const { title, status: was } of posts)
    if (posts.every((other) => other.title !== title || other.status !== 'publish'))
      expect([title, was, published.has(title)]).toEqual([title, was, false]);
}

it.for(publishedExports)('nothing of %s is lost, or its refusal is in words', async (name) => {
  const xml = await readExport(name);
  const read = await readFileOf(xml).catch((error: unknown) => error);
  if (read instanceof UnreadableFile)
    return expect(fileRefusalText('pt', read.refusal)).toMatch(/^\p{Lu}\p{Ll}+ \p{L}+ /u);
  const { records, findings } = read as Awaited<ReturnType<typeof readFileOf>>;
  await expectNothingLost(xml, {
    records: records.map((one) => ({ ...one, title: String((one.draft ?? one.live)?.title) })),
    findings,
  });
});

/**
 * Whole files: a drawn one, and the largest of those that other importers are tested with. `EXPORTS_FOLDER` may name
 * a folder of more, such as of exports whose licences are not ours.
 */
async function wholeFiles(): Promise<{ name: string; read: () => Promise<string> }[]> {
  const drawn = wordpressFile(
    ['publish', 'draft', 'private', 'pending', 'trash'].map((status, at) => ({
      id: at + 1,
      status,
      name: `whole-${status}`,
      title: `Whole ${status}`,
      content: `<h2>Words${at}</h2><ul><li>item${at}</li></ul>`,
    })),
    { address: 'https://whole.example' },
  );
  const large = 'wordpress-importer/theme-unit-test-data.xml.gz';
  const folder = process.env.EXPORTS_FOLDER;
  const given = folder ? (await readdir(folder)).filter((name) => name.endsWith('.xml')) : [];
  return [
    { name: 'drawn', read: async () => drawn },
    { name: large, read: () => readExport(large) },
    ...given.map((name) => ({ name, read: () => readFile(join(folder ?? '', name), 'utf8') })),
  ];
}

it.for(await wholeFiles())(
  'a whole export is imported as its dry run says, and what was not public is not: $name',
  async ({ read }, { site }) => {
    const browser = await becomeOwner(site);
    const xml = await read();
    const found = await importFile(browser, xml, '?dry-run=1');
    expect([200, 422]).toContain(found.status);
    const { plan } = found.body;
    const { status, body } = await importFile(browser, xml, plan ? `?plan=${plan}` : '');
    expect(status).toBe(found.status);
    if (status === 422) return expect(body.title).toBe(found.body.title);
    expect([body.records, body.findings]).toEqual([found.body.records, found.body.findings]);
    expect(body.counts.refused).toBe(0);
    const records = await Promise.all(
      body.records.map(async ({ id, title, where }) => {
        const response = await browser.get(`/api/admin/content/posts/${id}`);
        const { live, draft } = (await response.json()) as ContentRecord;
        const { slug } = draft ?? live ?? {};
        const page = await site.app.request(`${site.origin}/blog/${slug}`);
        expect([title, page.status]).toEqual([title, live ? 200 : 404]);
        return { title, where, live, draft };
      }),
    );
    await expectNothingLost(xml, { records, findings: body.findings });
  },
);
