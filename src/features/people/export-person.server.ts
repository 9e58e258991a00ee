import { buffer } from 'node:stream/consumers';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { listOtherEmails } from './details/other-emails.server.ts';
import { readRowsOf } from './export.repository.server.ts';
import { getPerson } from './people.repository.server.ts';

/** Returns what is stored of a person and copied for them, by file; null if there is no such person. */
export async function readCopyOf(
  db: Queryable,
  id: string,
): Promise<Record<string, readonly unknown[]> | null> {
  const person = await getPerson(db, id);
  if (!person) return null;
  const rows = await readRowsOf(db, id);
  const { emailKey: _emailKey, ...known } = person;
  const otherEmails = (await listOtherEmails(db, id)).map(({ email }) => email);
  return { person: [{ ...known, otherEmails }], ...rows };
}

/** Returns a ZIP file with a JSON file for each kind of row; null if there is no such person. */
export async function exportPerson(context: Context, id: string): Promise<Buffer | null> {
  const files = await transact(context, async (trx) => {
    const copy = await readCopyOf(trx, id);
    if (copy === null) return null;
    const subject = { kind: 'person', id };
    await recordChange(context, trx, { action: 'person.export', subject });
    return copy;
  });
  if (files === null) return null;
  // Loaded on first use, because few processes ever export.
  const { default: yazl } = await import('yazl');
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), `${name}.json`);
  zip.end();
  return buffer(zip.outputStream);
}
