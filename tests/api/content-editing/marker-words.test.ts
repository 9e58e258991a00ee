import { expect } from 'vitest';
import { getRecord } from '#features/content/content.repository.server.ts';
import type { ContentRecord } from '#features/content/content.schema.ts';
import type { ContentValues } from '#features/content/content.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { publishDue } from '#features/content/publishing/publish-due.server.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { sitePages } from '#site/site-map.ts';
import { valuesWith } from '../../factories/content/content-values.ts';
import { recordDrawings } from '../../factories/content/drawn-words.ts';
import { checkEnded, checkLinks } from '../../factories/content/partner-links.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';
import { createRandom, type Random } from '../../simulation/random.ts';

const seed = Number(process.env.SIMULATION_SEED || 20_261_122);
/** So many sequences of so many deeds, side by side; after every two deeds all is read. */
const [sequences, deeds] = [process.env.TEST_LONG ? 200 : 24, 6];

/** A record and what the model knows of it. `words`: of its draft, of the site. */
type Tracked = {
  kind: ContentKind;
  /** Values that never change. */
  constant: ContentValues;
  id: string;
  revision: number;
  words: { draft: string; live: string | null };
  isScheduled: boolean;
  /** Paths of previews for partners, and of those that were withdrawn. */
  links: { open: string[]; withdrawn: string[] };
  history: string[];
};

/** Kinds that no page shows by themselves: posts show tags and people, and the inbox the answers. */
const shownByOthers = new Set(['tags', 'people', 'answers']);

let count = 0;
// Letters only, so that an address can hold it as well.
function newWord(): string {
  count += 1;
  return `zqword${[...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}z`;
}

async function change(browser: Browser, record: Tracked, verb: string, body?: unknown) {
  const path = `/api/admin/content/${record.kind.name}/${record.id}/${verb}`;
  const method = verb === 'draft' ? 'PUT' : 'POST';
  const headers = { 'If-Match': `"${record.revision}"` };
  const response = await browser.send(path, body, { method, headers });
  const answer = (await response.json()) as ContentRecord;
  record.revision = answer.revision ?? record.revision;
  return { status: response.status, answer };
}

const noDeeds = () => ({ isScheduled: false, links: { open: [], withdrawn: [] }, history: [] });

async function makeLink(browser: Browser, record: Tracked): Promise<void> {
  const { status, answer } = await change(browser, record, 'preview-link');
  expect(status).toBe(201);
  record.links.open.push(new URL((answer as unknown as { url: string }).url).pathname);
}

async function withdrawLinks(browser: Browser, { kind, id, links }: Tracked): Promise<void> {
  const path = `/api/admin/content/${kind.name}/${id}/preview-link`;
  const response = await browser.send(path, undefined, { method: 'DELETE' });
  expect(await response.json()).toEqual({ withdrawn: links.open.length });
  links.withdrawn.push(...links.open.splice(0));
}

/** Begins a record, or a draft of a fixed one. */
async function begin(browser: Browser, kind: ContentKind, fixedId?: string): Promise<Tracked> {
  const draft = newWord();
  const constant: ContentValues = kind.name === 'tags' ? { tag: `tag ${count}` } : {};
  const body = { ...valuesWith(kind, draft), ...constant };
  const tracked = { kind, constant, words: { draft, live: null }, ...noDeeds() };
  if (fixedId !== undefined) {
    const record = { ...tracked, id: fixedId, revision: 0 };
    expect((await change(browser, record, 'draft', body)).status).toBe(200);
    return record;
  }
  const response = await browser.send(`/api/admin/content/${kind.name}`, body);
  expect(response.status, await response.clone().text()).toBe(201);
  const { id, revision } = (await response.json()) as ContentRecord;
  return { ...tracked, id, revision };
}

const inAnHour = { day: '2030-01-02', time: '10:00' };

async function save(browser: Browser, record: Tracked): Promise<void> {
  const word = newWord();
  const values = { ...valuesWith(record.kind, word), ...record.constant };
  expect((await change(browser, record, 'draft', values)).status).toBe(200);
  record.words.draft = word;
}

async function publish(browser: Browser, record: Tracked): Promise<void> {
  const { status, answer } = await change(browser, record, 'publish', {});
  expect(status, JSON.stringify(answer)).toBe(200);
  const { draft } = record.words;
  record.words = { draft, live: draft || null };
  record.isScheduled = false;
}

