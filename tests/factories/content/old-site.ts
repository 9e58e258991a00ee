import { expect } from 'vitest';
import type { ContentRecord } from '#features/content/content.schema.ts';
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
