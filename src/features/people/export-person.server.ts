import { buffer } from 'node:stream/consumers';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { listOtherEmails } from './details/other-emails.server.ts';
import { readRowsOf } from './export.repository.server.ts';
import { getPerson } from './people.repository.server.ts';

/** Returns a ZIP file with a JSON file for each kind of row; null if there is no such person. */
export async function exportPerson(context: Context, id: string): Promise<Buffer | null> {
  const files = await transact(context, async (trx) => {
    const person = await getPerson(trx, id);
    if (!person) return null;
    const rows = await readRowsOf(trx, id);
    const subject = { kind: 'person', id };
    await recordChange(context, trx, { action: 'person.export', subject });
    const { emailKey: _emailKey, ...known } = person;
    const otherEmails = (await listOtherEmails(trx, id)).map(({ email }) => email);
    return { person: [{ ...known, otherEmails }], ...rows };
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