/** Does something to a record, and to the model of it. */
async function act(browser: Browser, record: Tracked, random: Random): Promise<void> {
  const { kind, words } = record;
  const deed = random.pick([
    'save',
    'publish',
    'publish',
    'withdraw',
    'restore',
    'schedule',
    'link',
    'withdraw links',
  ] as const);
  record.history.push(deed);
  if (deed === 'save') await save(browser, record);
  else if (deed === 'publish') await publish(browser, record);
  else if (deed === 'link') await makeLink(browser, record);
  else if (deed === 'withdraw links') await withdrawLinks(browser, record);
  else if (deed === 'schedule') {
    expect((await change(browser, record, 'publish', inAnHour)).status).toBe(200);
    record.isScheduled = true;
  } else if (deed === 'withdraw') {
    const { status } = await change(browser, record, 'withdraw');
    const isPublic = words.live !== null || record.isScheduled;
    const hasOriginal = kind.fixed !== null && kind.fixed.seedOf !== null;
    const mayLeave = kind.fixed === null ? isPublic : hasOriginal || record.isScheduled;
    expect(status, kind.name).toBe(mayLeave ? 200 : 409);
    if (kind.fixed && !record.isScheduled) {
      // It says its original words again; the company has none.
      if (hasOriginal) record.words = { draft: '', live: null };
      return;
    }
    // A schedule is taken back first.
    if (!record.isScheduled) words.live = null;
    record.isScheduled = false;
  } else {
    const { status, answer } = await change(browser, record, 'restore', { version: 1 });
    expect(status).toBe(200);
    words.draft = /zqword\w+z/.exec(JSON.stringify(answer.draft))?.[0] ?? '';
  }
}

const inBoth = (path: string) => [path, path === '/' ? '/pt' : `/pt${path}`];

/** Pages without parameters, files for programs, and calls that anyone may make. */
async function publicPaths(site: StaffSite): Promise<string[]> {
  const pages = sitePages.map(({ path }) => path.pattern).filter((path) => !path.includes(':'));
  const document = (await (await site.app.request('/api/openapi.json')).json()) as {
    paths: Record<string, object>;
  };
  const calls = Object.entries(document.paths)
    .filter(([path, methods]) => 'get' in methods && !/[{]|\/admin/.test(path))
    .map(([path]) => path);
  const feeds = ['/rss.xml', '/atom.xml'].flatMap(inBoth);
  const found = ['/blog?q=zqword', '/pt/blog?q=zqword', '/api/blog-posts?q=zqword&limit=100'];
  return [...pages.flatMap(inBoth), ...calls, ...feeds, ...found, '/sitemap.xml', '/llms.txt'];
}

async function read(site: StaffSite, path: string): Promise<string> {
  const response = await site.app.request(site.origin + path);
  return response.text();
}

/** Returns the words that are drawn for a page that is shared, or the answer if nothing is drawn. */
async function readShared(site: StaffSite, drawn: Drawn, path: string): Promise<string> {
  const response = await site.app.request(`${site.origin}/share${path}.png`);
  const words = drawn.get(response.headers.get('etag') ?? '');
  expect([path, response.status]).toEqual([path, words === undefined ? 404 : 200]);
  return words ?? response.text();
}

/** The words of drawings by their tag, and the addresses of pictures by what the site says. */
type Drawn = ReadonlyMap<string, string>;
type Watched = { paths: readonly string[]; drawn: Drawn; addresses: Map<string, string> };

/** The pages that are about records. */
function pagesOf(records: readonly Tracked[]) {
  return records.flatMap(({ kind, id, words }) => {
    const word = words.live ?? words.draft;
    const address = kind.addressOf(valuesWith(kind, word), id);
    const [english = '', portuguese = ''] = address === null ? [] : inBoth(address);
    return address === null ? [] : [{ path: id < '8' ? english : portuguese, word, id }];
  });
}

const pictured = new Set(['posts', 'case-studies']);

/** Checks every public answer against the model; returns the kinds that were seen. */
async function check(site: StaffSite, watched: Watched, records: readonly Tracked[]) {
  const { paths, drawn, addresses } = watched;
  const live = new Set(records.map(({ words }) => words.live));
  const seen = new Set<string>();
  const own = pagesOf(records);
  const all = [...paths, ...own.map((one) => one.path)];
  const links = records.map(({ kind, words, links }) => ({
    kind: kind.name,
    draft: words.draft,
    ...links,
  }));
  // Before the site is read, so that whatever keeps them would be found there.
  await checkLinks(site, links, (word) => live.has(word));
  const texts = new Map<string, string>();
  for (const path of all) texts.set(path, await read(site, path));
  for (const path of all.filter((one) => !/[.?]|^\/api/.test(one)))
    texts.set(`/share${path}`, await readShared(site, drawn, path.replace(/^\/?$/, '/home')));
  for (const [path, text] of texts)
    for (const [word] of text.matchAll(/zqword[a-z]+z/g)) {
      seen.add(word);
      const owner = records.find(({ words }) => words.draft === word);
      const label = `SIMULATION_SEED=${seed}: ${path} shows ${word} of ${owner?.kind.name}, ${owner?.history}`;
      // The page that is not there repeats the address that it was asked for.
      if (!live.has(word) && !path.includes(word)) expect.unreachable(label);
    }
  const company = records.find(({ kind }) => kind.name === 'company')?.words.live;
  for (const { path, word, id } of own) {
    const { words, kind } = records.find((one) => one.id === id) as Tracked;
    if (words.live !== word) continue;
    expect(texts.get(path), path).toContain(word);
    if (!pictured.has(kind.name)) continue;
    expect(texts.get(`/share${path}`), path).toContain(word);
    // Its address follows what is drawn, so a draft must not change it.
    const [, address = ''] =
      /property="og:image" content="([^"]+)"/.exec(texts.get(path) ?? '') ?? [];
    const key = `${path} ${word} ${company}`;
    expect(address).toContain(path);
    expect(addresses.get(key) ?? address).toBe(address);
    addresses.set(key, address);
  }
  return new Set(
    records.filter(({ words }) => words.live && seen.has(words.live)).map(({ kind }) => kind.name),
  );
}

