import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { postKind } from '#features/blog/blog.content.server.ts';
import type { ContentRecord } from '#features/content/content.schema.ts';
import type { Incoming } from '#features/content-transfer/incoming.ts';
import { readIncoming } from '#features/content-transfer/read-incoming.server.ts';
import { type Browser, becomeOwner, type StaffSite } from '../staff-site.ts';
import { importFile } from './content-files.ts';
import { type WordpressItem, wordpressFile } from './wordpress-files.ts';

export async function readPost(browser: Browser, id = ''): Promise<ContentRecord> {
  return (await (await browser.get(`/api/admin/content/posts/${id}`)).json()) as ContentRecord;
}

let sites = 0;

/** Returns what makes the export of another old site each time; its posts have other addresses here. */
export function newSite() {
  sites += 1;
  const address = `https://old-${sites}.example`;
  const named = (item: WordpressItem | string) => {
    if (typeof item === 'string') return item;
    const { name = 'words' } = item;
    const own = name === '' ? '' : `${name}-${sites}`;
    return { link: `${address}/2019/05/${own}/`, ...item, name: own };
  };
  return {
    address,
    slug: (name = 'words') => `${name}-${sites}`,
    file: (items: readonly (WordpressItem | string)[], more: object = {}) =>
      wordpressFile(items.map(named), { address, ...more }),
  };
}

/** Imports one post; returns it with what was told of it. */
export async function importOne(
  site: StaffSite,
  item: WordpressItem,
  more: (WordpressItem | string)[] = [],
) {
  const browser = await becomeOwner(site);
  const old = newSite();
  const { status, body } = await importFile(browser, old.file([item, ...more]));
  expect([status, body.counts]).toMatchObject([200, { refused: 0 }]);
  const [record] = body.records;
  const findings = body.findings.map(({ code, detail }) => [code, detail]);
  return { record: await readPost(browser, record?.id), findings, body, old };
}

/** Reads a file as an import does, without importing it, which takes the start of two programs. */
export async function readFileOf(file: string | Buffer, oldSite = ''): Promise<Incoming> {
  const path = join(tmpdir(), `entrada-read-${randomUUID()}`);
  await writeFile(path, file);
  try {
    return await readIncoming(path, [postKind], { now: '2026-11-27T10:00:00.000Z', oldSite });
  } finally {
    await rm(path);
  }
}

/** Reads one post; returns its first record with what was told of the file. */
export async function readOne(item: WordpressItem, more: (WordpressItem | string)[] = []) {
  const old = newSite();
  const { records, findings } = await readFileOf(old.file([item, ...more]));
  const [record] = records;
  expect(records.flatMap(({ problems }) => problems)).toEqual([]);
  return {
    old,
    records,
    live: record?.live ?? null,
    oldPaths: [...(record?.oldPaths ?? []), ...(record?.oldPathsPt ?? [])],
    findings: findings.map(({ code, detail }) => [code, detail]),
  };
}
