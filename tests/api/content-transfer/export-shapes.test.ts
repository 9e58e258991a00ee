import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parseMarkdown } from '#core/markdown/parse-markdown.server.ts';
import { plainText } from '#core/text-blocks.ts';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { fileRefusalText } from '#features/content-transfer/content-transfer.texts.ts';
import { UnreadableFile } from '#features/content-transfer/incoming.ts';
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

/**
 * Whole files: a folder of exports that people or other importers publish may be named by
 * `EXPORTS_FOLDER`, whose licences need not be ours; a drawn one is always among them.
 */
async function wholeFiles(): Promise<[name: string, xml: string][]> {
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
  const folder = process.env.EXPORTS_FOLDER;
  const names = folder ? (await readdir(folder)).filter((name) => name.endsWith('.xml')) : [];
  const given = names.map(async (name) => [name, await readFile(join(folder ?? '', name), 'utf8')]);
  return [['drawn', drawn], ...((await Promise.all(given)) as [string, string][])];
}

it('a whole export is imported as its dry run says, and what was not public is not', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  for (const [name, xml] of await wholeFiles()) {
    const found = await importFile(browser, xml, '?dry-run=1');
    expect([200, 422], name).toContain(found.status);
    const { status, body } = await importFile(
      browser,
      xml,
      found.body.plan ? `?plan=${found.body.plan}` : '',
    );
    expect([name, status], name).toEqual([name, found.status]);
    if (status === 422) {
      expect([name, body.title], name).toEqual([name, found.body.title]);
      continue;
    }
    expect([name, body.records, body.findings]).toEqual([
      name,
      found.body.records,
      found.body.findings,
    ]);
    expect([name, body.counts.refused]).toEqual([name, 0]);
    const texts = body.findings.flatMap(({ where, detail }) => [where, detail]);
    const published = new Set<string>();
    for (const { id, title, where } of body.records) {
      texts.push(title, where);
      const { live, draft } = (await (
        await browser.get(`/api/admin/content/posts/${id}`)
      ).json()) as ContentRecord;
      if (live) published.add(title);
      const values = draft ?? live ?? {};
      texts.push(String(values.summary), String(values.summaryPt));
      for (const field of ['content', 'contentPt'])
        texts.push(plainText(await parseMarkdown(String(values[field]))));
      const address = `${site.origin}/blog/${values.slug}`;
      expect([name, title, (await site.app.request(address)).status]).toEqual([
        name,
        title,
        live ? 200 : 404,
      ]);
    }
    const all = sourcePosts(xml);
    const isLeft = ({ status: was }: (typeof all)[number]) => ['trash', 'auto-draft'].includes(was);
    expect([
      name,
      lostWords(
        all.filter(isLeft).flatMap(({ title }) => title.split(/\W+/)),
        texts,
      ),
    ]).toEqual([name, []]);
    const posts = all.filter((post) => !isLeft(post));
    const lost = posts.flatMap(({ title, words }) =>
      lostWords(words, texts).map((word) => `${title}: ${word}`),
    );
    expect([name, lost]).toEqual([name, []]);
    for (const { title, status: was } of posts)
      if (posts.every((other) => other.title !== title || other.status !== 'publish'))
        expect([name, title, was, published.has(title)]).toEqual([name, title, was, false]);
  }
});
