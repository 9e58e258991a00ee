import { Readable } from 'node:stream';
import { tidyName } from '#features/files/name-upload.server.ts';
import type { OpenDocument } from '#features/files/serve/open-document.server.ts';
import { openClientInvoice } from '#features/payments/desk/client-orders.server.ts';
import { readCopyOf } from '#features/people/export-person.server.ts';
import { openPortalPaper } from '#features/projects/portal/portal-work.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { readPortal } from './read-portal.server.ts';

/** Returns a name that no other file of the archive has, however alike their own names are. */
function uniqueNames(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const key = name.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? name : name.replace(/(\.[^./]*)?$/, ` (${count})$1`);
  };
}

/**
 * Returns everything of a person as a ZIP file that is written as it is read: a JSON file for each kind of
 * row, the papers of their own work and their invoices. What they read of others is not in it.
 */
export async function exportPortal(context: Context, personId: string): Promise<Readable | null> {
  const copy = await transact(context, async (trx) => {
    const rows = await readCopyOf(trx, personId);
    if (rows === null) return null;
    await recordChange(context, trx, {
      action: 'portal.export',
      subject: { kind: 'person', id: personId },
    });
    return rows;
  });
  const portal = copy && (await readPortal(context, { personId }));
  if (!copy || !portal) return null;
  // Loaded on first use, because few processes ever export.
  const { default: yazl } = await import('yazl');
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  const name = uniqueNames();
  const add = (path: string, open: () => Promise<OpenDocument | null>) =>
    zip.addReadStreamLazy(path, (give) => {
      open().then(
        (document) => {
          // Bytes that are gone leave an empty file: the rest of the archive is worth having.
          const bytes = document ? Readable.fromWeb(document.bytes as never) : Readable.from([]);
          give(
            null,
            bytes.on('error', (error) => output.destroy(error)),
          );
        },
        (error) => give(error, Readable.from([])),
      );
    });
  for (const [file, rows] of Object.entries(copy))
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `${file}.json`);
  const own = new Map(
    portal.projects
      .filter(({ isReadOnly }) => !isReadOnly)
      .map((project) => [project.id, tidyName(project.name)]),
  );
  for (const { id, projectId, name: given } of portal.documents) {
    const folder = own.get(projectId);
    if (folder === undefined) continue;
    const path = name(`papers/${folder}/${tidyName(given)}`);
    add(path, () => openPortalPaper(context, { personId, projectId, id }));
  }
  for (const { href, number, documents = [] } of portal.invoices)
    for (const one of [...(href === undefined ? [] : [{ number, href }]), ...documents])
      add(name(`invoices/${tidyName(`${one.number.replaceAll('/', '-')}.pdf`)}`), () =>
        openClientInvoice(context, { personId }, one.href.split('/').at(-1) ?? ''),
      );
  zip.end();
  return output;
}
