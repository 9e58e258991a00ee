import { setTimeout as sleep } from 'node:timers/promises';
import type { SubscriberImportDetail } from '#features/newsletter/importing/subscriber-imports.schema.ts';
import { readAs } from './staff-orders.ts';
import type { Browser } from './staff-site.ts';

const path = '/api/admin/subscribers/import';

/** Sends a list of readers; returns the answer. */
export function sendList(browser: Browser, list: string | Buffer, query = ''): Promise<Response> {
  return browser.sendBytes(path + query, Buffer.from(list));
}

export function showList(browser: Browser, id: string): Promise<SubscriberImportDetail> {
  return readAs<SubscriberImportDetail>(browser, `${path}/${id}`);
}

/** Reads how far a list is until `isThere`, or it has ended, and returns that. */
export async function followList(
  browser: Browser,
  id: string,
  isThere: (list: SubscriberImportDetail) => boolean = () => false,
): Promise<SubscriberImportDetail> {
  for (;;) {
    const list = await showList(browser, id);
    if (list.state !== 'writing' || isThere(list)) return list;
    await sleep(20);
  }
}

/** Imports a list to its end. */
export async function importList(
  browser: Browser,
  list: string | Buffer,
  query = '',
): Promise<SubscriberImportDetail> {
  const response = await sendList(browser, list, query);
  if (response.status !== 202) throw new Error(`Refused: ${await response.text()}`);
  return followList(browser, ((await response.json()) as { id: string }).id);
}

/** The rows of a list's report, without the first, as texts. */
export async function reportOf(browser: Browser, id: string, query = ''): Promise<string[]> {
  const answer = await browser.get(`${path}/${id}/report?excel=en${query}`);
  const [, ...rows] = (await answer.text()).trim().split(/\r?\n/);
  return rows;
}
