import type { TransferReport } from '#features/content-transfer/transfer.schema.ts';
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
