import { setTimeout as sleep } from 'node:timers/promises';
import type { FollowedImport, TransferReport } from '#features/content-transfer/transfer.schema.ts';
import type { Browser } from '../staff-site.ts';

type Outcome = { status: number; body: TransferReport & Record<string, unknown> };

/** Sends a file to the import of content in a signed-in browser. */
export async function importFile(
  browser: Browser,
  file: string | Buffer,
  query = '',
): Promise<Outcome> {
  const response = await browser.sendBytes(`/api/admin/content/import${query}`, Buffer.from(file));
  return { status: response.status, body: (await response.json()) as Outcome['body'] };
}

/** Returns the archive of all content. */
export async function exportFile(browser: Browser): Promise<Buffer> {
  const response = await browser.get('/api/admin/content/export');
  return Buffer.from(await response.arrayBuffer());
}

/** Starts an import that is followed; returns its id. */
export async function startImport(
  browser: Browser,
  file: string | Buffer,
  query = '',
): Promise<string> {
  const path = `/api/admin/content/import${query}`;
  const response = await browser.sendBytes(path, Buffer.from(file), { Prefer: 'respond-async' });
  const { id } = (await response.json()) as { id: string };
  const address = response.headers.get('Location');
  if (response.status !== 202 || address !== `/api/admin/content/import/${id}`)
    throw new Error(`The import was not started: ${response.status} ${address}`);
  return id;
}

/** Reads how far an import is until `isThere`, and returns that. */
export async function followImport(
  browser: Browser,
  id: string,
  isThere: (one: FollowedImport) => boolean = ({ state }) => state !== 'running',
): Promise<FollowedImport> {
  for (;;) {
    const response = await browser.get(`/api/admin/content/import/${id}`);
    if (response.status !== 200) throw new Error(`The import is not there: ${response.status}`);
    const followed = (await response.json()) as FollowedImport;
    if (isThere(followed)) return followed;
    if (followed.state !== 'running')
      throw new Error(`The import ended: ${JSON.stringify(followed).slice(0, 500)}`);
    await sleep(20);
  }
}