async function makeDue(site: StaffSite, records: readonly Tracked[]): Promise<void> {
  const now = site.clock.now;
  site.clock.now = new Date('2030-01-02T11:00:00.000Z');
  for (let due = 1; due > 0; ) {
    await publishDue(site.context, contentKinds);
    const waiting = await site.database.read((db) =>
      Promise.all(records.map(({ kind, id }) => getRecord(db, { kind: kind.name, id }))),
    );
    due = waiting.filter((record) => record?.publishAt).length;
  }
  site.clock.now = now;
  for (const record of records.filter(({ isScheduled }) => isScheduled)) {
    record.words.live = record.words.draft || null;
    record.isScheduled = false;
  }
}

// The sequences bound the work, however slow the machine; the time ends only a run that hangs.
it('no word of a draft is in any public answer, and those of the site are', async ({ site }) => {
  const random = createRandom(seed);
  const browser = await becomeOwner(site);
  const { pictures } = site.services;
  const { words: drawn, worker } = recordDrawings(pictures);
  site.services.pictures = worker;
  const watched = { paths: await publicPaths(site), drawn, addresses: new Map<string, string>() };
  const seen = new Set<string>();
  const records: Tracked[] = [];
  const made = contentKinds.filter(({ fixed }) => fixed === null);
  for (let at = 0; at < sequences; at += 1)
    records.push(await begin(browser, made[at % made.length] as ContentKind));
  for (const kind of contentKinds)
    for (const id of kind.fixed?.ids ?? []) records.push(await begin(browser, kind, id));
  for (let deed = 1; deed <= deeds; deed += 1) {
    for (const record of records) await act(browser, record, random);
    if (deed % 2 > 0) continue;
    for (const name of await check(site, watched, records)) seen.add(name);
  }
  // They are few, so chance may have left each of a kind with its original words.
  for (const record of records.filter(({ kind }) => kind.fixed !== null)) {
    await save(browser, record);
    await publish(browser, record);
  }
  await makeDue(site, records);
  for (const name of await check(site, watched, records)) seen.add(name);
  const ending = records.flatMap(({ links }) => links.open);
  expect([drawn.size > 0, ending.length > 0]).toEqual([true, true]);
  site.clock.now = new Date(site.clock.now.getTime() + 7 * 86_400_000);
  await checkEnded(site, ending);
  site.services.pictures = pictures;
  const shown = contentKinds.map(({ name }) => name).filter((name) => !shownByOthers.has(name));
  expect(shown.filter((name) => !seen.has(name))).toEqual([]);
}, 900_000);
